/** What the reference says of the calls; never in the bundle. */
import { type Call, describeShape, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { readAnswer, table, translation } from './read-answer'

const cible = { meaning: words('toujours `javascript`.', 'always `javascript`.'), sample: 'javascript' }
const objects = [
  describeShape(
    table,
    {
      langue: words('la langue des valeurs.', 'the language of the values.'),
      traductions: words('les traductions.', 'the translations.'),
    },
    { lists: { traductions: 'translation' } },
  ),
  describeShape(translation, {
    intitule: words('le texte français.', 'the French text.'),
    valeur: words('sa traduction ; vide, le texte reste.', 'its translation; empty, the text stays.'),
  }),
] as const
const refusal = words(
  'les textes restent en français, ou en anglais sur une page anglaise.',
  'texts stay French, or English on an English page.',
)

export const serverCalls: readonly Call[] = [
  toEndpoint('translations', {
    name: 'translations',
    method: 'POST',
    text: words('une fois par page, quand elle est au repos.', 'once a page, when it is at rest.'),
    sent: {
      action: {
        meaning: words('toujours `get_traductions`.', 'always `get_traductions`.'),
        sample: 'get_traductions',
      },
      cible,
    },
    reply: {
      type: 'json',
      of: 'object',
      objects,
      sample: { langue: 'de', traductions: [{ intitule: 'Fermer', valeur: 'Schließen' }] },
      read: readAnswer,
    },
    refusal,
  }),
  toEndpoint('translations', {
    name: 'learn',
    method: 'POST',
    text: words(
      'pour les textes que la table n’a pas, quand un script le demande (`learn`).',
      'for texts that the table lacks, when a script asks for it (`learn`).',
    ),
    sent: {
      action: {
        meaning: words('toujours `add_traduction`.', 'always `add_traduction`.'),
        sample: 'add_traduction',
      },
      cible,
      expression: {
        meaning: words(
          'le texte ; `expression[]` quand il y en a plusieurs.',
          'the text; `expression[]` when there are several.',
        ),
        sample: 'Prendre rendez-vous',
      },
      langue: { meaning: words('la langue.', 'the language.'), sample: 'de' },
      tableau_donnee: {
        meaning: words('les valeurs à y mettre, en JSON.', 'the values to fill in, as JSON.'),
        sample: '',
      },
      module: { meaning: words('le module.', 'the module.'), sample: '' },
      no_modif: { meaning: words('`1` ou vide.', '`1` or empty.'), sample: '' },
      force_learn: { meaning: words('`1` ou vide.', '`1` or empty.'), sample: '' },
    },
    reply: {
      type: 'json',
      of: 'object',
      objects,
      sample: {
        langue: 'de',
        traductions: [{ intitule: 'Prendre rendez-vous', valeur: 'Termin vereinbaren' }],
      },
      read: readAnswer,
    },
    refusal,
  }),
]
