/** What the reference says of several islands alike. */

import { nonEmpty } from '../server/request'
import { type Named, words } from './define-reference'
import type { Call } from './describe-call'

/** Links and buttons that open something. */
export const LINK_KEYS: Named = {
  'Entrée / Enter': words('comme un clic.', 'like a click.'),
  'Espace / Space': words('comme un clic, sur un bouton.', 'like a click, on a button.'),
}

/** Every overlay (contract §4.2, §7). */
export const OVERLAY_KEYS: Named = {
  ...LINK_KEYS,
  'Échap / Escape': words(
    'ferme ; le focus revient d’où il venait.',
    'closes; the focus goes back to where it was.',
  ),
  Tab: words('reste dans la fenêtre.', 'stays in the window.'),
  'Retour / Back': words('le retour du navigateur ferme aussi.', 'the browser’s Back closes it, too.'),
}

/** Events of every overlay. */
export const OVERLAY_EVENTS: Named = {
  'ilots:modal-open': words('sur la fenêtre, une fois ouverte.', 'on the window, once it is open.'),
  'ilots:modal-close': words(
    'sur la fenêtre, juste avant qu’elle parte.',
    'on the window, just before it goes.',
  ),
}

/** What every overlay does for keyboards and screen readers. */
export const OVERLAY_ACCESSIBILITY = [
  words(
    'Un vrai `dialog` modal, nommé ; le focus y entre et revient à ce qui l’a ouvert. Ce qui l’ouvre porte `aria-haspopup="dialog"`.',
    'A real modal `dialog` with a name; the focus goes in and comes back to what opened it. What opens it has `aria-haspopup="dialog"`.',
  ),
  words(
    'Une seule fenêtre à la fois ; la page derrière ne défile pas.',
    'One window at a time; the page behind does not scroll.',
  ),
]

/** What is lent to an overlay is shown. */
export const LENT = words(
  'Un élément de la page est prêté, et montré quoi qui le cache (`hidden`, un style, une classe, `dialog`, `popover`) ; il retrouve sa place, caché comme avant. Un `template` prête une copie.',
  'An element of the page is lent, and shown whatever hides it (`hidden`, a style, a class, `dialog`, `popover`); it goes back to its place, hidden as before. A `template` lends a copy.',
)

/** A link that opens an overlay stays a link. */
export const STAYS_LINK = words(
  'C’est un lien : il mène à son adresse. Ctrl, ⌘ ou le clic du milieu l’ouvrent dans un onglet, script ou non.',
  'It is a link: it leads to its address. Ctrl, ⌘ or the middle button open it in a tab, with or without script.',
)

/** What sliders and carousels do for keyboards and screen readers. */
export const SLIDES_ACCESSIBILITY = [
  words(
    'Un groupe « carrousel », chaque diapositive « 2 sur 5 » ; celles qu’on ne voit pas sont inertes.',
    'A “carousel” group, each slide “2 of 5”; those that are out of sight are inert.',
  ),
  words(
    'Les flèches sont des boutons nommés « précédent » et « suivant ». Immobile au départ sous `prefers-reduced-motion`.',
    'The arrows are buttons named “previous” and “next”. Still at first under `prefers-reduced-motion`.',
  ),
]

/** Sliders and carousels without script. */
export const SLIDES_WITHOUT_SCRIPT = words(
  'Toutes les diapositives, les unes après les autres. Pour que rien ne bouge quand le code arrive, le site en fait une rangée sous `@media (scripting: enabled)` : `display: flex; overflow-x: auto`, avec 52 px pour les boutons au-dessus, des diapositives larges de 100 %, de la moitié à partir de 28 rem et du tiers à partir de 42 rem (`@container`) là où `data-per-view` les demande, et `tabindex="0"` sur cet élément pour que le clavier la fasse défiler : l’îlot l’enlève.',
  'All slides, one after the other. So that nothing moves when the code comes, the site makes a row of them in `@media (scripting: enabled)`: `display: flex; overflow-x: auto`, with 52 px for the buttons above, slides 100 % wide, half from 28 rem on and a third from 42 rem on (`@container`) where `data-per-view` asks for them, and `tabindex="0"` on that element, so that the keyboard scrolls it: the island takes it away.',
)

/** A fragment that a window shows. */
export const FRAGMENT: Call = {
  name: 'fragment',
  method: 'GET',
  path: 'href',
  text: words(
    'quand l’adresse du lien est demandée comme un fragment, et non dans un cadre.',
    'when the link’s address is asked for as a fragment, not in a frame.',
  ),
  sent: {},
  others: words('ce que l’adresse du lien porte.', 'what the link’s address has.'),
  reply: {
    type: 'html',
    what: words('ce que la fenêtre montre.', 'what the window shows.'),
    mayBePage: true,
    parts: {},
    sample: '<h2>Horaires</h2><p>Du lundi au samedi, de 8 h à 19 h.</p>',
    read: nonEmpty,
  },
  refusal: words(
    'la fenêtre dit « Impossible de charger ce contenu. » et propose de réessayer.',
    'the window says “This content could not be loaded.” and offers to try again.',
  ),
}

/** Fields that are never kept, in a form that is kept on the device. */
export const NOT_STORED = {
  notStored: {
    text: words(
      'un champ, ou autour de champs : jamais gardés. De même les mots de passe, fichiers, champs cachés, et `autocomplete` à `off`, `cc-*`, `one-time-code`, `current-password`, `new-password`.',
      'a field, or around fields: never kept. Likewise passwords, files, hidden fields, and `autocomplete` of `off`, `cc-*`, `one-time-code`, `current-password`, `new-password`.',
    ),
    attributes: { keep: words('`off` : jamais gardé.', '`off`: never kept.') },
  },
}
