/** What an integrator asks about the server's answers: their encoding, what caches do with them, answers of nothing. */
import { words } from '../../../src/island/define-reference'
import { code, heading, list, paragraph, type Source } from '../model'

export const answers: Source = {
  slug: 'answers',
  section: 'guide',
  title: words(
    'Les réponses du serveur, leur encodage et les caches',
    'Answers of the server, their encoding and caches',
  ),
  lead: words(
    'Dans quel encodage une réponse est lue, ce qu’un cache en garde, et ce que vaut une réponse vide.',
    'In which encoding an answer is read, what a cache keeps of it, and what an empty answer means.',
  ),
  blocks: (both) => [
    heading('encodages', both('Encodages', 'Encodings')),
    list(
      both(
        'Une réponse est lue selon le `charset` de son en-tête `Content-Type` ; sans lui, du HTML selon son `<meta charset>` ; sinon en UTF-8.',
        'An answer is read by the `charset` of its header `Content-Type`; without it, HTML by its `<meta charset>`; else as UTF-8.',
      ),
      both(
        'Sur une page en ISO-8859-1 ou windows-1252, la requête d’une adresse est écrite comme un lien de la page l’écrirait : `é` y est `%E9`.',
        'On a page in ISO-8859-1 or windows-1252, the query of an address is written as a link of the page would write it: `é` is `%E9` there.',
      ),
      both(
        'Le corps d’un appel POST est toujours en UTF-8, comme celui d’`XMLHttpRequest`.',
        'The body of a POST call is always UTF-8, as that of `XMLHttpRequest` is.',
      ),
    ),
    code('php', "header('Content-Type: text/html; charset=iso-8859-1');"),
    heading('caches', both('Caches', 'Caches')),
    paragraph(
      both(
        'Une même adresse donne souvent la page entière à un visiteur, et un fragment à un appel, qui porte `X-Requested-With: XMLHttpRequest`. Le navigateur ne garde rien d’un fragment qui est demandé par GET ; un cache entre les deux, un CDN par exemple, doit savoir que la réponse dépend de cet en-tête :',
        'One address often gives a visitor the whole page, and a fragment to a call, which carries `X-Requested-With: XMLHttpRequest`. The browser keeps nothing of a fragment that is asked for by GET; a cache between the two, such as a CDN, must know that the answer depends on this header:',
      ),
    ),
    code('php', "header('Vary: X-Requested-With');"),
    heading('rien', both('Une réponse vide', 'An empty answer')),
    paragraph(
      both(
        'Là où le serveur peut ne rien savoir (suggestions, menu, adresse d’une position, traductions), un corps vide et `204` valent une liste vide. Ailleurs, une réponse vide est un échec, et l’appel peut être refait.',
        'Where a server may know nothing (suggestions, menu, address of a position, translations), an empty body and `204` are an empty list. Elsewhere, an empty answer is a failure, and the call can be made again.',
      ),
    ),
  ],
}
