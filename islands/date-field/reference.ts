import { defineReference, words } from '../../src/island/define-reference'
import { attributes } from './context'
import { parts } from './parts'

export const reference = defineReference({
  name: 'date-field',
  family: 'forms',
  purpose: words(
    'un champ de date (classes `{product}date`, `{product}datenormal`, `{product}datetime`) : masque, calendrier, et la forme enregistrée à l’envoi ; `min` et `max` bornent les jours.',
    'a date field (classes `{product}date`, `{product}datenormal`, `{product}datetime`): mask, calendar, and the stored form when it is sent; `min` and `max` limit the days.',
  ),
  html: `<label>Date de l’incident <input class="{product}date" name="date" value="2026-03-14" min="2026-01-01"></label>`,
  attributes,
  descriptions: {
    picker: words('`off` : pas de calendrier.', '`off`: no calendar.'),
    mask: words(
      '`off` : saisie libre ; la date est mise en forme quand le visiteur quitte le champ.',
      '`off`: typed freely; the date is laid out when the visitor leaves the field.',
    ),
    format: words(
      'ce qui est montré ; sans lui, `dd/mm/yyyy`, avec `HH:MM:ss` pour `datetime`.',
      'what is shown; without it, `dd/mm/yyyy`, with `HH:MM:ss` for `datetime`.',
    ),
    sendFormat: words(
      'ce qui est enregistré et envoyé ; sans lui, `yyyy-mm-dd`, ou `dd/mm/yyyy` pour `datenormal`.',
      'what is stored and sent; without it, `yyyy-mm-dd`, or `dd/mm/yyyy` for `datenormal`.',
    ),
    yearRange: words(
      'les années du calendrier ; avec un signe, comptées depuis l’année en cours.',
      'the calendar’s years; with a sign, counted from this year.',
    ),
  },
  examples: {
    picker: 'off',
    mask: 'off',
    format: 'dd/mm/yyyy',
    sendFormat: 'yyyy-mm-dd',
    yearRange: '1900:2031',
  },
  partSchemas: parts,
  parts: {
    field: {
      text: words('le champ lui-même.', 'the field itself.'),
      attributes: {
        type: words(
          'les champs de date du navigateur n’ont ni masque ni ces formats : le type est changé.',
          'the browser’s own date fields have no mask and none of these formats: the type is changed.',
        ),
        value: words('la date enregistrée.', 'the stored date.'),
        min: words('le premier jour permis.', 'the first day allowed.'),
        max: words('le dernier jour permis.', 'the last day allowed.'),
      },
    },
  },
  events: {},
  calls: [],
  withoutScript: words(
    'Un champ de texte, avec la valeur enregistrée.',
    'A text field, with the stored value.',
  ),
  keyboard: {
    '↓': words(
      'dans le champ : ouvre le calendrier, et y entre.',
      'in the field: opens the calendar, and goes into it.',
    ),
    Tab: words(
      'dans le champ : ferme le calendrier qu’un clic a ouvert, et mène au bouton ; dans le calendrier : y fait le tour.',
      'in the field: closes the calendar that a click has opened, and leads to the button; in the calendar: goes round in it.',
    ),
    'Retour arrière, Suppr / Backspace, Delete': words('efface le champ.', 'clears the field.'),
    '← → ↑ ↓': words(
      'dans le calendrier : le jour, ou la semaine, d’avant et d’après.',
      'in the calendar: the day, or the week, before and after.',
    ),
    'Début, Fin / Home, End': words('le lundi, le dimanche.', 'Monday, Sunday.'),
    'Page ↑ ↓': words(
      'le mois d’avant et d’après ; avec Maj, l’année.',
      'the month before and after; with Shift, the year.',
    ),
    'Entrée, Espace / Enter, Space': words('prend le jour.', 'takes the day.'),
    'Échap / Escape': words(
      'ferme le calendrier, sans rien changer.',
      'closes the calendar, nothing is changed.',
    ),
  },
  accessibility: [
    words(
      'Le calendrier est un `dialog` nommé d’après l’étiquette, avec une `grid` ; le format est dans la description du champ.',
      'The calendar is a `dialog` named after the label, with a `grid`; the format is in the field’s description.',
    ),
    words(
      'Une date impossible, incomplète ou hors limites est dite à côté du champ. Un chiffre qui ne mène à aucune date (le 2 de `31/02`) n’est pas pris : c’est dit aussitôt, à côté du champ et à voix haute ; les autres, quand le champ est quitté.',
      'A date that is impossible, incomplete or out of range is said beside the field. A digit that leads to no date (the 2 of `31/02`) is not taken: that is said at once, beside the field and aloud; the others when the field is left.',
    ),
  ],
})
