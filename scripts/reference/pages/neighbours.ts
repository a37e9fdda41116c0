/** Beside Bootstrap, jQuery UI and other lightboxes: which markers both take, and who has them. */
import { words } from '../../../src/island/define-reference'
import { code, heading, list, mono, paragraph, type Source, table } from '../model'

/** Marker, island that takes it, who else does. */
const SHARED = [
  { marker: '.dropdown-toggle', island: 'dropdown', others: 'Bootstrap 3, 4, 5' },
  { marker: 'rel="lightbox"', island: 'lightbox', others: 'Lightbox 1 & 2, Slimbox, Slimbox 2' },
  { marker: '.squeezebox', island: 'squeezebox', others: 'SqueezeBox' },
  { marker: '[data-aos]', island: 'scroll-reveal', others: 'AOS' },
] as const

export const neighbours: Source = {
  slug: 'neighbours',
  section: 'guide',
  title: words('Avec d’autres bibliothèques', 'Beside other libraries'),
  lead: words(
    'Bootstrap, jQuery UI, une autre lightbox sur la même page : qui prend quel élément, et comment le dire.',
    'Bootstrap, jQuery UI, another lightbox on the same page: who takes which element, and how to say so.',
  ),
  blocks: (both, say) => [
    heading(
      'marqueurs',
      both('Les marqueurs que deux bibliothèques prennent', 'Markers that two libraries take'),
    ),
    table(
      both('Marqueur|Îlot|Aussi pris par', 'Marker|Island|Also taken by').split('|'),
      SHARED.map(({ marker, island, others }) => [mono(marker), `[\`${island}\`](ref:${island})`, others]),
    ),
    paragraph(
      both(
        'Tous les autres marqueurs sont des attributs d’Îlots (`data-ilot`, `data-goto-url`…) ou commencent par le nom du produit : les classes de Bootstrap et de jQuery UI n’en sont pas.',
        'All other markers are attributes of Îlots’ own (`data-ilot`, `data-goto-url`…) or begin with the name of the product: classes of Bootstrap and jQuery UI are none.',
      ),
    ),
    heading('choisir', both('Choisir', 'Choose')),
    paragraph(
      both(
        'Gardez la bibliothèque, et retirez l’îlot ; ou l’inverse, et retirez le script. Ensemble, les deux répondent au même clic.',
        'Keep the library and leave the island out; or the other way round, and take the script away. Together, both answer the same click.',
      ),
    ),
    code(
      'html',
      `<script type="application/json" id="ilots-config">{ "islands": { "except": ["dropdown", "lightbox"] } }</script>`,
    ),
    paragraph(
      both(
        'Pour quelques éléments seulement, changez le sélecteur de l’îlot : ceux de l’en-tête sont alors les siens, les autres restent à Bootstrap.',
        'For some elements only, change the island’s selector: those of the header are its own then, the others stay Bootstrap’s.',
      ),
    ),
    code(
      'html',
      `<script type="application/json" id="ilots-config">{ "markers": { "dropdown": "header .dropdown-toggle" } }</script>`,
    ),
    heading('qui', both('À qui est un élément ?', 'Whose is an element?')),
    paragraph(
      both(
        '`Ilots.why(élément)` le dit dans la console, et « Choisir dans la page » dans [l’inspecteur](ref:configuration#cle-inspector) : l’îlot et son état, ou « écarté par islands », ou aucun marqueur.',
        '`Ilots.why(element)` says so in the console, and “Choose in the page” in [the inspector](ref:configuration#cle-inspector): the island and its state, or « écarté par islands » (left out by `islands`), or no marker.',
      ),
    ),
    heading('fenetres', both('Les fenêtres des autres', 'Other libraries’ windows')),
    list(
      both(
        'Une modale de Bootstrap, un `dialog` de jQuery UI ou Colorbox ouvert par-dessus une fenêtre d’Îlots y reste, et se laisse utiliser au pointeur comme au clavier.',
        'A modal of Bootstrap, a `dialog` of jQuery UI or Colorbox opened over a window of Îlots stays there, and can be used by pointer and keyboard.',
      ),
      both(
        'Le HTML qu’elles ajoutent à la page est lu comme le reste : un îlot dans leur modale marche.',
        'The HTML that they add to the page is read as any other: an island in their modal works.',
      ),
      both(
        'Un calendrier d’un autre script sur un [champ de date](ref:date-field) garde le champ : l’îlot n’y fait rien tant qu’il y est, et `Ilots.why(champ)` le dit : [calendriers, éditeurs, listes et modales](ref:fields-and-layers).',
        'A picker of another script on a [date field](ref:date-field) keeps the field: the island does nothing there while it stays, and `Ilots.why(field)` says so: [pickers, editors, lists and modals](ref:fields-and-layers).',
      ),
    ),
    heading('anciennes', both('Prototype et MooTools', 'Prototype and MooTools')),
    paragraph(
      both(
        'Prototype 1.6.0.3, 1.6.1 et 1.7.3, MooTools 1.2.1, 1.2.6, 1.4.5 et 1.6.0 avec leur compatibilité, seuls ou ensemble, avant ou après la balise : rien à régler. Des fonctions du navigateur qu’ils remplacent (`Array.from`, `bind`, `Element.remove`, `Event`…) répondent ensuite aux deux : aux anciens scripts comme avant, à l’appel que seule la norme connaît comme la norme le dit.',
        'Prototype 1.6.0.3, 1.6.1 and 1.7.3, MooTools 1.2.1, 1.2.6, 1.4.5 and 1.6.0 with their compatibility, alone or together, before or after the tag: nothing to set. Functions of the browser that they replace (`Array.from`, `bind`, `Element.remove`, `Event`…) then answer both: old scripts as before, and a call that only the standard knows as the standard says.',
      ),
    ),
    paragraph(
      say(
        words(
          'Pour remplacer ces bibliothèques : [venir des anciens scripts](ref:migration).',
          'To replace these libraries: [coming from the old scripts](ref:migration).',
        ),
      ),
    ),
  ],
}
