// @module-tag own-window
/**
 * When the table of texts and its code are asked for: never for nothing, and not with what has asked for the first
 * text.
 */
import { expect, test, vi } from 'vitest'
import { fakeIsland, find, gate, settled, startOn } from '../../helpers/engine'

/** Runs what waits for the browser to be idle. */
function stubIdle(): () => Promise<void> {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback))
  return async () => {
    await settled()
    for (const callback of waiting.splice(0)) callback()
    await settled()
  }
}

test('the table waits until the browser is idle, and is asked for once', async () => {
  const becomeIdle = stubIdle()
  const engine = await startOn('', fakeIsland('a'))
  const want = vi.spyOn(engine.translations, 'want').mockResolvedValue()
  engine.t('Fermer')
  engine.t('Ouvrir')
  await settled()
  expect(want).not.toHaveBeenCalled()
  await becomeIdle()
  expect(want).toHaveBeenCalledTimes(1)
})

test.each(['open', 'refuse'] as const)(
  'the table waits for code that a press has asked for: %s',
  async (end) => {
    const becomeIdle = stubIdle()
    const code = gate()
    const island = fakeIsland('a', { when: { on: 'interaction' }, before: () => code.passed })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const engine = await startOn('<p class="a"></p>', island)
    const want = vi.spyOn(engine.translations, 'want').mockResolvedValue()
    find<HTMLElement>('.a').click()
    engine.t('Chargement…')
    await becomeIdle()
    await becomeIdle()
    expect(want).not.toHaveBeenCalled()
    if (end === 'open') code.open()
    else code.refuse(new TypeError('hors ligne'))
    await becomeIdle()
    await becomeIdle()
    expect(want).toHaveBeenCalledTimes(1)
  },
)

test.each([
  ['fr', 0],
  ['en-GB', 0],
  // What stays in French is marked as such.
  ['de', 1],
])('without a table, a page in %s asks %d times', async (lang, times) => {
  const becomeIdle = stubIdle()
  vi.stubGlobal('IlotsConfig', { translations: false, lang })
  const engine = await startOn('', fakeIsland('a'))
  const want = vi.spyOn(engine.translations, 'want').mockResolvedValue()
  engine.t('Fermer')
  await becomeIdle()
  expect(want).toHaveBeenCalledTimes(times)
})
