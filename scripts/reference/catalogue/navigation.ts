import { words } from '../../../src/island/define-reference'
import { press, type Shown, shown } from './shown'

export const navigation: Readonly<Record<string, Shown>> = {
  dropdown: shown(
    'dropdown/deux',
    press('Tab', 'ArrowDown'),
    words(
      'Deux entrées de menu, le sous-menu de la première ouvert, son premier lien avec le focus.',
      'Two menu entries, the sub-menu of the first one open, its first link focused.',
    ),
    { around: '.case-demo, .case-demo ul ul' },
  ),
  'footer-menu': shown(
    'footer-menu/titres',
    [{ click: 'main .footer-columns > :first-child .footer-title' }],
    words(
      'Deux listes de liens sous leurs titres ; sur un téléphone, la première est repliée.',
      'Two lists of links below their titles; on a phone, the first one is folded.',
    ),
  ),
  'goto-block': shown(
    'goto-block/simple',
    [{ hover: '.case-demo [data-goto-url]' }],
    words('Un bloc cliquable sous le pointeur.', 'A clickable block below the pointer.'),
  ),
  'mobile-menu': shown(
    'mobile-menu/recherche',
    press('Tab', 'Enter'),
    words(
      'Le menu du site dans un panneau, au-dessus de la page : une recherche, puis les pages.',
      'The menu of the site in a panel over the page: a search, then the pages.',
    ),
    { around: 'window', height: 640 },
  ),
  'sticky-header': shown(
    'sticky-header/defilement',
    [{ scroll: 500 }],
    words(
      'Une page défilée, son en-tête collé en haut, plus petit.',
      'A scrolled page, its header stuck to the top, smaller.',
    ),
    { around: 'window', height: 400 },
  ),
}
