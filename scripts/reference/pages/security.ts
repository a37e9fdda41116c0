/** Content security policy and integrity, with the tags to copy. */
import { existsSync, readFileSync } from 'node:fs'
import { words } from '../../../src/define-reference'
import type { Manifest } from '../../manifest'
import { code, heading, list, paragraph, type Source } from '../model'

const FOLDER = '/assets/ilots/'
const UNKNOWN = 'sha384-…'

/** Of the build that is there; a committed page has none, or it would be stale at each change. */
function integrityOf(file: string, isLive: boolean): string {
  if (!isLive || !existsSync('dist/manifest.json')) return UNKNOWN
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest
  return manifest[file]?.integrity ?? UNKNOWN
}

/** @param isLive with the hashes of `dist/manifest.json`. */
export const security = (isLive: boolean): Source => ({
  slug: 'security',
  section: 'guide',
  title: words('CSP et intégrité', 'CSP and integrity'),
  lead: words(
    'Toutes les pages d’essai tournent sous une politique stricte, Trusted Types compris : rien n’est écrit dans la page, rien n’est évalué.',
    'Every fixture page runs under a strict policy, Trusted Types included: nothing is written inline, nothing is evaluated.',
  ),
  blocks: (both) => [
    heading('politique', both('La politique', 'The policy')),
    code(
      'http',
      `Content-Security-Policy: script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'self'; require-trusted-types-for 'script'; trusted-types ilots`,
    ),
    list(
      both(
        '`script-src` et `style-src` : l’origine du dossier d’Îlots. Ni `unsafe-inline` ni `unsafe-eval`.',
        '`script-src` and `style-src`: the origin of the folder of Îlots. Neither `unsafe-inline` nor `unsafe-eval`.',
      ),
      both(
        '`trusted-types ilots` : la seule politique dont il a besoin. Une page dont d’anciens scripts écrivent `innerHTML` ne peut pas exiger Trusted Types ; le reste tient.',
        '`trusted-types ilots`: the only policy that it needs. A page whose old scripts write `innerHTML` cannot enforce Trusted Types; the rest holds.',
      ),
      both(
        'Avec une vérification anti-robot : l’origine de `recaptcha.src` dans `script-src` et `frame-src`.',
        'With a bot check: the origin of `recaptcha.src` in `script-src` and `frame-src`.',
      ),
    ),
    heading('nonce', both('Avec un nonce', 'With a nonce')),
    paragraph(
      both(
        'Le `nonce` de la balise est transmis aux feuilles de style. Le code des îlots est importé : avec `strict-dynamic` il est permis par la balise, sinon l’origine du dossier doit l’être.',
        'The tag’s `nonce` is passed on to the style sheets. The islands’ code is imported: with `strict-dynamic` the tag allows it, else the folder’s origin has to be allowed.',
      ),
    ),
    code('html', `<script src="${FOLDER}ilots.js" nonce="…" defer></script>`),
    heading('integrite', both('L’intégrité', 'Integrity')),
    paragraph(
      both(
        'Copiez `dist/` dans un dossier versionné, et la balise avec le hachage de `manifest.json` : un fichier changé ne s’exécute pas. Les fichiers des îlots portent leur propre hachage dans leur nom.',
        'Copy `dist/` to a versioned folder, and the tag with the hash of `manifest.json`: a file that was changed does not run. The islands’ files carry a hash of their own in their names.',
      ),
    ),
    ...['ilots.js', 'ilots.legacy.js'].map((file) =>
      code(
        'html',
        `<script src="${FOLDER}${file}" integrity="${integrityOf(file, isLive)}" crossorigin="anonymous" defer></script>`,
      ),
    ),
    code('sh', `node -p "require('ilots/manifest.json')['ilots.js'].integrity"`),
  ],
})
