import { defineReference, words } from '../../src/island/define-reference'
import { NEVER_KEPT } from '../../src/island/shared-reference'
import { attributes } from './context'
import { parts } from './parts'
import { serverCalls } from './server-calls'
import { chapter, steps } from './server-pages'

const [first] = steps

export const reference = defineReference({
  name: 'booking',
  family: 'forms',
  purpose: words(
    'la prise de rendez-vous, une étape par page : véhicule, agence, créneau.',
    'an appointment, one step a page: vehicle, branch, slot.',
  ),
  html: first.html,
  attributes,
  descriptions: {
    finalStep: words(
      'l’étape dont l’envoi est la réservation ; sans lui, chaque envoi recharge la page.',
      'the step whose submit is the booking; without it, every submit loads the page.',
    ),
    keep: words(
      'où est gardée une réservation commencée : `session`, tant que l’onglet est ouvert ; `local`, sur l’appareil, jusqu’au soir ; `off`, nulle part. Voir [ce qui reste sur l’appareil](ref:consent#appareil).',
      'where a booking that was begun is kept: `session`, as long as the tab is open; `local`, on the device, for the day; `off`, nowhere. See [what stays on the device](ref:consent#appareil).',
    ),
  },
  examples: { finalStep: '4', keep: 'local' },
  partSchemas: parts,
  parts: {
    ...NEVER_KEPT,
    step: {
      text: words(
        'le champ caché de l’étape ; indispensable.',
        'the hidden field of the step; it has to be there.',
      ),
      attributes: {
        value: words(
          'le numéro de l’étape que la page montre.',
          'the number of the step that the page shows.',
        ),
      },
    },
    plate: words(
      'l’immatriculation : écrite `AB-123-CD`, envoyée `AB123CD`, et cherchée dès qu’elle est plausible.',
      'the number plate: written `AB-123-CD`, sent `AB123CD`, and looked up as soon as it is plausible.',
    ),
    tile: words(
      'une tuile autour d’un bouton radio : la choisir avance.',
      'a tile around a radio button: choosing it goes on.',
    ),
    vehicle: words(
      'le véhicule trouvé ; `[data-field="marque"]`, `modele`, `annee`.',
      'the vehicle that was found; `[data-field="marque"]`, `modele`, `annee`.',
    ),
    vehicleField: {
      text: words('un champ de ce résumé.', 'a field of that summary.'),
      attributes: { field: words('`marque`, `modele` ou `annee`.', '`marque`, `modele` or `annee`.') },
    },
    geolocate: words('le bouton « ma position ».', 'the “my position” button.'),
    postcode: words('le bouton du code postal, à cinq chiffres.', 'the postcode’s button, for five digits.'),
    postcodeField: words(
      'le code postal que ce bouton emploie, aussi par Entrée.',
      'the postcode that this button uses, by Enter as well.',
    ),
    progress: words(
      'l’étape, écrite par le serveur : elle reste telle quelle, et rien ne bouge quand le code arrive.',
      'the step, as the server writes it: it stays as it is, and nothing moves when the code comes.',
    ),
    status: words(
      'la place, haute d’une ligne, de ce qui est dit du véhicule et de la position ; sinon le haut du formulaire.',
      'the place, one line high, of what is said of the vehicle and the position; else the form’s top.',
    ),
    result: words('les messages d’un envoi.', 'the messages of a submit.'),
    slot: {
      text: words(
        'sur le créneau choisi : son nom, son début et sa fin (`2026-12-01T10:00`, à l’heure de Paris sauf décalage écrit), son lieu, sinon l’agence ; `data-label` aussi sur les champs cachés `immat`, `vitre`, `type`, `agence` : ce que leur valeur veut dire.',
        'on the chosen slot: its name, its start and end (`2026-12-01T10:00`, by the clock of Paris unless an offset is written), its place, else the branch; `data-label` also on the hidden fields `immat`, `vitre`, `type`, `agence`: what their value means.',
      ),
      attributes: {
        label: words('ce que vaut le choix, en mots.', 'what the choice means, in words.'),
        start: words('le début.', 'the start.'),
        end: words('la fin.', 'the end.'),
        place: words('le lieu.', 'the place.'),
      },
    },
    booked: words(
      'dans la zone de succès : la place de ce qui est réservé et du fichier d’agenda ; sinon sa fin.',
      'in the success area: the place of what is booked and of the calendar file; else its end.',
    ),
    success: words(
      'ce que montre un rendez-vous pris, dans le parent du formulaire.',
      'what a booked appointment shows, in the form’s parent.',
    ),
  },
  events: {
    'ilots:booking-step': words(
      'sur le formulaire, avant l’étape suivante ; `detail.step`.',
      'on the form, before the next step; `detail.step`.',
    ),
    'ilots:booking-done': words(
      'sur le formulaire, une fois le rendez-vous pris.',
      'on the form, once the appointment is booked.',
    ),
  },
  calls: serverCalls,
  chapters: [chapter],
  withoutScript: words(
    'Chaque étape est un envoi du formulaire, et la page suivante : voir [les étapes](ref:booking#etapes).',
    'Each step is a submit of the form, and the next page: see [the steps](ref:booking#etapes).',
  ),
  keyboard: {
    'Entrée, Espace / Enter, Space': words(
      'sur le bouton radio d’une tuile : la choisit et avance.',
      'on a tile’s radio button: chooses it and goes on.',
    ),
    '↓ ↑ ← →': words(
      'd’un choix à l’autre, sans avancer.',
      'from one choice to the other, without going on.',
    ),
    'Entrée dans l’adresse / Enter in the address': words(
      'n’envoie pas le formulaire avant qu’une position soit connue ; le bouton de l’étape non plus, et il prend aussi un code postal.',
      'does not submit the form before a position is known; nor does the step’s button, which takes a postcode as well.',
    ),
  },
  accessibility: [
    words(
      'Les erreurs sont celles de `form`, qui vérifie aussi ce formulaire : `title` nomme le champ dans le message. Le libellé d’un champ `required` le dit, par exemple « (obligatoire) » : c’est au serveur de l’écrire.',
      'The errors are those of `form`, which checks this form as well: `title` names the field in its message. The label of a `required` field says so, for example “(required)”: the server writes it.',
    ),
    words(
      '« Étape 2 sur 4 », le véhicule et l’adresse trouvés, chaque échec : tout est dit.',
      '“Step 2 of 4”, the vehicle and the address that were found, each failure: all of it is said.',
    ),
    words(
      'Une réservation commencée le jour même peut être reprise ; partir en cours de route demande confirmation.',
      'A booking that was begun the same day can be gone on with; leaving half way asks first.',
    ),
  ],
})
