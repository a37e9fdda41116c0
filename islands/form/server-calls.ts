/** What the reference says of the calls; never in the bundle. */
import { type Call, toEndpoint } from '../../src/island/describe-call'
import { words } from '../../src/island/words'
import { fragmentOnly, replacement } from '../../src/server/replaced'

const others = words('tout le formulaire.', 'the whole form.')

export const serverCalls: readonly Call[] = [
  toEndpoint('verify', {
    name: 'verify',
    method: 'POST',
    text: words(
      'à chaque envoi d’un formulaire avec `data-verify`, avant qu’il parte ; `multipart/form-data` avec un fichier.',
      'at each submit of a form with `data-verify`, before it goes; `multipart/form-data` with a file.',
    ),
    sent: {},
    others,
    mayHoldFiles: true,
    reply: {
      type: 'html',
      what: words(
        'vide, sans `[data-field]`, ou avec `.alert-success` : le formulaire part. Sinon il reste.',
        'empty, without `[data-field]`, or with `.alert-success`: the form goes. Else it stays.',
      ),
      mayBeEmpty: true,
      parts: {
        '[data-field]': words(
          'le nom d’un champ en erreur ; son texte est le message du champ.',
          'the name of a field in error; its text is the field’s message.',
        ),
        '.alert-success': words(
          'le formulaire part, même avec `[data-field]`.',
          'the form goes, even with `[data-field]`.',
        ),
      },
      sample: `<ul><li data-field="courriel">Cette adresse est déjà inscrite.</li></ul>`,
      read: fragmentOnly,
    },
    refusal: words(
      'le HTML rendu au-dessus du formulaire, annoncé ; chaque champ nommé est marqué, le premier prend le focus. Une panne : un message, avec « Réessayer » ; rien n’est envoyé.',
      'the HTML of the answer above the form, announced; each field that it names is marked, the first is focused. A failure: a message, with “Try again”; nothing is sent.',
    ),
  }),
  toEndpoint('reload', {
    name: 'reload',
    method: 'POST',
    text: words(
      'quand change un champ avec `data-reload` ; sans les fichiers.',
      'when a field with `data-reload` changes; without files.',
    ),
    sent: {},
    others,
    reply: {
      type: 'html',
      what: words(
        'le formulaire, ou seulement son contenu ; ce qui est tapé y revient.',
        'the form, or its content alone; what was typed comes back into it.',
      ),
      parts: {
        form: words(
          'remplace le formulaire entier ; sans lui, son contenu.',
          'replaces the whole form; without it, its content.',
        ),
      },
      sample: `<form method="post" action="/devis" data-ilot="form">
  <label>Modèle <select name="modele"><option>Clio</option><option>Zoé</option></select></label>
</form>`,
      read: replacement,
    },
    refusal: words(
      'le formulaire reste ; un message au-dessus le dit, avec « Réessayer ».',
      'the form stays; a message above it says so, with “Try again”.',
    ),
  }),
]
