/** The opened inspector, in both flavours. Browser tests cover the top layer and the styles. */
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { create } from '../../../islands/inspector/mount'
import type { InspectorService } from '../../../src/contracts/services/inspector'
import type { Engine } from '../../../src/engine/engine'
import { integer } from '../../../src/island/attributes'
import { request } from '../../../src/server/request'
import { complaints, fakeIsland, find, settled, startOn } from '../../helpers/engine'
import { alive, watchTimers } from '../../helpers/page'

let engine: Engine
let inspector: InspectorService
let said: ReturnType<typeof complaints>

const host = () => find('.ilots-inspector')
const root = () => host().shadowRoot as ShadowRoot
const all = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => all(selector)[0] as HTMLElement
const tab = (name: string) => one(`#tab-${name}`)
const view = () => one('[role="tabpanel"]:not([hidden])')
const button = (name: string) => all('button').find((each) => each.textContent?.trim() === name)
/** The page's one live region. */
const hears = (sentence: string) => vi.waitFor(() => expect(find('.ilots-spoken').textContent).toBe(sentence))
const press = (target: Element, key: string) => fireEvent.keyDown(target, { key })

async function start(html: string, config: object = {}) {
  vi.stubGlobal('IlotsConfig', config)
  const island = fakeIsland('bloc', { attributes: { size: integer(3) } })
  engine = await startOn(html, island, fakeIsland('lien'))
  inspector = await create(engine)
}

/** Opens the inspector, and says that its style sheets are loaded: the test's document loads none. */
async function open(quietly?: boolean) {
  const opening = inspector.open(quietly)
  const links = [...document.querySelectorAll('link'), ...root().querySelectorAll('link')]
  for (const link of links) link.dispatchEvent(new Event('load'))
  await opening
  await settled()
}

beforeEach(() => {
  said = complaints()
})
afterEach(async () => {
  await inspector.close()
})

const page = '<button id="avant"></button><div class="bloc" data-size="4"><a class="lien"></a></div>'

describe('opening', () => {
  test('shows the islands as the page nests them', async () => {
    await start(page)
    await open()
    const rows = all('[role="treeitem"]').map((row) => [
      row.querySelector('.row-name')?.textContent,
      row.getAttribute('aria-level'),
      row.querySelector('.state')?.textContent,
    ])
    expect(rows).toEqual([
      ['bloc', '1', 'monté'],
      ['lien', '2', 'monté'],
    ])
  })

  test('takes the focus, and Escape closes and gives it back', async () => {
    await start(page)
    find('#avant').focus()
    await open()
    expect(root().activeElement).toBe(tab('islands'))
    press(tab('islands'), 'Escape')
    expect(document.querySelector('.ilots-inspector')).toBeNull()
    expect(document.activeElement).toBe(find('#avant'))
  })

  test('quietly leaves the focus where it is', async () => {
    await start(page)
    find('#avant').focus()
    await open(true)
    expect(document.activeElement).toBe(find('#avant'))
  })

  test('twice shows one', async () => {
    await start(page)
    await open()
    await inspector.open()
    expect(document.querySelectorAll('.ilots-inspector')).toHaveLength(1)
  })

  test('by a script works whatever the configuration says about addresses', async () => {
    await start(page, { inspector: 'off' })
    await open()
    expect(document.querySelectorAll('.ilots-inspector')).toHaveLength(1)
    expect(said.warnings).toEqual([])
  })

  test('asks the site for no translation, and mounts nothing', async () => {
    await start(page)
    const want = vi.spyOn(engine.translations, 'want')
    await open()
    expect(want).not.toHaveBeenCalled()
    expect(engine.lifecycle.live.size).toBe(2)
  })

  test('speaks English on an English page', async () => {
    await start(page, { lang: 'en-GB' })
    await open()
    expect(one('aside').getAttribute('aria-label')).toBe('Îlots inspector')
    expect(one('aside').lang).toBe('en')
  })
})

test('closed, it leaves nothing', async () => {
  await start(page)
  await open()
  await inspector.close()
  watchTimers()
  // Listeners on the inspector's own elements disappear with them: a browser test counts those over 50 rounds.
  const left = () => [alive().timers, alive().observers, document.body.innerHTML]
  const before = left()
  await open()
  await inspector.close()
  await settled()
  expect(left()).toEqual(before)
})

describe('the keyboard', () => {
  test('goes through the tabs, and round', async () => {
    await start(page)
    await open()
    press(tab('islands'), 'ArrowLeft')
    expect(tab('report').getAttribute('aria-selected')).toBe('true')
    press(tab('report'), 'ArrowRight')
    press(tab('islands'), 'ArrowRight')
    expect(root().activeElement).toBe(tab('problems'))
    expect(view().id).toBe('panel-problems')
  })

  test('goes through the tree, folds, and shows details', async () => {
    await start(page)
    await open()
    const [first] = all('[role="treeitem"]')
    first?.focus()
    await settled()
    expect(one('.details').textContent).toContain('data-size')
    expect(one('.details').textContent).toContain('attribut')
    press(one('[role="treeitem"]'), 'ArrowRight')
    await settled()
    expect(root().activeElement?.textContent).toContain('lien')
    press(root().activeElement as Element, 'ArrowLeft')
    await settled()
    press(root().activeElement as Element, 'ArrowLeft')
    await settled()
    expect(all('[role="treeitem"]')).toHaveLength(1)
    expect(one('[role="treeitem"]').getAttribute('aria-expanded')).toBe('false')
  })

  test('moves the edge', async () => {
    await start(page)
    await open()
    const before = Number(one('[role="separator"]').getAttribute('aria-valuenow'))
    press(one('[role="separator"]'), 'ArrowLeft')
    await settled()
    expect(Number(one('[role="separator"]').getAttribute('aria-valuenow'))).toBe(before + 32)
  })
})

describe('choosing in the page', () => {
  test('an element without an island says why', async () => {
    await start(`${page}<p class="seul"></p>`)
    await open()
    button('Choisir dans la page')?.click()
    await settled()
    find('.seul').click()
    await settled()
    expect(one('.details').textContent).toContain('Cet élément n’a pas d’îlot\u00a0: aucun marqueur.')
  })

  test('an element with one chooses its row, and what lies inside names it', async () => {
    await start(`<div class="bloc"><i></i></div>`)
    await open()
    button('Choisir dans la page')?.click()
    await settled()
    find('i').click()
    await settled()
    expect(one('[role="treeitem"]').getAttribute('aria-selected')).toBe('true')
    expect(one('.details').textContent).toContain('Il est à l’intérieur de bloc (div.bloc).')
  })
})

test('events are shown as they come, and can be suspended', async () => {
  await start(page)
  await open()
  tab('events').click()
  engine.emit('track', { category: 'devis', user_email: 'anne@exemple.fr' })
  await settled()
  expect(view().textContent).toContain('devis')
  expect(view().textContent).not.toContain('anne')
  button('Suspendre')?.click()
  await settled()
  engine.emit('track', { category: 'perdu' })
  await settled()
  expect(view().textContent).not.toContain('perdu')
})

describe('the store', () => {
  const lines = () =>
    Object.fromEntries(
      [...view().querySelectorAll('tbody tr')].map((row) => [
        row.querySelector('th')?.textContent,
        row.querySelector('td')?.textContent,
      ]),
    )

  test('is shown as a script reads it, and follows what happens', async () => {
    await start(page)
    await open()
    tab('store').click()
    await settled()
    expect([...view().querySelectorAll('caption')].map(({ textContent }) => textContent)).toEqual([
      'modal',
      'menu',
      'translation',
    ])
    expect(lines()).toMatchObject({ open: 'false', query: 'vide', state: 'none' })
    engine.store.setState(({ menu }) => ({ menu: { ...menu, path: ['2', '4'], query: 'pare-brise' } }))
    await settled()
    expect(lines()).toMatchObject({ 'path[0]': '2', 'path[1]': '4', query: 'pare-brise' })
  })

  test('shows an element of a dialog in the page, and names functions', async () => {
    await start(page)
    await open()
    tab('store').click()
    const parameters = { contenu: find('.bloc'), complete: () => {}, titre: 'Vos horaires' }
    const dialog = {
      id: 3,
      island: 'modal',
      kind: 'dialog',
      title: 'Vos horaires',
      url: '',
      parameters,
    } as const
    engine.store.setState({ modal: { open: true, stack: [dialog] } })
    await settled()
    expect(lines()).toMatchObject({
      'stack[0].title': 'Vos horaires',
      'stack[0].parameters.contenu': 'div.bloc',
      'stack[0].parameters.complete': 'fonction',
    })
    expect(view().querySelector('.place')?.getAttribute('aria-label')).toBe('Montrer div.bloc')
  })
})

describe('a call', () => {
  const reply = vi.fn(async () => new Response('réponse'))
  const caller = () => ({
    island: 'bloc',
    host: find('.bloc'),
    page: engine,
    signal: new AbortController().signal,
  })

  async function call(method: 'GET' | 'POST') {
    vi.stubGlobal('fetch', reply)
    reply.mockClear()
    await start(page)
    await open()
    const body = new URLSearchParams({ nom: 'Anne' })
    await request(caller(), { method, url: '/appel', ...(method === 'POST' && { body }), read: String })
    tab('calls').click()
    await settled()
  }

  test('that reads is repeated at once', async () => {
    await call('GET')
    button('Répéter')?.click()
    await settled()
    expect(reply).toHaveBeenCalledTimes(2)
    await hears('Appel répété\u00a0: réussi.')
  })

  test('that may write is repeated once that is confirmed, with what it sent', async () => {
    await call('POST')
    expect(view().textContent).toContain('nom=Anne')
    expect(view().textContent).toContain('réponse')
    button('Répéter')?.click()
    await settled()
    expect(reply).toHaveBeenCalledOnce()
    button('Répéter quand même')?.click()
    await settled()
    expect(reply).toHaveBeenCalledTimes(2)
    expect(String((reply.mock.calls[1] as unknown as [string, RequestInit])[1].body)).toBe('nom=Anne')
    expect(JSON.stringify(engine.requests)).not.toContain('Anne')
  })
})

describe('the report', () => {
  test('is copied', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await start(page)
    await open()
    tab('report').click()
    await settled()
    button('Copier le JSON')?.click()
    await settled()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"island": "bloc"'))
    await hears('Copié.')
  })

  test('is selected where the browser refuses to copy', async () => {
    const writeText = vi.fn(async () => Promise.reject(new Error('refusé')))
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await start(page)
    await open()
    tab('report').click()
    await settled()
    button('Copier le texte')?.click()
    await settled()
    expect(root().activeElement).toBe(one('textarea'))
  })
})

test('old calls are listed with their place and what replaces them', async () => {
  const legacy = [
    {
      name: '$$',
      file: '/vieux.js',
      line: 12,
      column: 4,
      count: 3,
      replacement: 'querySelectorAll',
    },
  ]
  vi.stubGlobal('Ilots', { version: '1', inspect: () => ({ legacy }) })
  await start(page)
  await open()
  tab('legacy').click()
  await settled()
  const cells = (selector: string) =>
    [...view().querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(cells('th')).toEqual(['Appel', 'Fichier', 'Ligne', 'Colonne', 'Fois', 'À écrire à la place'])
  expect(cells('td')).toEqual(['$$', '/vieux.js', '12', '4', '3', 'querySelectorAll'])
})

describe('axe', () => {
  test('is said how to bring, where the page has none', async () => {
    await start(page)
    await open()
    tab('accessibility').click()
    await settled()
    expect(view().textContent).toContain('data-inspector-axe="/chemin/axe.min.js"')
  })

  test('judges the page without the inspector, and shows the places', async () => {
    const rule = {
      id: 'link-name',
      impact: 'serious',
      help: 'Links must have text',
      helpUrl: 'https://x.example/',
    }
    const run = vi.fn(async () => ({ violations: [{ ...rule, nodes: [{ target: ['.lien'] }] }] }))
    vi.stubGlobal('axe', { run })
    await start(page)
    await open()
    tab('accessibility').click()
    await settled()
    button('Lancer axe')?.click()
    await settled()
    expect(run).toHaveBeenCalledExactlyOnceWith({ exclude: ['.ilots-inspector'] }, expect.anything())
    expect(view().textContent).toContain('Links must have text')
    expect(view().querySelector('.place')?.textContent).toBe('.lien')
  })
})
