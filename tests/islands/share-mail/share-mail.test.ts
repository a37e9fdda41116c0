import { beforeAll, expect, test, vi } from 'vitest'
import { shareMail } from '../../../islands/share-mail'
import { complaints, find, settled, startOn } from '../../helpers/engine'

// The island's code is loaded, so that inserted HTML mounts within a few turns.
beforeAll(() => shareMail.load())

async function start(href: string) {
  const engine = await startOn('', { ...shareMail, when: { on: 'now' } })
  const popup = vi.spyOn(engine.modal, 'popup').mockResolvedValue()
  vi.spyOn(engine.modal, 'preload').mockResolvedValue()
  document.body.innerHTML = `<a data-ilot="share-mail" href="${href}">Courriel</a>`
  await settled()
  return popup
}

test('opens the address as it was written, in a frame of 850 × 480 that closes as pop-ups do', async () => {
  const popup = await start(' /envoyer?u=1 ')
  find('a').click()
  expect(popup).toHaveBeenCalledExactlyOnceWith({
    handler: 'iframe',
    url: '/envoyer?u=1',
    size: { x: 850, y: 480 },
    closable: true,
    opener: find('a'),
  })
})

test.each([
  ['mailto:a@b.fr', 'is followed'],
  ['', 'is followed'],
  ['javascript:alert(1)', 'does nothing'],
  ['\u0001java\tscript:alert(1)', 'does nothing'],
  ['data:text/html,x', 'does nothing'],
])('the refused %j %s, with one warning', async (href, what) => {
  const { warnings } = complaints()
  const popup = await start(href)
  for (let round = 0; round < 2; round += 1) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('a').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(what === 'does nothing')
  }
  expect(popup).not.toHaveBeenCalled()
  expect(warnings).toEqual([expect.stringContaining('[ILOTS-203] share-mail')])
})
