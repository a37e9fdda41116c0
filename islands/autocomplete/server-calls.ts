/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { readItems, suggestion } from './replies'

export const serverCalls: readonly Call[] = [
  toEndpoint('autocomplete', {
    name: 'autocomplete',
    method: 'GET',
    text: words(
      'dès 2 caractères, 300 ms après la dernière touche ; chaque texte une fois par page.',
      'from 2 characters on, 300 ms after the last key; each text once a page.',
    ),
    sent: {
      'autocompleter[classname]': {
        meaning: words('`classname` de la configuration.', '`classname` of the configuration.'),
        sample: 'Ville',
      },
      'autocompleter[methode]': {
        meaning: words('`methode` de la configuration.', '`methode` of the configuration.'),
        sample: 'chercher',
      },
      'autocompleter[term]': {
        meaning: words('ce que le visiteur a tapé.', 'what the visitor has typed.'),
        sample: 'bre',
      },
    },
    others: words('`add_params`, à plat comme PHP les lit.', '`add_params`, flat as PHP reads them.'),
    reply: {
      type: 'json',
      of: 'list',
      objects: [
        describeShape(
          suggestion,
          {
            value: words(
              'ce que la liste montre, et ce qui remplit le champ si la configuration ne nomme pas un autre champ (`value`).',
              'what the list shows, and what fills the field unless the configuration names another one (`value`).',
            ),
          },
          {
            others: words(
              'à vous : `cibles` et `value` de la configuration les nomment.',
              'yours: `cibles` and `value` of the configuration name them.',
            ),
          },
        ),
      ],
      sample: [
        { value: 'Brest', id: 29019, code_postal: '29200' },
        { value: 'Bressuire', id: 79049, code_postal: '79300' },
      ],
      read: readItems,
    },
    refusal: words(
      '`[]` ou `null` : « Aucune suggestion ». Une panne : la liste le dit, avec « Réessayer », et ce qui est tapé reste dans le champ.',
      '`[]` or `null`: “No suggestion”. A failure: the list says so, with “Try again”, and what is typed stays in the field.',
    ),
  }),
]
