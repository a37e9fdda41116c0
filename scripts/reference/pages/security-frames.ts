/** Frames, windows and cookies, and what other sites may do with them. */
import { type Words, words } from '../../../src/island/define-reference'
import type { NEEDED } from '../../../src/overlay/frames'
import { type Block, type Both, heading, list, mono, paragraph, table } from '../model'

/** What each word of a frame's `sandbox` is for; the compiler asks for all of them. */
const FRAME_WORDS: Readonly<Record<(typeof NEEDED)[number], Words>> = {
  scripts: words('la page a ses scripts.', 'the page has its scripts.'),
  'same-origin': words(
    'elle garde sa propre origine, ses cookies et son stockage ; rien du site.',
    'it keeps its own origin, its cookies and its storage; nothing of the site.',
  ),
  forms: words('ses formulaires partent.', 'its forms can be sent.'),
  modals: words('elle pose ses questions et s’imprime.', 'it asks its questions and can be printed.'),
  downloads: words('ses documents se téléchargent.', 'its documents can be downloaded.'),
  presentation: words('ses films vont sur un téléviseur.', 'its films can be sent to a television.'),
  popups: words(
    'ses liens ouvrent un onglet, ses paiements une fenêtre.',
    'its links open a tab, its payments a window.',
  ),
  'popups-to-escape-sandbox': words(
    'ce qu’elle ouvre est une fenêtre ordinaire.',
    'what it opens is an ordinary window.',
  ),
  'storage-access-by-user-activation': words(
    'le visiteur peut s’y connecter là où ses cookies sont bloqués.',
    'the visitor can sign in where its cookies are blocked.',
  ),
  'top-navigation-by-user-activation': words(
    'après un paiement, un geste du visiteur ramène toute la fenêtre.',
    'after a payment a gesture of the visitor leads the whole window on.',
  ),
}

export const frameBlocks = (both: Both): readonly Block[] => [
  heading('adresses', both('Adresses, fenêtres et cadres', 'Addresses, windows and frames')),
  list(
    both(
      'Un îlot ne mène qu’à http, https, mailto et tel. Le lien d’un îlot, ou une de ses parties, dont l’adresse est autre (`javascript:`, `data:`…) ne fait rien, avec un avertissement `ILOTS-203`, que son code soit là ou non. Les autres liens de la page ne sont pas touchés.',
      'An island leads to http, https, mailto and tel only. The link of an island, or one of its parts, with any other address (`javascript:`, `data:`…) does nothing, with a warning `ILOTS-203`, whether its code is here or not. Other links of the page are left alone.',
    ),
    both(
      'Une fenêtre d’une autre origine n’a pas d’`opener`. Elle a son nom et sa taille, mais aucun navigateur ne la retrouve par son nom : chaque clic en ouvre une autre. Sur l’origine du site rien ne change.',
      'A window of another origin has no `opener`. It has its name and its size, but no browser finds it by its name again: each click opens another one. On the site’s own origin nothing changes.',
    ),
    both(
      'Un cadre peut demander sa fermeture par `{ type: "ilots:close-modal" }`, depuis l’origine de son adresse ou du site ; seule une page du site fait recharger la page (`reload: true`).',
      'A frame may ask to be closed with `{ type: "ilots:close-modal" }`, from the origin of its address or of the site; only a page of the site has the page reloaded (`reload: true`).',
    ),
    both(
      'Les cookies écrits par `setCookie`, `Cookie.write` et une bannière sont `SameSite=Lax`, et `Secure` en https ; les options d’un script l’emportent.',
      'Cookies written by `setCookie`, `Cookie.write` and a banner are `SameSite=Lax`, and `Secure` on https; a script’s options win.',
    ),
  ),
  paragraph(
    both(
      'Une page d’une autre origine est montrée dans un cadre `sandbox`, avec ce dont une page a besoin. Chromium n’y montre pas de PDF : une adresse en `.pdf` d’une autre origine est suivie au lieu d’être montrée ; un PDF sans cette extension, ou derrière une redirection, demande un lien sans îlot.',
      'A page of another origin is shown in a frame with `sandbox`, with what a page needs. Chromium shows no PDF there: an address in `.pdf` of another origin is followed instead of shown; a PDF without that extension, or behind a redirection, needs a link without an island.',
    ),
  ),
  table(both('Mot|Pourquoi', 'Word|Why').split('|'), [
    ...Object.entries(FRAME_WORDS).map(([name, why]) => [mono(`allow-${name}`), both(why.fr, why.en)]),
    [
      both('ce qui manque', 'what is missing'),
      both(
        '`allow-top-navigation` (emmener toute la fenêtre sans un geste du visiteur), `allow-pointer-lock`, `allow-orientation-lock`.',
        '`allow-top-navigation` (leading the whole window away without a gesture of the visitor), `allow-pointer-lock`, `allow-orientation-lock`.',
      ),
    ],
  ]),
]
