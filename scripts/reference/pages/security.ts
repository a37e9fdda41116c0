/** Headers, content, integrity: for whoever puts Îlots into a site. */
import { existsSync, readFileSync } from 'node:fs'
import { words } from '../../../src/island/define-reference'
import type { Manifest } from '../../manifest'

import { type Block, type Both, code, heading, list, paragraph, type Source } from '../model'
import { contentBlocks } from './security-content'
import { frameBlocks } from './security-frames'

const FOLDER = '/assets/ilots/'
const UNKNOWN = 'sha384-…'

/** Of the build that is there; a committed page has none, or it would be stale at each change. */
function integrityOf(file: string, isLive: boolean): string {
  if (!isLive || !existsSync('dist/manifest.json')) return UNKNOWN
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest
  return manifest[file]?.integrity ?? UNKNOWN
}

const POLICY = `script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types ilots`

/** @param isLive with the hashes of `dist/manifest.json`. */
export const security = (isLive: boolean): Source => ({
  slug: 'security',
  section: 'guide',
  title: words('Sécurité', 'Security'),
  lead: words(
    'Les en-têtes à envoyer, ce que les rédacteurs peuvent écrire, et ce qu’un contenu hostile ne peut pas. Toutes les pages d’essai tournent sous une politique stricte, Trusted Types compris.',
    'The headers to send, what editors may write, and what hostile content cannot do. Every fixture page runs under a strict policy, Trusted Types included.',
  ),
  blocks: (both) => [
    ...headers(both),
    ...policy(both),
    ...withNonce(both),
    ...contentBlocks(both),
    ...frameBlocks(both),
    ...verified(both),
    ...integrity(both, isLive),
  ],
})

const headers = (both: Both): readonly Block[] => [
  heading('en-tetes', both('Les en-têtes', 'The headers')),
  code(
    'http',
    `Content-Security-Policy: ${POLICY}
X-Content-Type-Options: nosniff
Referrer-Policy: strict-origin-when-cross-origin
Permissions-Policy: geolocation=(self), clipboard-write=(self), web-share=(self), camera=(), microphone=()`,
  ),
  list(
    both(
      '`nosniff`, sur toutes les réponses : un texte déposé n’est pas lu comme un script, ni comme une page.',
      '`nosniff`, on all answers: an uploaded text is read neither as a script nor as a page.',
    ),
    both(
      "`frame-ancestors 'self'` : les fenêtres d’Îlots encadrent des pages du site, un autre site ne le peut pas. Une balise `meta` ne sait pas le dire.",
      "`frame-ancestors 'self'`: windows of Îlots frame pages of the site, and no other site can. A `meta` tag cannot say it.",
    ),
    both(
      '`form-action` : les origines où vos formulaires partent, celle du paiement comprise.',
      '`form-action`: the origins that your forms leave for, that of payment included.',
    ),
    both(
      '`Referrer-Policy` : un autre site apprend l’origine, pas l’adresse. Jamais `unsafe-url`.',
      '`Referrer-Policy`: another site learns the origin, not the address. Never `unsafe-url`.',
    ),
    both(
      '`Permissions-Policy` : la position sert à [booking](ref:booking), le presse-papiers à [permalink](ref:permalink) et [share-native](ref:share-native), qui se sert aussi du partage.',
      '`Permissions-Policy`: the position serves [booking](ref:booking), the clipboard [permalink](ref:permalink) and [share-native](ref:share-native), which uses sharing, too.',
    ),
  ),
]

const policy = (both: Both): readonly Block[] => [
  heading('politique', both('La politique', 'The policy')),
  code('http', `Content-Security-Policy: ${POLICY}`),
  list(
    both(
      '`script-src` et `style-src` : l’origine du dossier d’Îlots. Ni `unsafe-inline` ni `unsafe-eval`.',
      '`script-src` and `style-src`: the origin of the folder of Îlots. Neither `unsafe-inline` nor `unsafe-eval`.',
    ),
    both(
      '`trusted-types ilots` : la seule politique dont il a besoin. Si l’en-tête nomme des politiques sans celle-ci, blocs, agenda, recherche, réservations et formulaires vérifiés mènent comme sans script, et la console le dit. Une page dont des scripts écrivent `innerHTML` (jQuery avant la version 4, jQuery UI, MooTools) ne peut pas exiger Trusted Types : sans `require-trusted-types-for` ni `trusted-types`, le reste tient. `npx --no-install ilots init` lit les scripts de la page et dit lesquels.',
      '`trusted-types ilots`: the only policy that it needs. Where the header names policies and not this one, blocks, agenda, search, bookings and checked forms lead as without script, and the console says so. A page whose scripts write `innerHTML` (jQuery before 4, jQuery UI, MooTools) cannot enforce Trusted Types: without `require-trusted-types-for` and `trusted-types` the rest holds. `npx --no-install ilots init` reads the page’s scripts and says which.',
    ),
    both(
      'Avec une vérification anti-robot : `https://www.google.com/recaptcha/` et `https://www.gstatic.com/recaptcha/` dans `script-src`, le premier dans `frame-src` : les dossiers, pas les hôtes, qui ont bien d’autres scripts. Son script nomme des politiques Trusted Types à lui : ajoutez à `trusted-types` les noms que la console dit refusés, jamais `*`.',
      'With a bot check: `https://www.google.com/recaptcha/` and `https://www.gstatic.com/recaptcha/` in `script-src`, the first in `frame-src`: the folders, not the hosts, which have many other scripts. Its script names Trusted Types policies of its own: add to `trusted-types` those that the console says are refused, never `*`.',
    ),
  ),
]

const withNonce = (both: Both): readonly Block[] => [
  heading('nonce', both('Avec un nonce', 'With a nonce')),
  paragraph(
    both(
      'Les styles sont construits dans les scripts : `style-src` n’a rien à permettre. Le `nonce` de la balise est transmis au script de la vérification anti-robot. Le code des îlots est importé : avec `strict-dynamic` il est permis par la balise, sinon l’origine du dossier doit l’être.',
      'Styles are constructed in the scripts: `style-src` has nothing to allow. The tag’s `nonce` is passed on to the bot check’s script. The islands’ code is imported: with `strict-dynamic` the tag allows it, else the folder’s origin has to be allowed.',
    ),
  ),
  code('html', `<script src="${FOLDER}ilots.js" nonce="…" defer></script>`),
  paragraph(
    both(
      "Avec `script-src 'nonce-…' 'strict-dynamic'` un fichier déposé n’est pas un script permis, sans nonce il ne tourne pas. Tirez au moins 128 bits au hasard par réponse, ne gardez pas la page dans un cache partagé, et n’écrivez jamais le nonce dans un contenu.",
      "With `script-src 'nonce-…' 'strict-dynamic'` an uploaded file is no allowed script: it does not run without the nonce. Draw at least 128 bits at random for each answer, keep the page out of shared caches, and never write the nonce into content.",
    ),
  ),
]

const verified = (both: Both): readonly Block[] => [
  heading('verifier', both('Vérifier une page', 'Checking a page')),
  code('sh', 'npx --no-install ilots check --security https://www.example.org/'),
  paragraph(
    both(
      'dit les en-têtes qui manquent, la configuration là où un contenu peut l’écrire, les gestionnaires, les noms qui cachent, les adresses d’autres origines, et un nonce qui sert deux fois. `--strict` compte les avertissements. L’outil ne va pas sur un réseau privé où une redirection le mène : `--allow-private` le permet.',
      'says which headers are missing, where configuration stands that content can write, handlers, names that hide, addresses of other origins, and a nonce that is used twice. `--strict` counts warnings. The command does not go to a private network that a redirect leads to: `--allow-private` lets it.',
    ),
  ),
]

const integrity = (both: Both, isLive: boolean): readonly Block[] => [
  heading('integrite', both('L’intégrité', 'Integrity')),
  paragraph(
    both(
      'Copiez les scripts et les styles de `dist/` dans un dossier versionné, et la balise avec le hachage de `manifest.json` : un fichier changé ne s’exécute pas. Les fichiers des îlots portent un hachage dans leur nom, que rien ne vérifie : une carte d’imports dit leur intégrité.',
      'Copy the scripts and styles of `dist/` to a versioned folder, and the tag with the hash of `manifest.json`: a file that was changed does not run. The islands’ files carry a hash in their names, which nothing verifies: an import map says their integrity.',
    ),
  ),
  ...['ilots.js', 'ilots.legacy.js'].map((file) =>
    code(
      'html',
      `<script src="${FOLDER}${file}" integrity="${integrityOf(file, isLive)}" crossorigin="anonymous" defer></script>`,
    ),
  ),
  code('sh', `node -p "require('ilots/manifest.json')['ilots.js'].integrity"`),
  code('html', `<script type="importmap">{"integrity":{"${FOLDER}0.2.0/p/….js":"sha384-…"}}</script>`),
  paragraph(
    both(
      '`ilots init` l’écrit pour toutes les parties (8 ko, 4 compressés), avec son `sha256-…` pour `script-src` ; avec un nonce, il porte celui de la balise. Elle vient avant la balise et tout autre module, et une page n’en a qu’une : si vous en avez une, ajoutez-y `integrity`. Chrome et Edge 127, Firefox 138 et Safari 18 refusent alors une partie qui a changé, aussi à une seconde tentative ; l’îlot ne vient pas, le reste de la page marche, les liens mènent et les formulaires partent. Un navigateur plus ancien ne la regarde pas.',
      '`ilots init` writes it for all parts (8 kB, 4 compressed), with its `sha256-…` for `script-src`; with a nonce, it bears that of the tag. It comes before the tag and any other module, and a page has one only: if you have one, add `integrity` to it. Chrome and Edge 127, Firefox 138 and Safari 18 then refuse a part that was changed, at a second attempt as well; the island does not come, the rest of the page works, links lead and forms leave. An older browser does not look at it.',
    ),
  ),
  paragraph(
    both(
      '`dist/sbom.cdx.json` (CycloneDX) dit les bibliothèques qui sont dans les scripts, leurs versions et leurs licences. Les cartes (`*.map`) et les fichiers JSON ne sont pas à servir.',
      '`dist/sbom.cdx.json` (CycloneDX) says which libraries are in the scripts, with versions and licences. Maps (`*.map`) and JSON files are not to be served.',
    ),
  ),
]
