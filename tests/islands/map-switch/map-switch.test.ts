import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mapSwitch } from '../../../islands/map-switch'
import { makeApi } from '../../../src/engine/api'
import { complaints, find, startOn } from '../../helpers/engine'

const html = (more = '', id = '') =>
  `<div data-ilot="map-switch"${id && ` id="${id}"`}><button data-mode="liste">Liste</button><button data-mode="carte"${more}>Carte</button><div data-panel="liste"><a href="/brest">Brest</a></div><div data-panel="carte" class="plan">Carte</div></div>`
const start = (page = html()) => startOn(page, mapSwitch)
const visible = () =>
  [...document.querySelectorAll<HTMLElement>('[data-panel]:not([hidden])')].map(
    ({ dataset }) => dataset.panel,
  )
const pressed = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].map(({ dataset }) => dataset.mode)
const choose = (mode: string, root = '') => find(`${root} [data-mode="${mode}"]`).click()
const at = (address: string) => history.replaceState(null, '', address)

beforeEach(() => at('/accueil'))
afterEach(() => at('/accueil'))

describe('it starts', () => {
  test('on the first button', async () => {
    await start()
    expect([visible(), pressed()]).toEqual([['liste'], ['liste']])
  })
  test('on the button that the server pressed', async () => {
    await start(html(' aria-pressed="true"'))
    expect([visible(), pressed()]).toEqual([['carte'], ['carte']])
  })
  test('on the mode that the address names', async () => {
    at('/accueil?mode=carte')
    await start()
    expect([visible(), pressed()]).toEqual([['carte'], ['carte']])
  })
  test('as usual when the address names none of its modes', async () => {
    at('/accueil?mode=globe')
    await start()
    expect(visible()).toEqual(['liste'])
  })
  test('without writing to the address', async () => {
    await start()
    expect(location.href).toBe('https://vitrea.example/accueil')
  })
})

describe('a click', () => {
  test('shows the panel of that name, and presses the button', async () => {
    await start()
    choose('carte')
    expect([visible(), pressed()]).toEqual([['carte'], ['carte']])
    choose('liste')
    expect([visible(), pressed()]).toEqual([['liste'], ['liste']])
  })

  test('is remembered in the address, beside what was there, in the same entry', async () => {
    history.replaceState({ kept: 1 }, '', '/accueil?page=2#haut')
    const { length } = history
    await start()
    choose('carte')
    expect(location.href).toBe('https://vitrea.example/accueil?page=2&mode=carte#haut')
    expect([history.state, history.length]).toEqual([{ kept: 1 }, length])
    choose('liste')
    expect(location.search).toBe('?page=2&mode=liste')
  })

  test('tells maps that were hidden to measure again', async () => {
    await start()
    const measure = vi.fn()
    addEventListener('resize', measure)
    choose('carte')
    choose('carte')
    expect(measure).toHaveBeenCalledOnce()
  })

  test('that the page has prevented is left alone', async () => {
    await start()
    find('[data-mode="carte"]').addEventListener('click', (event) => event.preventDefault())
    choose('carte')
    expect(visible()).toEqual(['liste'])
  })
})

test('Back shows what the address names, or how it began, and keeps the focus in sight', async () => {
  await start()
  choose('carte')
  at('/accueil')
  dispatchEvent(new Event('popstate'))
  expect(visible()).toEqual(['liste'])
  find('a').focus()
  at('/accueil?mode=carte')
  dispatchEvent(new Event('popstate'))
  expect(visible()).toEqual(['carte'])
  expect(document.activeElement).toBe(find('[data-mode="carte"]'))
})

test('two switches do not disturb each other, with an id or without', async () => {
  await start(html('', 'ateliers') + html() + html())
  choose('carte', '#ateliers')
  find('#ateliers ~ div:last-child [data-mode="carte"]').click()
  expect(visible()).toEqual(['carte', 'liste', 'carte'])
  expect(location.search).toBe('?ateliers=carte&mode3=carte')
})

test('a panel that the server hid is shown when it is chosen, and hidden again in the end', async () => {
  const page = html().replace('class="plan"', 'class="plan" hidden="hidden"')
  const engine = await start(page)
  choose('carte')
  expect(visible()).toEqual(['carte'])
  makeApi(engine).unmount(document)
  expect(document.body.innerHTML).toBe(page)
})

describe('a wrong structure', () => {
  const button = '<button data-mode="carte">Carte</button>'
  const panel = '<div data-panel="liste">Liste</div>'
  test.each([
    ['a button without a panel', button, 'il manque [data-panel="carte"] ;'],
    ['a panel without a button', panel, 'il manque button[data-mode="liste"] ;'],
    ['both', button + panel, 'il manque [data-panel="carte"], button[data-mode="liste"] ;'],
    ['nothing', '', 'il manque button[data-mode], [data-panel] ;'],
  ])('(%s) is told by name, and everything stays visible', async (_, content, sentence) => {
    const { errors } = complaints()
    const page = `<div data-ilot="map-switch">${content}</div>`
    await start(page)
    expect(errors).toEqual([expect.stringContaining(`[ILOTS-202] map-switch (div) : ${sentence}`)])
    expect(document.body.innerHTML).toBe(page)
  })
})
