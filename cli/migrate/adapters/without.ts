/**
 * What no island does, and what HTML, CSS and the browser have for it: said as it is, so that nobody looks for an
 * island.
 */
import { words } from '../../../src/island/define-reference'
import { type Advised, none } from '../adapter'

const browser = (fr: string, en: string): Advised => ({ answer: 'browser', notes: [words(fr, en)] })

export const FOLDS = browser(
  '<details><summary>…</summary>…</details>, avec un même name pour qu’un seul soit ouvert',
  '<details><summary>…</summary>…</details>, with one name so that only one is open',
)
export const TOOLTIP = browser(
  'l’attribut title, ou un texte visible',
  'the title attribute, or a text that is seen',
)
export const POPOVER = browser(
  'l’attribut popover du navigateur, et popovertarget sur le bouton',
  'the browser’s popover attribute, and popovertarget on the button',
)
export const TABS = none(
  words(
    'aucun îlot ne fait d’onglets : chaque partie dans un <details> de même name, un seul est ouvert ; ou les parties l’une sous l’autre, et des liens vers elles',
    'no island makes tabs: each part in a <details> of one name, so that only one is open; or the parts below one another, and links to them',
  ),
)
export const SPY = none(
  words(
    'aucun îlot ne suit le défilement : un sommaire de liens en position: sticky, que hash-scroll fait défiler ; marquer la partie lue demande un IntersectionObserver à vous',
    'no island follows the scroll: a list of links in position: sticky, which hash-scroll scrolls to; to mark the part that is read, an IntersectionObserver of your own',
  ),
)
export const ALERT = none(
  words(
    'fermer un message : aucun îlot ne le fait, front-banner ferme une bannière et s’en souvient',
    'closing a message: no island does it, front-banner closes a banner and remembers it',
  ),
)
const DRAG = none(
  words(
    'aucun îlot ne déplace : l’attribut draggable et les événements drag du navigateur, avec un bouton qui fait de même (WCAG 2.5.7)',
    'no island moves things: the browser’s draggable attribute and drag events, with a button that does the same (WCAG 2.5.7)',
  ),
)
const STYLE = browser('une feuille de style', 'a style sheet')
const BOXES = browser('des cases à cocher', 'check boxes')

/** By the name of its method. */
export const JQUERY_UI: Readonly<Record<string, Advised>> = {
  accordion: FOLDS,
  tabs: TABS,
  tooltip: TOOLTIP,
  sortable: none(
    words(
      'aucun îlot ne range par glisser : des boutons « Monter » et « Descendre » dans un formulaire, que le serveur applique (WCAG 2.5.7) ; sortable-table trie un tableau par ses colonnes',
      'no island puts in order by dragging: buttons “Up” and “Down” in a form, which the server applies (WCAG 2.5.7); sortable-table sorts a table by its columns',
    ),
  ),
  draggable: DRAG,
  droppable: DRAG,
  resizable: browser('la propriété CSS resize', 'the CSS property resize'),
  selectable: BOXES,
  progressbar: browser('<progress>', '<progress>'),
  spinner: browser('<input type="number">', '<input type="number">'),
  selectmenu: browser('<select>', '<select>'),
  slider: browser('<input type="range">', '<input type="range">'),
  button: STYLE,
  buttonset: STYLE,
  controlgroup: STYLE,
  checkboxradio: STYLE,
  menu: browser(
    'une liste de liens ; ce qui s’ouvre : l’attribut popover du navigateur',
    'a list of links; what opens: the browser’s popover attribute',
  ),
  effect: browser(
    'une animation CSS, coupée sous prefers-reduced-motion',
    'a CSS animation, off under prefers-reduced-motion',
  ),
}
