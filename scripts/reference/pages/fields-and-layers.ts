/** Pickers, editors, lists and modals of other libraries on the same fields and over the same page: e2e/neighbours/ runs each line. */
import { words } from '../../../src/island/define-reference'
import { code, heading, list, paragraph, type Source, table } from '../model'

/** What was tried; `tests/reference` compares it with what the tests install. */
export const TRIED = {
  flatpickr: '4.6.13',
  'air-datepicker': '3.6.0',
  'jquery-ui': '1.14.2',
  tinymce: '8.9.2',
  select2: '4.1.0',
  '@gouvfr/dsfr': '1.15.3',
} as const

export const fieldsAndLayers: Source = {
  slug: 'fields-and-layers',
  section: 'guide',
  title: words(
    'Avec flatpickr, Air Datepicker, jQuery UI, TinyMCE, select2 et le DSFR',
    'With flatpickr, Air Datepicker, jQuery UI, TinyMCE, select2 and the DSFR',
  ),
  lead: words(
    'Ce qui marche à côté des îlots, ce qu’il y a à régler, et la version essayée.',
    'What works beside the islands, what there is to set, and the version that was tried.',
  ),
  blocks: (both) => [
    table(both('Bibliothèque|Version essayée|À régler', 'Library|Version tried|To set').split('|'), [
      ['flatpickr', TRIED.flatpickr, both('rien.', 'nothing.')],
      [
        'Air Datepicker',
        TRIED['air-datepicker'],
        both(
          'un sélecteur, si le bouton de l’îlot ne doit pas se voir d’abord.',
          'a selector, if the island’s button must not be seen at first.',
        ),
      ],
      ['jQuery UI (`datepicker`)', TRIED['jquery-ui'], both('rien.', 'nothing.')],
      ['TinyMCE', TRIED.tinymce, both('rien.', 'nothing.')],
      [
        'select2',
        TRIED.select2,
        both(
          'l’initialiser de nouveau sur ce que le serveur renvoie.',
          'begin it again on what the server sends.',
        ),
      ],
      [
        'DSFR',
        TRIED['@gouvfr/dsfr'],
        both('les modales, enfants directs de `body`.', 'modals are children of `body`.'),
      ],
    ]),
    heading('dates', both('Un champ de date, deux calendriers', 'One date field, two pickers')),
    list(
      both(
        'Un champ sur lequel flatpickr ou jQuery UI a son calendrier est à lui : ni masque, ni bouton ; la date est montrée et envoyée comme ce script l’écrit. `Ilots.why(champ)` le dit.',
        'A field on which flatpickr or jQuery UI has its picker is theirs: no mask, no button; the date is shown and sent as that script writes it. `Ilots.why(field)` says so.',
      ),
      both(
        'Il peut venir avant l’îlot ou après : il lit la date enregistrée. Après son `destroy`, le champ revient à l’îlot.',
        'It may come before the island or after it: it reads the stored date. After its `destroy` the field is the island’s again.',
      ),
      both(
        'Donnez-lui donc la forme qui est enregistrée : `dateFormat: "Y-m-d"` (flatpickr), `dateFormat: "yy-mm-dd"` (jQuery UI), `dateFormat: "yyyy-MM-dd"` (Air Datepicker). Pour montrer autre chose, flatpickr a `altInput`.',
        'So give it the form that is stored: `dateFormat: "Y-m-d"` (flatpickr), `dateFormat: "yy-mm-dd"` (jQuery UI), `dateFormat: "yyyy-MM-dd"` (Air Datepicker). To show another, flatpickr has `altInput`.',
      ),
      both(
        'Air Datepicker ne laisse rien sur le champ : l’îlot le reconnaît quand son calendrier s’ouvre, ou quand il écrit, et jusque-là montre la date et son bouton. Un sélecteur lui laisse le champ dès le début :',
        'Air Datepicker leaves nothing on the field: the island knows it when its calendar opens, or when it writes, and shows the date and its button until then. A selector leaves it the field from the start:',
      ),
    ),
    code(
      'html',
      '<script type="application/json" id="ilots-config">{ "markers": { "date-field": "input.acmedate:not(.air)" } }</script>',
    ),
    heading('textes', both('Un éditeur de texte', 'A text editor')),
    paragraph(
      both(
        'Dans le formulaire d’un [élément](ref:element-form), ce qui est tapé dans TinyMCE est envoyé, et la question avant de partir est posée jusqu’à ce que le serveur ait enregistré : aussi après un refus, une panne, ou un envoi que la page arrête.',
        'In the form of an [element](ref:element-form), what is typed in TinyMCE is sent, and the question before leaving is asked until the server has saved it: also after a refusal, a failure, or a submit that the page stops.',
      ),
    ),
    heading('listes', both('Les listes', 'Lists')),
    list(
      both(
        'Un choix dans select2 vaut un `change` du navigateur, une fois : pour les listes d’un [bloc](ref:content-block) et les champs `data-reload` d’un [formulaire](ref:form). Tout ce que jQuery déclenche par `trigger("change")` est entendu de même.',
        'A choice in select2 counts as a `change` of the browser’s, once: for lists of a [block](ref:content-block) and fields of a [form](ref:form) with `data-reload`. All that jQuery does by `trigger("change")` is heard likewise.',
      ),
      both(
        'jQuery peut venir avant la balise ou après, s’il reste `window.jQuery` (`noConflict()` sans `true`).',
        'jQuery may come before the tag or after it, as long as it stays `window.jQuery` (`noConflict()` without `true`).',
      ),
    ),
    code(
      'js',
      `const listes = () => jQuery('select').select2()
document.addEventListener('DOMContentLoaded', listes)
document.addEventListener('ilots:block-refresh', listes)`,
    ),
    heading('modales', both('Les modales du DSFR', 'Modals of the DSFR')),
    list(
      both(
        'Ouverte depuis une fenêtre d’Îlots, une modale du DSFR est au-dessus, a le focus et se laisse utiliser ; Échap la ferme, elle seule.',
        'Opened from a window of Îlots, a modal of the DSFR is above, has the focus and can be used; Escape closes it alone.',
      ),
      both(
        'Ouverte depuis une modale du DSFR, une fenêtre d’Îlots est au-dessus ; Tab en fait le tour, Échap, Retour et son bouton la ferment, elle seule.',
        'Opened from a modal of the DSFR, a window of Îlots is above; Tab goes round in it; Escape, Back and its button close it alone.',
      ),
      both(
        'Chargez `dsfr.module.js` avec `type="module"`, et `dsfr.nomodule.js` avec `nomodule` seulement, comme le DSFR le demande.',
        'Load `dsfr.module.js` with `type="module"`, and `dsfr.nomodule.js` with `nomodule` only, as the DSFR asks.',
      ),
    ),
  ],
}
