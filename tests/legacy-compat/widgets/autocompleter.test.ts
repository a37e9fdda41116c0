import { beforeEach, expect, test, vi } from 'vitest'
import { Class } from '../../../legacy-compat/core/classes'
import type { Loose } from '../../../legacy-compat/core/loose'
import { kit } from '../../../legacy-compat/kit'
import type { Autocompleter } from '../../../legacy-compat/legacy-autocompleter/types'
import { makeAutocompleter } from '../../../legacy-compat/legacy-more/autocompleter'
import { find, settled, startOn } from '../../helpers/engine'
import { installOnPage } from '../../helpers/legacy'

// Spoken a moment later, when the page may be gone.
vi.mock('../../../src/dom/announce', () => ({ announce: () => {} }))
await installOnPage()
let classes: Record<string, Loose>
const classOf = (name: string) => (classes.Autocompleter as Loose)[name] as Loose
const TOWNS = ['Paris', 'Pau', 'Lyon', 'Périgueux']
const field = () => find<HTMLInputElement>('input')
const built = () => vi.waitFor(() => expect(field().getAttribute('role')).toBe('combobox'), 5_000)
const local = async (options: object = {}) => {
  const made = new (classOf('Local'))('ville', TOWNS, { delay: 0, ...options })
  await built()
  return made as unknown as Autocompleter
}
const type = (value: string) => {
  field().focus()
  field().value = value
  field().setSelectionRange(value.length, value.length)
}
const press = (key: string, keyCode: number) =>
  field().dispatchEvent(
    Object.assign(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }), {
      keyCode,
      which: keyCode,
    }),
  )
const choices = () =>
  [...document.querySelectorAll('ul.autocompleter-choices > li')].map((item) => item.textContent)

beforeEach(async () => {
  classes = makeAutocompleter(await startOn('<input id="ville" type="text">'), kit) as Record<string, Loose>
})

test('the names of the time are there, each with its options, before its code', () => {
  const { Autocompleter, Observer } = classes
  expect([Autocompleter?.Base, typeof Observer]).toEqual([Autocompleter, 'function'])
  expect(Autocompleter?.Ajax?.Json).toBe(Autocompleter?.Request?.JSON)
  expect(Autocompleter?.Ajax?.Xhtml).toBe(Autocompleter?.Request?.HTML)
  const made = new (classOf('Request').JSON as Loose)('ville', '/villes') as unknown as Autocompleter
  expect(made.options).toMatchObject({ minLength: 1, delay: 400, maxChoices: 10, postVar: 'value' })
  expect([made.element, typeof made.request.send]).toEqual([field(), 'function'])
  expect(field().getAttribute('autocomplete')).toBe('off')
})

test('tokens that begin with what is typed are shown, the match marked, in an announced list', async () => {
  const onShow = vi.fn()
  const made = await local({ onShow })
  type('pa')
  made.prefetch()
  expect(choices()).toEqual(['Paris', 'Pau'])
  expect(find('li .autocompleter-queried').textContent).toBe('Pa')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(find('[role="listbox"] > [role="option"]').getAttribute('aria-selected')).toBe('false')
  expect(onShow).toHaveBeenCalledOnce()
})

test('arrows write a choice and select the rest of it; Enter takes it; the list goes', async () => {
  const onSelection = vi.fn()
  const made = await local({ onSelection })
  type('pa')
  made.prefetch()
  press('ArrowDown', 40)
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['Paris', 2, 5])
  expect(find('li').className).toBe('autocompleter-selected')
  expect(field().getAttribute('aria-activedescendant')).toBe(find('li').id)
  press('Enter', 13)
  expect(onSelection).toHaveBeenLastCalledWith(field(), find('li'), 'Paris', 'Paris')
  expect([made.visible, field().getAttribute('aria-expanded')]).toEqual([false, 'false'])
})

test('of several values, the one at the caret is completed', async () => {
  const made = await local({ multiple: true })
  type('Lyon, pau')
  made.prefetch()
  expect(choices()).toEqual(['Pau'])
  made.choiceSelect(find('li'))
  expect(field().value).toBe('Lyon, Pau, ')
})

test('the server is sent what is typed and the page’s own data, and objects are injected by the page', async () => {
  const seen: unknown[] = []
  const made = new (classOf('Request').JSON as Loose)('ville', '/villes', {
    postData: { pays: 'fr' },
    injectChoice(this: Autocompleter, token: { nom: string }) {
      const choice = Object.assign(document.createElement('li'), {
        textContent: token.nom,
        inputValue: token.nom,
      })
      this.choices.append(this.addChoiceEvents(choice))
    },
  }) as unknown as Autocompleter
  await built()
  made.request.send = ((options: unknown) => seen.push(options)) as unknown as Loose
  type('p')
  made.prefetch()
  expect(seen).toEqual([{ data: { pays: 'fr', value: 'p' } }])
  made.queryResponse([{ nom: 'Pau' }])
  expect(choices()).toEqual(['Pau'])
})

test('a page’s own class says where its tokens come from', async () => {
  const Own = new (Class as unknown as Loose)({
    Extends: classes.Autocompleter?.Base,
    query(this: Autocompleter) {
      this.update(['Rouen'])
    },
  })
  const made = new Own('ville') as unknown as Autocompleter
  await built()
  type('r')
  made.prefetch()
  expect(choices()).toEqual(['Rouen'])
})

test('Observer tells once typing rests', async () => {
  const told = vi.fn()
  ;new (classes.Observer as Loose)('ville', told, { delay: 50 })
  ;new (classes.Autocompleter as Loose)('ville')
  await built()
  vi.useFakeTimers()
  type('p')
  field().dispatchEvent(new Event('input'))
  vi.advanceTimersByTime(49)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledExactlyOnceWith('p', field())
  vi.useRealTimers()
})

test('Observer tells also what was typed before its code came, once those who watch are ready', async () => {
  const told = vi.fn()
  ;new (classes.Observer as Loose)('ville', () => told(field().getAttribute('role')), { delay: 0 })
  ;new (classes.Autocompleter as Loose)('ville')
  type('p')
  field().dispatchEvent(new Event('input', { bubbles: true }))
  field().blur()
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), 5_000)
  expect(told).toHaveBeenCalledExactlyOnceWith('combobox')
})

test('Observer tells also what was typed before it was made, not what the server wrote', async () => {
  const told = vi.fn()
  field().focus()
  field().value = 'p'
  ;new (classes.Observer as Loose)('ville', told, { delay: 0 })
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('p', field()), 5_000)
  told.mockClear()
  field().defaultValue = 'Paris'
  field().value = 'Paris'
  ;new (classes.Observer as Loose)('ville', told, { delay: 0 })
  await settled()
  expect(told).not.toHaveBeenCalled()
})

test('Observer of a form tells of it, too', async () => {
  const told = vi.fn()
  const form = document.createElement('form')
  field().name = 'ville'
  field().replaceWith(form)
  form.append(Object.assign(document.createElement('input'), { id: 'ville', name: 'ville' }))
  ;new (classes.Observer as Loose)(form, told, { delay: 0 })
  type('p')
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('ville=p', form), 5_000)
})

test.each(['written by a script', 'paused'])(
  'Observer tells nothing that came before its code: %s',
  async (why) => {
    const told = vi.fn()
    const made = new (classes.Observer as Loose)('ville', told, { delay: 0 }) as Loose
    ;new (classes.Autocompleter as Loose)('ville')
    type('p')
    if (why === 'paused') {
      field().dispatchEvent(new Event('input', { bubbles: true }))
      made.pause?.()
    }
    await built()
    await settled()
    expect(told).not.toHaveBeenCalled()
  },
)

const IMAGE = '<img src="data:," onerror="pwn()">'
const request = async (kind: string, options = {}) => {
  const made = new (classOf('Request')[kind] as Loose)(
    'ville',
    '/villes',
    options,
  ) as unknown as Autocompleter
  await built()
  made.request.send = (() => {}) as unknown as Loose
  type('p')
  made.prefetch()
  return made
}
const items = () => [...document.querySelectorAll('ul.autocompleter-choices > li')]

test('a choice of an answer, or of a list, is text', async () => {
  const made = await request('JSON')
  made.queryResponse([`Paris ${IMAGE}`, 'Pau & environs', "L'Hay"])
  expect(choices()).toEqual([`Paris ${IMAGE}`, 'Pau & environs', "L'Hay"])
  expect(items().map((item) => item.querySelector('img'))).toEqual([null, null, null])
  expect(items()[0]?.querySelector('.autocompleter-queried')?.textContent).toBe('P')
  const list = new (classOf('Local'))('ville', [`P${IMAGE}`], { delay: 0 }) as unknown as Autocompleter
  await built()
  list.queryValue = 'p'
  list.query()
  expect(choices()).toContain(`P${IMAGE}`)
})

test('what is chosen is what was answered', async () => {
  const made = await request('JSON')
  made.queryResponse(['Pau & environs'])
  made.choiceSelect(items()[0] as HTMLElement)
  expect(field().value).toBe('Pau & environs')
})

test('HTML of an answer is shown without what runs code, the match marked in what is read', async () => {
  const made = await request('HTML')
  const item = document.createElement('li')
  item.innerHTML = `<b title="p">Le</b> p${IMAGE}`
  made.queryResponse([item])
  expect(items()[0]?.innerHTML).toBe('<b title="p">Le</b> p<img src="data:,">')
  made.options.filterSubset = true
  made.queryResponse([item])
  expect(items()[0]?.innerHTML).toBe(
    '<b title="p">Le</b> <span class="autocompleter-queried">p</span><img src="data:,">',
  )
})

test('what a page’s own choices are marked with is HTML of the same kind', async () => {
  const made = await request('JSON', { markQuery: false })
  expect(made.markQueryValue(`Paris ${IMAGE}`)).toBe('Paris <img src="data:,">')
  made.options.markQuery = true
  expect(made.markQueryValue(`Paris ${IMAGE}`)).toBe(
    '<span class="autocompleter-queried">P</span>aris <img src="data:,">',
  )
  expect(made.markQueryValue('Lyon')).toBe('Lyon')
})
