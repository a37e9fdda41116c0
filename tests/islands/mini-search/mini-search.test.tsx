import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { miniSearch } from '../../../islands/mini-search'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { StoredValue } from '../../../src/storage/stored-value'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'
import { configOf } from '../../helpers/storage'

const now = { ...miniSearch, when: { on: 'now' as const } }
const POPUP =
  '<p><button type="button" data-role="close">Fermer</button></p><label><input type="checkbox" name="dans[]" value="all" checked>Tout</label><label><input type="checkbox" name="dans[]" value="pages">Pages</label><div data-role="suggestions"></div>'
const LIST = '<h3>Pages</h3><ul><li><a href="#un">Un</a></li><li><a href="#deux">Deux</a></li></ul>'
const CALL = '/platform/ajax/modules/search/ajax_search.php'

let calls: Received[]
let said: ReturnType<typeof complaints>
/** A pop-up is requested once a page: each test has another page id. */
let page = 0
let engine: Engine

beforeAll(() => miniSearch.load())
beforeEach(() => {
  page += 1
  said = complaints()
  calls = stubServer()
  vi.useFakeTimers()
})
afterEach(() => {
  engine.lifecycle.sweep(() => true)
  vi.useRealTimers()
})

const html = (version = '1', value = '') =>
  `<header><form class="petite" action="/recherche" data-ilot="mini-search" data-version-search="${version}" data-id-page-search="${page}"><input type="search" name="q" value="${value}"><button>OK</button></form></header><main><button type="button">Ailleurs</button></main>`
async function start(version?: string, value?: string) {
  const started = startOn(html(version, value), now)
  await vi.advanceTimersByTimeAsync(0)
  engine = await started
  await vi.advanceTimersByTimeAsync(0)
}
const field = () => find<HTMLInputElement>('[name="q"]')
const form = () => find<HTMLFormElement>('form')
const popup = () => document.querySelector<HTMLElement>('.ilots-search')
const list = () => find('[data-role="suggestions"]')
const bodies = () => calls.map(({ init }) => decodeURIComponent(String(init.body)))
async function type(text: string, wait = 400) {
  field().focus()
  field().value = text
  field().dispatchEvent(new InputEvent('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(wait)
}
async function answer(text: string, at = -1, init?: ResponseInit) {
  calls.at(at)?.answer(text, init)
  await vi.advanceTimersByTimeAsync(0)
}
/** The pop-up and its first suggestions. */
async function search(version?: string, text = 'vitre') {
  await start(version)
  await type(text, 0)
  await answer(POPUP)
  await vi.advanceTimersByTimeAsync(400)
  await answer(LIST)
}
const press = (key: string, target: Element = field()) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}
const spoken = async () => {
  await vi.advanceTimersByTimeAsync(600)
  return document.querySelector('.ilots-spoken')?.textContent
}

describe('the form', () => {
  const button = () => find<HTMLButtonElement>('form button')
  const click = (target: HTMLElement = button()) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('opens on the first click, and is sent on the second', async () => {
    await start()
    expect(button().getAttribute('aria-expanded')).toBe('false')
    expect(click()).toBe(true)
    expect([form().className, button().getAttribute('aria-expanded')]).toEqual([
      'petite is-open is-sliding',
      'true',
    ])
    expect(document.activeElement).toBe(field())
    expect(click()).toBe(false)
  })

  test('that holds a text is open: the button sends it', async () => {
    await start('1', 'impact')
    expect(form().className).toBe('petite is-open')
    expect(click()).toBe(false)
  })

  test('folds on Escape, on a click elsewhere and when the focus goes, while it is empty', async () => {
    await start()
    click()
    expect(press('Escape').defaultPrevented).toBe(true)
    expect([form().className, document.activeElement]).toEqual(['petite', button()])
    click()
    field().blur()
    find('main').click()
    expect(form().className).toBe('petite')
    click()
    find('main button').focus()
    expect(form().className).toBe('petite')
    click()
    await type('vitre')
    field().blur()
    find('main').click()
    expect(form().className).toContain('is-open')
  })

  test('stays open for a click that leaves the focus in it', async () => {
    await start()
    click()
    find('main').click()
    expect(form().className).toContain('is-open')
  })

  test('is the server’s again when it goes, with the pop-up open', async () => {
    await search()
    press('ArrowDown')
    makeApi(engine).unmount(document)
    expect(popup()).toBeNull()
    const before = document.createElement('div')
    before.innerHTML = html()
    expect(document.querySelector('header')?.outerHTML).toBe(before.querySelector('header')?.outerHTML)
    expect(document.documentElement.outerHTML).not.toContain('data-ilots-locked')
  })
})

describe('the pop-up', () => {
  test('is asked for as §7.13 says, once a page, and not for spaces', async () => {
    await start()
    await type('  ')
    expect(calls).toHaveLength(0)
    await type(' v', 0)
    expect(calls.map(({ url, init }) => [init.method, url, String(init.body)])).toEqual([
      ['POST', CALL, `action=create_popup&version_search=1&id_page_search=${page}`],
    ])
    await type('vi', 0)
    expect(calls).toHaveLength(1)
    await answer(POPUP)
    expect(document.body.firstElementChild?.firstElementChild).toBe(popup())
    press('Escape')
    await type('vit', 0)
    expect(popup()).not.toBeNull()
    expect(calls).toHaveLength(1)
  })

  test('of version 2 is in the form, and leaves the page free', async () => {
    await search('2')
    expect(popup()?.parentElement?.parentElement).toBe(form())
    expect(document.documentElement.outerHTML).not.toContain('data-ilots-locked')
    expect(bodies().at(-1)).toBe('q=vitre&dans[]=all&version_search=2')
  })

  test('of version 1 blocks the page until it closes', async () => {
    await search()
    expect(document.documentElement.outerHTML).toContain('data-ilots-locked')
    press('Escape')
    expect(document.documentElement.outerHTML).not.toContain('data-ilots-locked')
  })

  test.each([
    ['Escape', () => void press('Escape')],
    ['its close button', () => find('[data-role="close"]').click()],
    [
      'a click outside',
      () => {
        find('main').dispatchEvent(new Event('pointerdown', { bubbles: true }))
        find('main').click()
      },
    ],
    ['the focus that goes elsewhere', () => find('main button').focus()],
    ['another page', () => void dispatchEvent(new Event('pagehide'))],
  ])('closes by %s, and the field begins anew', async (_, close) => {
    await search()
    close()
    expect([popup(), field().value]).toEqual([null, ''])
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(2)
  })

  test('stays for a click in it, and for a press that began in it', async () => {
    await search()
    list().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    find('main').click()
    find('[value="pages"]').focus()
    expect(popup()).not.toBeNull()
  })

  test.each([
    ['Escape', () => void press('Escape')],
    ['the focus that goes elsewhere', () => find('main button').focus()],
    [
      'a click outside',
      () => {
        find('main').dispatchEvent(new Event('pointerdown', { bubbles: true }))
        find('main').click()
      },
    ],
  ])('that comes after %s is not shown, and the field begins anew', async (_, leave) => {
    await start()
    await type('vitre', 0)
    leave()
    await answer(POPUP)
    expect([popup(), field().value]).toEqual([null, ''])
    await type('phare')
    expect(popup()).not.toBeNull()
  })

  test('does not come for what was typed before its code, when the visitor has gone on: the text stays', async () => {
    await start()
    find('main button').focus()
    field().value = 'vitre'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(1000)
    expect([calls.length, popup(), field().value]).toEqual([0, null, 'vitre'])
  })

  test('without its parts gets them, and the console says so', async () => {
    await start()
    await type('vitre', 0)
    await answer('<p>Chercher</p>')
    await vi.advanceTimersByTimeAsync(400)
    await answer(LIST)
    expect(said.errors.join()).toMatch(/ILOTS-202.*close/)
    expect(said.errors.join()).toMatch(/ILOTS-202.*suggestions/)
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(2)
    find('.ilots-search-close').click()
    expect(popup()).toBeNull()
  })

  test('is said and can be closed in the site’s own words, when they come while it is open', async () => {
    await start()
    await type('vitre')
    await answer('', -1, { status: 500 })
    const { translation } = engine.store.getState()
    const traductions = { Fermer: 'Schließen', Réessayer: 'Nochmals', Recherche: 'Suche' }
    vi.useRealTimers()
    engine.store.setState({ translation: { ...translation, state: 'here', traductions } })
    await settled()
    expect(
      [...document.querySelectorAll('.ilots-search button')].map((button) => button.textContent),
    ).toEqual(['Nochmals', 'Voir les résultats', 'Schließen'])
    expect(popup()?.getAttribute('aria-label')).toBe('Suche')
  })

  test('given up while it loads, it is not busy the next time', async () => {
    await start()
    await type('vitre')
    press('Escape')
    await answer(POPUP)
    await type('vi', 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(popup()?.hasAttribute('aria-busy')).toBe(false)
    await vi.advanceTimersByTimeAsync(400)
    expect(popup()?.getAttribute('aria-busy')).toBe('true')
    await answer(LIST)
    expect(popup()?.getAttribute('aria-busy')).toBe('false')
  })

  test.each([
    ['a status', '', { status: 500 }, /ILOTS-403/],
    ['nothing', '', {}, /ILOTS-404/],
    ['a whole page', '<!doctype html><html><body>Connexion</body></html>', {}, /ILOTS-404/],
  ])('that fails with %s says so, keeps the text, and can be tried again', async (_, text, init, code) => {
    await start()
    await type('vitre')
    await answer(text, -1, init)
    expect(said.errors.join()).toMatch(code)
    expect(find('[role="alert"]').textContent).toContain('Entrée lance la recherche')
    expect(field().value).toBe('vitre')
    find<HTMLElement>('[role="alert"] button').click()
    await answer(POPUP)
    await vi.advanceTimersByTimeAsync(400)
    await answer(LIST)
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(2)
  })
})

describe('suggestions', () => {
  test('are asked for 400 ms after the last key, with the form and the pop-up’s fields', async () => {
    await start()
    await type('vi', 0)
    await answer(POPUP)
    await type('vitre', 399)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(bodies().at(-1)).toBe('q=vitre&dans[]=all&version_search=1')
  })

  test('are asked for 150 ms after a filter', async () => {
    await search()
    find('[value="pages"]').click()
    await vi.advanceTimersByTimeAsync(149)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(bodies().at(-1)).toBe('q=vitre&dans[]=pages&version_search=1')
  })

  test('of an older text never replace newer ones', async () => {
    await search()
    await type('a')
    await type('b')
    await answer('<a href="/b">B</a>', 3)
    await answer('<a href="/a">A</a>', 2)
    expect(list().textContent).toBe('B')
  })

  test('are the options of a listbox, walked with arrows while the field keeps the focus', async () => {
    await search()
    expect(list().getAttribute('role')).toBe('listbox')
    expect([...list().querySelectorAll('*')].map((element) => element.getAttribute('role'))).toEqual([
      'presentation',
      'presentation',
      'presentation',
      'option',
      'presentation',
      'option',
    ])
    press('ArrowDown')
    press('ArrowDown')
    expect(field().getAttribute('aria-activedescendant')).toBe(find('[href="#deux"]').id)
    expect(document.activeElement).toBe(field())
    const followed = vi.fn()
    find('[href="#deux"]').addEventListener('click', followed)
    expect(press('Enter').defaultPrevented).toBe(true)
    expect(followed).toHaveBeenCalledTimes(1)
  })

  test('say how many they are, or what the server says instead', async () => {
    await search()
    expect(await spoken()).toBe('2 suggestions')
    await type('xy')
    await answer('<ul><li><a href="#un">Un</a></li></ul><p><a href="#tout">Les 12 résultats</a></p>')
    expect(await spoken()).toBe('1 suggestion')
    await type('x')
    await answer('<p>Rien pour x.</p>')
    expect([await spoken(), list().getAttribute('role'), field().getAttribute('aria-expanded')]).toEqual([
      'Rien pour x.',
      null,
      'false',
    ])
    await type('y')
    await answer('')
    expect([await spoken(), list().textContent]).toEqual(['Aucun résultat', 'Aucun résultat'])
  })

  test('without links fill the field and send the form', async () => {
    await start()
    await type('vitre', 0)
    await answer(POPUP)
    await vi.advanceTimersByTimeAsync(400)
    await answer('<ul><li>vitre latérale</li></ul>')
    const sent = vi.fn((event: Event) => event.preventDefault())
    form().addEventListener('submit', sent)
    find('li').click()
    expect([field().value, sent.mock.calls.length]).toEqual(['vitre latérale', 1])
  })

  test('go when the field is emptied, and nothing is asked for', async () => {
    await search()
    await type('')
    expect([list().textContent, calls.length]).toEqual(['', 2])
  })

  test('that fail say so in their place, keep the text, and are tried again', async () => {
    await search()
    await type('vitre a')
    await answer('', -1, { status: 500 })
    expect(said.errors.join()).toMatch(/ILOTS-403/)
    expect(list().textContent).toContain('n’ont pas pu être chargées')
    expect(field().value).toBe('vitre a')
    list().querySelector('button')?.click()
    await vi.advanceTimersByTimeAsync(0)
    await answer(LIST)
    expect(list().querySelectorAll('[role="option"]')).toHaveLength(2)
    expect(document.activeElement).toBe(field())
  })
})

describe('recent searches', () => {
  const rows = () => [...document.querySelectorAll('.ilots-suggestion')].map((row) => row.textContent)
  const kept = () => new StoredValue(configOf('', 'platform'), 'searches', 'recent')
  beforeEach(() => kept().write(['pare-brise', 'impact']))

  test('are offered below the empty field, taken with Enter, and searched', async () => {
    await start()
    field().focus()
    expect(rows()).toEqual(['pare-brise', 'impact', 'Effacer les recherches récentes'])
    press('ArrowDown')
    press('Enter')
    expect([field().value, rows()]).toEqual(['pare-brise', []])
    await vi.advanceTimersByTimeAsync(0)
    expect(bodies()[0]).toContain('action=create_popup')
  })

  test('go when one types, and are not offered by closing the pop-up', async () => {
    await search()
    expect(rows()).toEqual([])
    press('Escape')
    expect(rows()).toEqual([])
    press('ArrowDown')
    expect(rows()).toHaveLength(3)
  })

  test('are kept from what is sent and followed', async () => {
    await search('1', 'vitre')
    form().addEventListener('submit', (event) => event.preventDefault())
    form().requestSubmit()
    expect(kept().read()).toEqual(['vitre', 'pare-brise', 'impact'])
    await type('toit', 0)
    find('[href="#un"]').click()
    expect(kept().read()).toContain('toit')
  })

  test('can be cleared, which is said', async () => {
    await start()
    field().focus()
    press('ArrowUp')
    press('Enter')
    expect([rows(), kept().read()]).toEqual([[], undefined])
    expect(await spoken()).toBe('Recherches récentes effacées')
  })
})

test('a form without a field says so and stays ordinary', async () => {
  const started = startOn('<form data-ilot="mini-search"><button>OK</button></form>', now)
  await vi.advanceTimersByTimeAsync(0)
  engine = await started
  expect(said.errors.join()).toMatch(/ILOTS-202/)
})

test('parts that content has put into the pop-up’s answer are not the pop-up’s', async () => {
  const trap =
    '<div data-ilots-content><p data-role="suggestions" id="piege">Texte</p><a data-role="close" href="#x" id="lire">Lire</a></div>'
  await start()
  await type('vitre', 0)
  await answer(trap + POPUP)
  await vi.advanceTimersByTimeAsync(400)
  await answer(LIST)
  expect(find('#piege').textContent).toBe('Texte')
  expect(find('[data-role="suggestions"]:not(#piege)').textContent).toContain('Deux')
  find('#lire').click()
  expect(popup()).not.toBeNull()
  find('button[data-role="close"]').click()
  expect(popup()).toBeNull()
})

test('a reset of the form closes the pop-up, and drops what is asked', async () => {
  await search()
  form().reset()
  await vi.advanceTimersByTimeAsync(0)
  expect([popup(), field().getAttribute('aria-expanded')]).toEqual([null, 'false'])
  await type('pare')
  form().reset()
  await vi.advanceTimersByTimeAsync(0)
  await answer(LIST)
  expect(popup()).toBeNull()
})
