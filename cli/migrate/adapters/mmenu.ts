/** mmenu, of jQuery and of its later versions: https://mmenujs.com/documentation/ */
import { words } from '../../../src/island/define-reference'
import { type Adapter, type Advised, carry, done, optionsOf, type Use, unsupported } from '../adapter'
import { type Argument, isOn, type Options, text } from '../argument'
import { write } from '../html'
import { select } from '../page'
import { CONTROLS, EVENTS, INSIDE, LOOK, MOTION, TEXTS, TOUCH } from './reasons'

const SIDES = ['left', 'right', 'top', 'bottom']
const PLACES = ['back', 'front', 'next']

const rules = {
  offCanvas: {
    to: 'data-position',
    as: ({ entries, plain }: Argument) => (entries || plain !== undefined ? 'offCanvas' : undefined),
  },
  extensions: {
    to: 'data-position',
    as: ({ items, entries }: Argument) => (items || entries ? 'extensions' : undefined),
  },
  theme: { to: 'data-style' },
  searchfield: { to: 'data-searchfield', as: () => 'on' },
  ...done(
    'slidingSubmenus setSelected onClick keyboardNavigation screenReader lazySubmenus keyboardNav autoHeight pageScroll navbar backButton',
  ),
  ...unsupported(
    words(
      'les barres s’écrivent en JSON : data-header et data-footer ({"type":"identite","value":"logo"}…)',
      'bars are written as JSON: data-header and data-footer ({"type":"identite","value":"logo"}…)',
    ),
    'navbars header footer iconbar',
  ),
  ...unsupported(
    CONTROLS,
    'counters dividers iconPanels iconbar columns toggles fixedElements sidebar sectionIndexer labels',
  ),
  ...unsupported(LOOK, 'dropdown classes border shadow'),
  ...unsupported(MOTION, 'transitionDuration'),
  ...unsupported(TOUCH, 'drag dragOpen dragClose'),
  ...unsupported(TEXTS, 'language title'),
  ...unsupported(EVENTS, 'hooks callbacks'),
  ...unsupported(
    INSIDE,
    'wrappers initMenu initPanel scrollBugFix rtl isMenu selectedClass autoHeightHighest',
  ),
}

export const mmenu: Adapter = {
  title: 'mmenu',
  libraries: ['mmenu'],
  shown: ['.mmenu(', 'new Mmenu('],
  methods: ['mmenu'],
  constructors: /^(Mmenu|MmenuLight)$/,
  writes: {
    'mobile-menu': [
      'id',
      'href',
      'data-source',
      'data-position',
      'data-zposition',
      'data-style',
      'data-fullscreen',
      'data-dim',
      'data-searchfield',
      'data-page-shadow',
      'data-multiline',
    ],
  },
  advise(use) {
    const options = optionsOf(use, use.kind === 'new' ? 1 : 0)
    const { carried, unsupported: left } = carry(options, rules)
    const target = use.kind === 'new' ? use.targetOf(0) : use.target
    return button(use, target, options, { carried, unsupported: left })
  },
}

/** The panel is made of the page's own list; the button is the link that opened it. */
function button(
  use: Use,
  target: Use['target'],
  options: Options,
  { carried, unsupported: left }: Pick<Advised, 'carried' | 'unsupported'>,
): Advised {
  const id = target?.elements[0]?.id || /#([\w-]+)/.exec(target?.selector ?? '')?.[1] || 'menu'
  const openers = select(use.page.root, `a[href="#${id}"]`)
  const written = write(
    use.page,
    { selector: '', elements: openers },
    { sample: '<a>Menu</a>', most: 1 },
    (element) => {
      element.id = 'fMenuMobileButton'
      element.setAttribute('href', `#${id}`)
      element.setAttribute('data-source', `#${id}`)
      for (const [name, value] of settings(options)) element.setAttribute(name, value)
    },
  )
  return {
    answer: 'island',
    island: 'mobile-menu',
    written,
    carried: carried ?? [],
    unsupported: left ?? [],
    notes: [
      words(
        'la liste reste dans la page ; le bouton #fMenuMobileButton en fait le menu, et y mène sans script',
        'the list stays in the page; the button #fMenuMobileButton makes the menu of it, and leads there without script',
      ),
    ],
  }
}

function settings(options: Options): Map<string, string> {
  const found = new Map<string, string>()
  const canvas = options.get('offCanvas')?.entries
  const words = [
    ...extensions(options.get('extensions')),
    ...(text(canvas?.get('position'))
      ?.split('-')
      .map((word) => `position-${word}`) ?? []),
    ...(text(canvas?.get('zposition')) ? [`position-${text(canvas?.get('zposition'))}`] : []),
    ...(text(options.get('theme')) ? [`theme-${text(options.get('theme'))}`] : []),
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
    if (SIDES.includes(end) && end !== 'left') found.set('data-position', end)
    if (PLACES.includes(end)) found.set('data-zposition', end)
  }
  if (/theme-/.test(word) && /dark|black/.test(end)) found.set('data-style', 'dark')
  if (/theme-/.test(word) && /light|white/.test(end)) found.set('data-style', 'light')
  if (/pagedim-(black|white)/.test(word)) found.set('data-dim', end)
  if (/fullscreen/.test(word)) found.set('data-fullscreen', '')
}
