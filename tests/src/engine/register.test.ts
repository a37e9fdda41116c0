/** `Ilots.register`: an integrator's own islands. */
import { describe, expect, test, vi } from 'vitest'
import { makeApi } from '../../../src/engine/api'
import { makeEngine } from '../../../src/engine/engine'
import type { IslandDefinition } from '../../../src/island/custom-island'
import { services } from '../../../src/registry-entries'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'

const HTML = '<p data-ilot="mine" data-max="3">a</p><p class="other"></p>'
const mine = (more: object = {}) =>
  ({
    name: 'mine',
    marker: '[data-ilot~="mine"]',
    when: { on: 'now' },
    mount() {},
    ...more,
  }) as IslandDefinition

/** The page, scanned, with one island of the project's. */
async function started(html = HTML) {
  const engine = await startOn(html, fakeIsland('other'))
  return { engine, ilots: makeApi(engine) }
}

test('an island registered after the scan is mounted, marked, inspected and explained', async () => {
  const { ilots } = await started()
  await ilots.register(mine())
  expect(find('p').dataset.ilotMounted).toBe('mine')
  expect(ilots.why(find('p'))).toEqual([{ island: 'mine', state: 'mounted', reason: '', hint: '' }])
  expect(ilots.inspect().islands).toContainEqual(
    expect.objectContaining({ island: 'mine', state: 'mounted' }),
  )
})

test('one registered before the scan is part of it', async () => {
  document.body.innerHTML = HTML
  const mount = vi.fn()
  const engine = makeEngine([fakeIsland('other')], services, null)
  void makeApi(engine).register(mine({ mount }))
  await engine.ready
  expect(mount).toHaveBeenCalledOnce()
})

test('HTML that comes later is mounted, and what leaves is disposed', async () => {
  const dispose = vi.fn()
  const { ilots } = await started('')
  await ilots.register(mine({ mount: () => dispose }))
  document.body.innerHTML = HTML
  await settled()
  expect(find('p').dataset.ilotMounted).toBe('mine')
  find('p').remove()
  await settled()
  expect(dispose).toHaveBeenCalledOnce()
})

test('a click that comes before its code waits for it', async () => {
  const clicked = vi.fn()
  const { ilots } = await started()
  void ilots.register(
    mine({
      when: undefined,
      load: async () => ({ mount: (host: HTMLElement) => host.addEventListener('click', clicked) }),
      mount: undefined,
    }),
  )
  find('p').click()
  expect(clicked).not.toHaveBeenCalled()
  await settled()
  await settled()
  expect(clicked).toHaveBeenCalledOnce()
})

test('attributes are read by their type, and a refused one has its default', async () => {
  const { errors } = complaints()
  const read = vi.fn()
  const { ilots } = await started('<p data-ilot="mine" data-max="many" data-open="false" data-look="b"></p>')
  await ilots.register({
    name: 'mine',
    marker: '[data-ilot~="mine"]',
    when: { on: 'now' },
    attributes: {
      max: { type: 'integer', default: 7 },
      open: { type: 'flag', default: true },
      look: { type: 'choice', words: ['a', 'b'], default: 'a' },
      label: { type: 'text', default: 'x', name: 'title' },
    },
    mount: (_, { attributes }) => {
      const count: number = attributes.max
      const look: 'a' | 'b' = attributes.look
      read({ ...attributes, count, look })
    },
  })
  expect(read).toHaveBeenCalledWith({ max: 7, count: 7, open: false, look: 'b', label: 'x' })
  expect(errors).toEqual([expect.stringMatching(/ILOTS-201.*data-max refusé : reçu « many »/)])
})

test('a mount that throws fails alone, and is explained', async () => {
  complaints()
  const { ilots } = await started()
  await ilots.register(mine({ mount: () => Promise.reject(new Error('cassé')) }))
  expect(ilots.why(find('p'))).toMatchObject([{ state: 'failed', reason: 'cassé' }])
  expect(find('.other').dataset.ilotMounted).toBe('other')
})

test('a misspelt marker of it is told with its name', async () => {
  const { ilots } = await started('<p data-ilot="compteru"></p>')
  await ilots.register(mine({ name: 'compteur', marker: '[data-ilot~="compteur"]' }))
  expect(ilots.why(find('p'))).toMatchObject([{ state: 'misspelt', hint: 'écrire « compteur »' }])
})

describe('a definition is refused, with how to mend it:', () => {
  test.each<[string, unknown, RegExp]>([
    ['a name that is taken', mine({ name: 'other' }), /name refusé : reçu « other », attendu un nom libre/],
    ['a name with capitals', mine({ name: 'Mine' }), /name refusé : reçu « Mine ».*compteur-de-mots/],
    [
      'a selector that cannot be read',
      mine({ marker: 'p[' }),
      /marker refusé : reçu « p\[ », attendu un sélecteur/,
    ],
    ['no selector', mine({ marker: undefined }), /marker refusé : reçu « undefined »/],
    ['no mount', mine({ mount: undefined }), /ni mount ni load/],
    ['a mount and a load', mine({ load: async () => ({ mount() {} }) }), /mount et load ensemble/],
    [
      'a moment that does not exist',
      mine({ when: { on: 'later' } }),
      /when refusé : reçu « {"on":"later"} »/,
    ],
    ['a key that is misspelt', mine({ atributes: {} }), /clé de la définition refusé : reçu « atributes »/],
    ['an early part that cannot be read', mine({ early: 'a[' }), /early refusé/],
    [
      'a type that does not exist',
      mine({ attributes: { max: { type: 'number' } } }),
      /attributes\.max\.type refusé/,
    ],
    ['nothing at all', null, /Ilots\.register\(…\) refusé : reçu « null »/],
  ])('%s', async (_, definition, sentence) => {
    const { errors } = complaints()
    const { ilots } = await started()
    await ilots.register(definition as IslandDefinition)
    expect(errors).toEqual([expect.stringMatching(/^\[ILOTS-208\]/)])
    expect(errors[0]).toMatch(sentence)
    expect(find('p').dataset.ilotMounted).toBeUndefined()
    expect(find('.other').dataset.ilotMounted).toBe('other')
  })

  test('a click on what is around its host is kept for another island, before it is refused', async () => {
    const { errors } = complaints()
    const engine = await startOn(
      '<section class="other"><p data-ilot="mine"><b>a</b></p></section>',
      fakeIsland('other', { when: { on: 'interaction' } }),
    )
    const failed = vi.fn((event: Event) => event.preventDefault())
    addEventListener('error', failed)
    const refused = makeApi(engine).register(mine({ early: 'a[', when: { on: 'interaction' } }))
    find('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
    await refused
    removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
    expect(errors).toEqual([expect.stringMatching(/^\[ILOTS-208\].*early refusé/)])
    expect(find('section').dataset.ilotMounted).toBe('other')
  })

  test('its hosts say why, and the right one of the same name is mounted afterwards', async () => {
    complaints()
    const { ilots } = await started()
    await ilots.register(mine({ when: { on: 'later' } }))
    expect(ilots.why(find('p'))).toMatchObject([
      { state: 'refused', reason: expect.stringContaining('when') },
    ])
    await ilots.register(mine())
    expect(find('p').dataset.ilotMounted).toBe('mine')
  })

  test('its marker is looked for no more', async () => {
    complaints()
    const { ilots } = await started()
    await ilots.register(mine({ marker: '.once', when: { on: 'later' } }))
    const queries = vi.spyOn(Element.prototype, 'querySelectorAll')
    await ilots.mount(document.body)
    expect(queries.mock.calls.flat().join()).not.toContain('.once')
  })

  test('a load without a mount in its module is said, and asked for again', async () => {
    const { errors } = complaints()
    const { ilots } = await started()
    await ilots.register(mine({ mount: undefined, load: async () => ({}) }))
    expect(errors).toEqual([expect.stringMatching(/ILOTS-301.*exporte mount/)])
    expect(find('p').dataset.ilotMounted).toBeUndefined()
  })
})
