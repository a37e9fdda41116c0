/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { replacement } from '../../src/server/replaced'
import { place, readPlace, readVehicle, vehicle } from './replies'

export const serverCalls: readonly Call[] = [
  toEndpoint('booking', {
    name: 'vehicle',
    method: 'GET',
    text: words(
      'quand une immatriculation est complète, ou quittée.',
      'once a registration number is complete, or left.',
    ),
    sent: {
      action: {
        meaning: words('toujours `immatriculation`.', 'always `immatriculation`.'),
        sample: 'immatriculation',
      },
      immat: {
        meaning: words('en capitales, sans séparateur.', 'in capitals, without separators.'),
        sample: 'AB123CD',
      },
    },
    reply: {
      type: 'json',
      of: 'object',
      objects: [
        describeShape(vehicle, {
          return: words(
            '`success` quand le véhicule est connu ; toute autre valeur marque le résumé comme une erreur.',
            '`success` when the vehicle is known; any other value marks the summary as an error.',
          ),
          marque: words('la marque.', 'the make.'),
          modele: words('le modèle.', 'the model.'),
          annee: words('l’année, texte ou nombre.', 'the year, as a text or a number.'),
        }),
      ],
      sample: { return: 'success', marque: 'Renault', modele: 'Clio', annee: '2021' },
      read: readVehicle,
    },
    refusal: words(
      'le résumé est marqué et montre ce qui est connu. Une panne : une phrase sous le champ ; la prise de rendez-vous continue.',
      'the summary is marked and shows what is known. A failure: a sentence below the field; the booking goes on.',
    ),
  }),
  toEndpoint('booking', {
    name: 'place',
    method: 'GET',
    text: words(
      'après « Me localiser », pour la position de l’appareil.',
      'after “Locate me”, for the device’s position.',
    ),
    sent: {
      action: { meaning: words('toujours `reverse`.', 'always `reverse`.'), sample: 'reverse' },
      lat: { meaning: words('la latitude, en degrés.', 'the latitude, in degrees.'), sample: '48.3904' },
      lng: { meaning: words('la longitude, en degrés.', 'the longitude, in degrees.'), sample: '-4.4861' },
    },
    reply: {
      type: 'json',
      of: 'object',
      objects: [
        describeShape(place, {
          code_postal: words(
            'cinq chiffres ; vide, il n’y a pas d’adresse.',
            'five digits; empty, there is no address.',
          ),
          adresse: words('l’adresse, écrite dans le champ.', 'the address, which is written into the field.'),
        }),
      ],
      sample: { code_postal: '29200', adresse: '12 rue de Siam, Brest' },
      read: readPlace,
    },
    refusal: words(
      '« Aucune adresse trouvée ! » : `false`, `null`, `[]`, sans `code_postal`, ou une panne.',
      '“Aucune adresse trouvée !”: `false`, `null`, `[]`, no `code_postal`, or a failure.',
    ),
  }),
  toEndpoint('booking', {
    name: 'book',
    method: 'POST',
    text: words('au dernier envoi du formulaire.', 'at the last submit of the form.'),
    sent: {
      etape: {
        meaning: words(
          'le numéro de la dernière étape, qui n’avance plus.',
          'the number of the last step, which advances no more.',
        ),
        sample: '3',
      },
      immat: {
        meaning: words('en capitales, sans séparateur.', 'in capitals, without separators.'),
        sample: 'AB123CD',
        isOptional: true,
      },
      _cle: {
        meaning: words(
          'la même quand le même rendez-vous est envoyé de nouveau : ne pas le prendre deux fois. Une autre après un refus.',
          'the same when the same booking is sent again: do not make it twice. Another one after a refusal.',
        ),
        sample: '3f1c9a52-8f0e-4f4e-9d0a-0d6c1f0a7b11',
      },
    },
    others: words('tout le formulaire.', 'the whole form.'),
    mayHoldFiles: true,
    reply: {
      type: 'html',
      what: words(
        'avec le mot `success`, le rendez-vous est pris : ce HTML est montré si la page n’a pas sa propre zone `[data-role="success"]`, comme un texte s’il n’est pas `text/html`. Sans lui, un refus.',
        'with the word `success` the appointment is made: this HTML is shown unless the page has its own area `[data-role="success"]`, as text when it is not `text/html`. Without it, a refusal.',
      ),
      parts: {
        '[data-field]': words(
          'dans un refus : le nom du champ en erreur, et son message.',
          'in a refusal: the name of the field in error, and its message.',
        ),
      },
      sample: '<p class="success">Votre rendez-vous est pris.</p>',
      read: replacement,
    },
    refusal: words(
      'le HTML rendu, annoncé : aux champs qu’il nomme, sinon dans la zone de résultat. Une panne : « Une erreur s’est produite. Veuillez réessayer. » ; rien de ce qui est tapé n’est perdu.',
      'the HTML of the answer, announced: at the fields that it names, else in the result area. A failure: “Une erreur s’est produite. Veuillez réessayer.”; nothing that was typed is lost.',
    ),
  }),
]
