/** mmenu, of jQuery and of its later versions: https://mmenujs.com/documentation/ */
import type { Adapter, Advised, Over, Use } from '../adapter'
import { calledOn, carry, island, optionRules } from '../adapter'
import { type Argument, isOn, type Options, text } from '../argument'
import { write } from '../html'
import { idOf, select } from '../page'
import library from './mmenu.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }

const SIDES = ['right', 'top', 'bottom']
const PLACES = ['back', 'front', 'next']

const rules = {
  offCanvas: {
    to: 'data-position',
    as: ({ entries, plain }: Argument) => (entries || plain === true ? 'offCanvas' : undefined),
    unless: notes.panelOnly,
  },
  extensions: {
    to: 'data-position',
    as: ({ items, entries }: Argument) => (items || entries ? 'extensions' : undefined),
  },
  pageScroll: {
    when: ({ entries }: Argument) => !isOn(entries?.get('update')),
    unless: notes.scrollSpy,
  },
  searchfield: { to: 'data-searchfield', as: () => 'on' },
  ...optionRules(library.options, library.attributes),
}

export const mmenu: Adapter = {
  ...library,
  constructors: /^(Mmenu|MmenuLight)$/,
  advise(use) {
    const { target, options } = calledOn(use)
    return button(use, idOf(target) ?? 'menu', options, carry(options, rules))
  },
}

/** The panel is made of the page's own list; the button is the link that opened it. */
function button({ page }: Use, id: string, options: Options, over: Over): Advised {
  const openers = { selector: '', elements: select(page.root, `a[href="#${id}"]`) }
  const change = (element: Element) => {
    element.id = 'fMenuMobileButton'
    element.setAttribute('href', `#${id}`)
    element.setAttribute('data-source', `#${id}`)
    for (const [name, value] of settings(options)) element.setAttribute(name, value)
  }
  const written = write(page, openers, '<a>Menu</a>', change, { isOne: true })
  return island('mobile-menu', written, over, [notes.listStays])
}

function settings(options: Options): Map<string, string> {
  const found = new Map<string, string>()
  const canvas = options.get('offCanvas')?.entries
  const theme = text(options.get('theme'))
  const places = [...(text(canvas?.get('position'))?.split('-') ?? []), text(canvas?.get('zposition'))]
  const words = [
    ...extensions(options.get('extensions')),
    ...places.flatMap((place) => (place ? `position-${place}` : [])),
    ...(theme ? [`theme-${theme}`] : []),
  ]
  for (const word of words) note(found, word)
  if (isOn(options.get('searchfield'))) found.set('data-searchfield', '')
  return found
}

const extensions = (given: Argument | undefined): string[] => {
  const own = given?.items ?? given?.entries?.get('all')?.items ?? []
  return own.flatMap(({ plain }) => (typeof plain === 'string' ? plain : []))
}

function note(found: Map<string, string>, word: string): void {
  const end = word.replace(/^(mm-)?(position|theme|pagedim)-/, '')
  if (/position-/.test(word)) {
    if (SIDES.includes(end)) found.set('data-position', end)
    if (PLACES.includes(end)) found.set('data-zposition', end)
  }
  if (/theme-/.test(word) && /dark|black/.test(end)) found.set('data-style', 'dark')
  if (/theme-/.test(word) && /light|white/.test(end)) found.set('data-style', 'light')
  if (/pagedim-(black|white)/.test(word)) found.set('data-dim', end)
  if (/fullscreen/.test(word)) found.set('data-fullscreen', '')
}
