/** What the playground is for, what it does and does not do; the site has the thing itself above it. */
import { words } from '../../../src/island/define-reference'
import { heading, list, paragraph, type Source } from '../model'

/** Its address below the language's own. */
export const PLAYGROUND = 'essayer'

export const playground: Source = {
  slug: PLAYGROUND,
  section: 'guide',
  title: words('Essayer', 'Try it'),
  lead: words(
    'Écrivez du HTML, voyez la page vivre, lisez ce que `check` et `why` en disent. Tout est dans l’adresse : une question se pose par un lien.',
    'Write HTML, see the page live, read what `check` and `why` say of it. All of it is in the address: a question is asked by a link.',
  ),
  blocks: (both) => [
    heading('ce-qui-se-passe', both('Ce qui s’y passe', 'What happens there')),
    list(
      both(
        'La page vit dans un cadre, avec le vrai script, en Preact ou en React.',
        'The page lives in a frame, with the real script, on Preact or on React.',
      ),
      both(
        '`check` est celui de la commande : les mêmes règles, les mêmes phrases, la ligne et ce qu’il faut écrire.',
        '`check` is the command’s own: the same rules, the same sentences, the line and what to write.',
      ),
      both(
        'Chaque appel est écrit avec ses champs et reçoit l’exemple de sa page de référence ; changez la réponse, la page la reçoit. Un appel inconnu reçoit un 404 qui le dit.',
        'Each call is listed with its fields and gets the sample of its page of the reference; change the answer, and the page gets it. An unknown call gets a 404 that says so.',
      ),
      both(
        'Les photos sont remplacées par un dessin qui porte leur nom ; une page ouverte, une fenêtre, un formulaire envoyé sont écrits, et la page reste.',
        'Photographs are replaced by a drawing with their name; a page opened, a window, a form sent are listed, and the page stays.',
      ),
    ),
    heading('lien', both('Ce que fait un lien', 'What a link does')),
    paragraph(
      both(
        'HTML, réponses changées, largeur, thème, moteur et langue suivent `#`, compressés : aucun serveur ne les reçoit. « Copier le lien » le copie ; au-delà de 8 000 caractères, l’essai le dit.',
        'HTML, changed answers, width, theme, flavour and language follow `#`, compressed: no server receives them. "Copy the link" copies it; beyond 8,000 characters the playground says so.',
      ),
    ),
    paragraph(
      both(
        "Un lien peut venir de n’importe qui. Aucun script du HTML ne s’exécute, aucune adresse n’est demandée, rien n’est gardé : les scripts, gestionnaires et adresses `javascript:` sont retirés, et la politique du cadre ne laisse s’exécuter que les fichiers d’Îlots (`script-src` de leur dossier, `connect-src 'none'`, `form-action 'none'`). Le cadre n’a pas l’origine de ce site (`sandbox` sans `allow-same-origin`) : il ne lit rien de ce que le site garde, ne demande rien en son nom, et son stockage disparaît avec lui. Les îlots qu’un script demande (`modal`, `toast`, `translations`) ne s’y essaient donc pas : leurs pages ont des cas vivants.",
        "A link may come from anybody. No script of the HTML runs, no address is asked for, nothing is kept: scripts, handlers and `javascript:` addresses are taken out, and the frame’s policy lets only the files of Îlots run (`script-src` of their folder, `connect-src 'none'`, `form-action 'none'`). The frame is not of this site’s origin (`sandbox` without `allow-same-origin`): it reads nothing that the site keeps, asks nothing in its name, and its storage goes with it. Islands that a script asks for (`modal`, `toast`, `translations`) are therefore not tried there: their pages have live cases.",
      ),
    ),
  ],
}
