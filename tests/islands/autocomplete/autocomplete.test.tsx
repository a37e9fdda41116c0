import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { autocomplete } from '../../../islands/autocomplete'
import { makeApi } from '../../../src/engine/api'
import type { Engine } from '../../../src/engine/engine'
import { complaints, find, settled, startOn } from '../../helpers/engine'
import { type Received, stubServer } from '../../helpers/server'

const now = { ...autocomplete, when: { on: 'now' as const } }
const ITEMS = [
  { value: 'Brest', id: 5, code_postal: '29200' },
  { value: 'Bressuire', id: 6 },
]
let calls: Received[]
let said: ReturnType<typeof complaints>
/** The page remembers suggestions: each test requests those of another class. */
let classname: string
let count = 0

// The code is loaded before the fake timers, which would not wait for it.
beforeAll(() => autocomplete.load())
beforeEach(() => {
  count += 1
  classname = `ville${count}`
  said = complaints()
  calls = stubServer()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const html = (settings: object = {}, value = '') =>
  `<form><input name="ville" value="${value}" data-ilot="autocomplete" data-autocomplete='${JSON.stringify({ classname, methode: 'chercher', ...settings })}'><input type="hidden" name="id"><input name="cp"><p id="dit"></p></form>`
const CIBLES = { id: '[name="id"]', code_postal: '[name="cp"]', value: '#dit' }

async function start(settings: object = {}, value = ''): Promise<Engine> {
  const started = startOn(html(settings, value), now)
  await vi.runAllTimersAsync()
  const engine = await started
  await vi.runAllTimersAsync()
  field().focus()
  return engine
}
const field = () => find<HTMLInputElement>('[name="ville"]')
const value = (name: string) => find<HTMLInputElement>(`[name="${name}"]`).value
const rows = () => [...document.querySelectorAll('[role="option"]')].map((row) => row.textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
async function type(text: string, wait = 300) {
  field().value = text
  field().dispatchEvent(new InputEvent('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(wait)
}
async function answer(items: unknown = ITEMS, at = -1, init?: ResponseInit) {
  calls.at(at)?.answer(JSON.stringify(items), init)
  await vi.advanceTimersByTimeAsync(0)
}
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  field().dispatchEvent(event)
  return event
}
const change = () => field().dispatchEvent(new Event('change', { bubbles: true }))
const spoken = async () => {
  await vi.advanceTimersByTimeAsync(600)
  return document.querySelector('.ilots-spoken')?.textContent
}
async function suggest(settings: object = {}, text = 'bre') {
  await start(settings)
  await type(text)
  await answer()
}

describe('the call', () => {
  test('is the specification’s, 300 ms after the last key', async () => {
    await start({ add_params: { region: 'Bretagne' } })
    await type('br', 299)
    await type('bré', 299)
    expect(calls).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    const [call] = calls
    const url = new URL(call?.url ?? '', 'http://a')
    expect([call?.init.method, url.pathname, [...url.searchParams]]).toEqual([
      'GET',
      '/platform/ajax/modules/commun/traitement.php',
      [
        ['autocompleter[classname]', classname],
        ['autocompleter[methode]', 'chercher'],
        ['autocompleter[term]', 'bré'],
        ['region', 'Bretagne'],
      ],
    ])
  })

  test('is not made for one character, nor for spaces around it', async () => {
    await start()
    await type('b')
    await type(' b ')
    expect(calls).toHaveLength(0)
  })

  test('is not made again for a text that was asked for', async () => {
    await suggest()
    await type('bres')
    await answer([])
    await type('bre')
    expect(calls).toHaveLength(2)
    expect(rows()).toEqual(['Brest', 'Bressuire'])
  })

  test('of an older text is dropped: the newest wins', async () => {
    await start()
    await type('br')
    await type('bre')
    await answer([{ value: 'Nouveau' }], 1)
    await answer([{ value: 'Ancien' }], 0)
    expect(rows()).toEqual(['Nouveau'])
    expect(calls[0]?.init.signal?.aborted).toBe(true)
  })

  test('is not made by a disabled one, which stays an ordinary field', async () => {
    await start({ disabled: true })
    await type('brest')
    expect(calls).toHaveLength(0)
    change()
    expect(field().value).toBe('brest')
    expect(field().hasAttribute('role')).toBe(false)
  })
})

describe('the list', () => {
  test('labels by value, marks what was typed, and is a combobox’s', async () => {
    await suggest()
    expect(rows()).toEqual(['Brest', 'Bressuire'])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Bre', 'Bre'])
    const listbox = find('[role="listbox"]')
    expect(field().getAttribute('aria-controls')).toBe(listbox.id)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(active()).toBeUndefined()
  })

  test('says its count, again when it is the same, and nothing after a choice', async () => {
    await suggest()
    expect(await spoken()).toBe('2 suggestions')
    await type('bres')
    await answer([ITEMS[0]])
    expect(await spoken()).toBe('1 suggestion')
    await type('brest')
    await answer([])
    expect(await spoken()).toBe('Aucune suggestion')
    expect(find('.ilots-suggestions-note').textContent).toBe('Aucune suggestion')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await type('bressu')
    await answer()
    press('ArrowDown')
    press('Enter')
    expect(await spoken()).toBe('Aucune suggestion')
  })

  test('never takes markup of an answer for HTML', async () => {
    await start()
    await type('bre')
    await answer([{ value: '<img src=x> bre' }])
    expect(rows()).toEqual(['<img src=x> bre'])
    expect(document.querySelector('[role="option"] img')).toBeNull()
  })

  test('keeps the elements of suggestions that stay, and shows each of two with one name', async () => {
    await suggest()
    const [brest] = document.querySelectorAll('[role="option"]')
    find('.ilots-suggestions').scrollTop = 40
    await type('bres')
    await answer([{ value: 'Bressols' }, ITEMS[0], ITEMS[0]])
    expect(find('.ilots-suggestions').scrollTop).toBe(0)
    expect(rows()).toEqual(['Bressols', 'Brest', 'Brest'])
    expect(document.querySelectorAll('[role="option"]')[1]).toBe(brest)
    expect(find('mark').textContent).toBe('Bres')
  })

  test('closes on Escape, which is its own, then leaves the key to others', async () => {
    await suggest()
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(rows()).toEqual([])
    expect(press('Escape').defaultPrevented).toBe(false)
    expect(field().value).toBe('bre')
  })

  test('does not open for a field that was left meanwhile', async () => {
    await start()
    await type('bre')
    field().blur()
    await answer()
    expect(rows()).toEqual([])
  })

  test('stands after the label that holds the field: its text is no part of the name', async () => {
    await start()
    const label = document.createElement('label')
    field().before(label)
    label.append('Ville ', field())
    field().focus()
    await type('bre')
    await answer()
    expect(label.textContent).toBe('Ville ')
    const container = label.nextElementSibling as HTMLElement
    expect(container.firstElementChild).toBe(find('.ilots-suggestions'))
    // In a row of fields it is no item of the row.
    expect(container.style.display).toBe('contents')
  })
})

describe('keys', () => {
  test('arrows walk through the list and back to the field', async () => {
    await suggest()
    const walk = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key)
      return active()
    })
    expect(walk).toEqual(['Brest', 'Bressuire', undefined, 'Bressuire'])
    expect(find('[aria-selected="true"]').textContent).toBe('Bressuire')
  })

  test('Enter takes the chosen one; with none chosen the form may go', async () => {
    await suggest()
    expect(press('Enter').defaultPrevented).toBe(false)
    press('ArrowDown')
    expect(press('Enter').defaultPrevented).toBe(true)
    expect([field().value, rows()]).toEqual(['Brest', []])
  })

  test('Tab takes the chosen one and goes on', async () => {
    await suggest()
    press('ArrowDown')
    expect(press('Tab').defaultPrevented).toBe(false)
    expect(field().value).toBe('Brest')
  })

  test('an arrow asks at once when nothing is shown', async () => {
    await start()
    await type('bre', 0)
    press('ArrowDown')
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(1)
  })

  test('those of an input method, and those that select, are left alone', async () => {
    await suggest()
    expect(press('ArrowDown', { isComposing: true }).defaultPrevented).toBe(false)
    expect(press('ArrowDown', { shiftKey: true }).defaultPrevented).toBe(false)
    expect(active()).toBeUndefined()
    press('ArrowDown')
    // Safari ends a composition before it tells of its Enter: only the number says whose key it was.
    expect(press('Enter', { keyCode: 229 }).defaultPrevented).toBe(false)
    expect(field().value).toBe('bre')
  })
})

describe('a choice', () => {
  const choose = () => {
    press('ArrowDown')
    press('Enter')
  }

  test('fills the targets, and tells the page', async () => {
    await suggest({ cibles: CIBLES })
    const heard = vi.fn()
    document.addEventListener('change', ({ target }) => heard((target as HTMLInputElement).name))
    choose()
    expect([field().value, value('id'), value('cp'), find('#dit').textContent]).toEqual([
      'Brest',
      '5',
      '29200',
      'Brest',
    ])
    expect(heard.mock.calls.flat()).toEqual(['id', 'cp', 'ville'])
    change()
    expect(field().value).toBe('Brest')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(1)
  })

  test('empties the target of a field that it has not', async () => {
    await suggest({ cibles: CIBLES })
    find<HTMLInputElement>('[name="cp"]').value = '75012'
    press('ArrowUp')
    press('Enter')
    expect([value('id'), value('cp')]).toEqual(['6', ''])
  })

  test('by a click, with the field of the item that value names', async () => {
    await suggest({ value: 'code_postal' })
    find('[role="option"] mark').click()
    expect(field().value).toBe('29200')
    expect(document.activeElement).toBe(field())
  })

  test('that is wiped out empties the targets at once', async () => {
    await suggest({ cibles: CIBLES })
    choose()
    await type('')
    expect([value('id'), value('cp')]).toEqual(['', ''])
  })

  test('that is overwritten counts no more: the field and its targets are cleared, and that is said', async () => {
    await suggest({ cibles: CIBLES })
    choose()
    await type('Brestois')
    change()
    expect([field().value, value('id')]).toEqual(['', ''])
    expect(await spoken()).toContain('le champ a été vidé')
  })

  test('is not needed where free text is allowed; the targets of another choice are emptied', async () => {
    await suggest({ cibles: CIBLES, saisielibre: true })
    choose()
    await type('Brestois')
    change()
    expect([field().value, value('id')]).toEqual(['Brestois', ''])
  })

  test('made by the server stays', async () => {
    await start({}, 'Brest')
    change()
    expect(field().value).toBe('Brest')
  })

  test('of a target that is itself such a field stays', async () => {
    await start({ cibles: { code_postal: '[name="cp"]' } })
    const cp = find<HTMLInputElement>('[name="cp"]')
    cp.dataset.ilot = 'autocomplete'
    cp.dataset.autocomplete = JSON.stringify({ classname: 'cp', methode: 'chercher' })
    cp.replaceWith(cp.cloneNode())
    await vi.runAllTimersAsync()
    field().focus()
    await type('bre')
    await answer()
    choose()
    find('[name="cp"]').dispatchEvent(new Event('change', { bubbles: true }))
    expect(value('cp')).toBe('29200')
  })

  test('names a target that is not there, and a selector that is none', async () => {
    await suggest({ cibles: { id: '#absent', code_postal: '[[' } })
    choose()
    expect(field().value).toBe('Brest')
    expect(said.errors.join('\n')).toMatch(/ILOTS-202.*#absent/)
    expect(said.errors.join('\n')).toMatch(/ILOTS-204.*\[\[/)
  })
})

describe('a failure', () => {
  test.each([
    ['status', () => calls.at(-1)?.answer('', { status: 500 }), /ILOTS-403/],
    ['network', () => calls.at(-1)?.refuse(new TypeError('offline')), /ILOTS-401/],
    ['shape', () => calls.at(-1)?.answer('<p>Connexion</p>'), /ILOTS-404/],
  ] as const)('%s is said in the list, keeps the text, and is tried again', async (_, fail, code) => {
    await start()
    await type('bre')
    fail()
    await vi.advanceTimersByTimeAsync(0)
    expect(said.errors.join()).toMatch(code)
    expect(find('.ilots-suggestions-note').textContent).toBe('Les suggestions n’ont pas pu être chargées.')
    expect(await spoken()).toContain('pas pu être chargées')
    change()
    expect(field().value).toBe('bre')
    press('ArrowDown')
    expect(active()).toBe('Réessayer')
    press('Enter')
    await vi.advanceTimersByTimeAsync(0)
    await answer()
    expect(rows()).toEqual(['Brest', 'Bressuire'])
  })

  test('is said in the site’s own words when they come later, and can be tried again then', async () => {
    const { store } = await start()
    await type('bre')
    calls.at(-1)?.refuse(new TypeError('offline'))
    await vi.advanceTimersByTimeAsync(0)
    press('ArrowDown')
    const { translation } = store.getState()
    const traductions = { Réessayer: 'Nochmals', Suggestions: 'Vorschläge' }
    vi.useRealTimers()
    store.setState({ translation: { ...translation, state: 'here', traductions } })
    await settled()
    expect([active(), find('[role="listbox"]').getAttribute('aria-label')]).toEqual([
      'Nochmals',
      'Vorschläge',
    ])
    press('Enter')
    await settled()
    expect(calls).toHaveLength(2)
  })

  test.each(['{classname:x}', '{"classname":"x"}'])(
    'the configuration %s is refused, the field stays one',
    async (raw) => {
      const started = startOn(
        `<input data-ilot="autocomplete" data-autocomplete='${raw}' value="Brest">`,
        now,
      )
      await vi.runAllTimersAsync()
      await started
      expect(said.errors.join()).toMatch(/ILOTS-201/)
      expect(find('input').hasAttribute('role')).toBe(false)
    },
  )
})

test('unmounted while its list is open, it leaves nothing', async () => {
  const engine = await start()
  const before = field().outerHTML.replace(/ (role|aria-[a-z]+|autocomplete|data-ilot-mounted)="[^"]*"/g, '')
  await type('bre')
  await answer()
  press('ArrowDown')
  makeApi(engine).unmount(document)
  expect(document.querySelector('.ilots-suggestions')).toBeNull()
  expect(field().outerHTML).toBe(before)
  vi.useRealTimers()
  await settled()
})

describe('Back', () => {
  const leave = () => dispatchEvent(new Event('pagehide'))
  const texts = () => [value('id'), value('cp'), find('#dit').textContent]
  afterEach(() => sessionStorage.clear())

  /** Loads the page again, as the browser does on Back: with texts, without hidden fields (Chromium). */
  async function comeBack(text: string, visit = 'back_forward', settings: object = {}, more = '') {
    const entries = performance.getEntriesByType.bind(performance)
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) =>
      kind === 'navigation' ? [{ type: visit } as PerformanceNavigationTiming] : entries(kind),
    )
    const started = startOn('', now)
    await vi.runAllTimersAsync()
    await started
    document.body.innerHTML = html({ cibles: CIBLES, ...settings }).replace(
      'name="ville"',
      `name="ville" ${more}`,
    )
    field().value = text
    find<HTMLInputElement>('[name="cp"]').value = '29200'
    await vi.runAllTimersAsync()
  }
  async function choose(more = '') {
    await start({ cibles: CIBLES })
    for (const name of more.split(' ').filter(Boolean)) field().setAttribute(name, 'off')
    await type('bre')
    await answer()
    press('ArrowDown')
    press('Enter')
    leave()
  }

  test('brings back what the choice had filled in and the browser loses', async () => {
    await choose()
    await comeBack('Brest')
    expect(texts()).toEqual(['5', '29200', 'Brest'])
    field().focus()
    change()
    expect([field().value, ...texts()]).toEqual(['Brest', '5', '29200', 'Brest'])
  })
  test('to the page in two places of the history brings back each choice', async () => {
    await choose()
    await start({ cibles: CIBLES })
    await type('bress')
    await answer([ITEMS[1]])
    press('ArrowDown')
    press('Enter')
    leave()
    await comeBack('Brest')
    expect(value('id')).toBe('5')
    await comeBack('Bressuire')
    expect(value('id')).toBe('6')
  })
  test.each([
    ['another text', 'Bres', 'back_forward', ''],
    ['a page that is opened', 'Brest', 'navigate', ''],
  ])('brings back nothing for %s', async (_, text, visit) => {
    await choose()
    await comeBack(text, visit)
    expect(value('id')).toBe('')
  })
  test('brings back nothing of a field that the page keeps from being completed', async () => {
    await choose('data-keep')
    expect(sessionStorage).toHaveLength(0)
  })
  test('keeps nothing without a choice', async () => {
    await start({ cibles: CIBLES, saisielibre: true })
    await type('Nulle part')
    change()
    leave()
    expect(sessionStorage).toHaveLength(0)
  })
  test.each(['{', 'null', '[]', '[null]', '["Brest"]', '[["Brest",{"[name=\\"id\\"]":{}}]]', '{"length":1}'])(
    'does not mind what other scripts have written: %s',
    async (written) => {
      await choose()
      const [key = ''] = Object.keys(sessionStorage)
      const mark = sessionStorage.getItem(key)?.split(':')[0]
      sessionStorage.setItem(key, `${mark}:${written}`)
      await comeBack('Brest')
      expect([value('id'), find('input').getAttribute('role')]).toEqual(['', 'combobox'])
    },
  )
})

describe('a reset of the form', () => {
  const reset = async () => {
    find<HTMLFormElement>('form').reset()
    await vi.advanceTimersByTimeAsync(0)
  }
  const choose = async (text: string) => {
    await type(text)
    await answer()
    press('ArrowDown')
    press('Enter')
  }
  const given = (text: string, id: string) =>
    html({ cibles: CIBLES }, text)
      .replace('name="id"', `name="id" value="${id}"`)
      .replace('id="dit">', `id="dit">${text}`)
  async function startGiven(text: string, id: string) {
    const started = startOn(given(text, id), now)
    await vi.runAllTimersAsync()
    await started
    await vi.runAllTimersAsync()
    field().focus()
  }

  test('gives hidden targets and texts back what the page has given, and tells of it', async () => {
    await startGiven('Paris', '75')
    await choose('bre')
    expect([value('ville'), value('id'), find('#dit').textContent]).toEqual(['Brest', '5', 'Brest'])
    const told = vi.fn()
    find('[name="id"]').addEventListener('change', told)
    await reset()
    expect([value('ville'), value('id'), value('cp'), find('#dit').textContent]).toEqual([
      'Paris',
      '75',
      '',
      'Paris',
    ])
    expect(told).toHaveBeenCalledOnce()
  })

  test('makes the text that it brings back a choice again, and the one before no longer', async () => {
    await startGiven('Paris', '75')
    await choose('bre')
    await reset()
    change()
    expect([value('ville'), value('id')]).toEqual(['Paris', '75'])
    await type('Brest', 0)
    change()
    expect([value('ville'), value('id')]).toEqual(['', ''])
  })

  test('closes the list, and drops what is asked', async () => {
    await suggest()
    expect(rows()).toEqual(['Brest', 'Bressuire'])
    await reset()
    expect(rows()).toEqual([])
    await type('bres')
    await reset()
    await answer()
    expect(document.querySelector('.ilots-suggestions')).toBeNull()
  })

  test('empties targets that a restored page had filled in for another text', async () => {
    const started = startOn('', now)
    await vi.runAllTimersAsync()
    await started
    document.body.innerHTML = given('', '72')
    field().value = 'Le Mans'
    await vi.runAllTimersAsync()
    expect(value('id')).toBe('72')
    await reset()
    expect([value('ville'), value('id')]).toEqual(['', ''])
  })
})
