/** How a site's own bundler takes the package; `tests/bundlers` goes through each of them. */
import { words } from '../../../src/island/define-reference'
import { code, heading, list, paragraph, type Source } from '../model'

export const bundlers: Source = {
  slug: 'bundlers',
  section: 'guide',
  title: words('Avec un bundler', 'With a bundler'),
  lead: words(
    'Vite, Rollup, webpack, esbuild et Parcel prennent le paquet sans greffon : styles dans les scripts, un fichier par îlot, politique stricte.',
    'Vite, Rollup, webpack, esbuild and Parcel take the package without a plugin: styles within the scripts, a file for each island, a strict policy.',
  ),
  blocks: (both) => [
    code(
      'js',
      `import { start } from 'ilots'

const ilots = start({ product: 'acme', platform: 'plateforme', site: 'monsite' })`,
    ),
    paragraph(
      both(
        'Aucune feuille de style n’est importée : `style-loader` ou l’équivalent n’ont rien à faire. Le paquet est essayé à chaque version avec les outils ci-dessous, sous un chemin, avec [la politique stricte](ref:security).',
        'No style sheet is imported: `style-loader` and its like have nothing to do. Each version of the package is tried with the tools below, under a path, with [the strict policy](ref:security).',
      ),
    ),
    heading('ilots', both('Vos îlots', 'Islands of your own')),
    paragraph(
      both(
        'Un module est exécuté avant le code qui l’importe : un îlot qui écrirait `Ilots.register` à son chargement passerait avant `start()`, et « Ilots is not defined » arrêterait tout. Donnez donc à `start()` un module à lui, que les îlots importent :',
        'A module runs before the code that imports it: an island that says `Ilots.register` while it loads would come before `start()`, and “Ilots is not defined” would stop everything. So give `start()` a module of its own, which the islands import:',
      ),
    ),
    code(
      'js',
      `// ilots.js
import { start } from 'ilots'
export const ilots = start({ product: 'acme' })

// creneaux.jsx
import { reactIsland } from 'ilots/island'
import { ilots } from './ilots.js'
ilots.register(reactIsland({ name: 'creneaux', marker: 'select[data-ilot~="creneaux"]', Component }))

// main.js
import './creneaux.jsx'`,
    ),
    heading('vite', 'Vite'),
    code('js', "// vite.config.js\nexport default { base: '/sous/chemin/' }"),
    paragraph(
      both(
        'Rien d’autre. Le serveur de développement accepte la même politique : `server.headers`.',
        'Nothing else. The development server takes the same policy: `server.headers`.',
      ),
    ),
    heading('rollup', 'Rollup'),
    code(
      'js',
      `import { nodeResolve } from '@rollup/plugin-node-resolve'

export default { input: 'src/main.js', output: { dir: 'dist' }, plugins: [nodeResolve()] }`,
    ),
    paragraph(
      both(
        'La page le charge par `<script type="module">`.',
        'The page loads it by `<script type="module">`.',
      ),
    ),
    heading('webpack', 'webpack'),
    code(
      'js',
      "export default { mode: 'production', entry: './src/main.js', output: { trustedTypes: true } }",
    ),
    paragraph(
      both(
        '`trustedTypes` n’est utile que sous `require-trusted-types-for` : ce que webpack ajoute lui-même à votre code charge chaque fichier par un élément `script`, dont l’adresse doit passer par une politique. Elle s’appelle `webpack` : si votre en-tête nomme les politiques, écrivez `trusted-types ilots webpack`.',
        '`trustedTypes` is needed under `require-trusted-types-for` only: what webpack itself adds to your code loads each file by a `script` element, whose address has to go through a policy. Its name is `webpack`: if your header names policies, write `trusted-types ilots webpack`.',
      ),
    ),
    heading('esbuild', 'esbuild'),
    code('sh', 'esbuild src/main.js --bundle --splitting --format=esm --minify --outdir=dist'),
    paragraph(
      both(
        'Avec `--format=iife`, tout est dans un seul script classique, que la page charge en entier.',
        'With `--format=iife` all is in one classic script, which the page loads whole.',
      ),
    ),
    heading('parcel', 'Parcel'),
    code(
      'js',
      `// package.json
{
  "targets": {
    "default": { "context": "browser", "outputFormat": "esmodule", "isLibrary": false }
  }
}`,
    ),
    code('sh', 'parcel build src/main.js'),
    paragraph(
      both(
        "L’entrée est le script, pas une page : dans une page, Parcel écrit une `importmap` en ligne, que `script-src 'self'` refuse ; sans `esmodule`, il charge ses fichiers par un élément `script`, que Trusted Types refuse.",
        "The entry is the script, not a page: into a page Parcel writes an inline `importmap`, which `script-src 'self'` refuses; without `esmodule` it loads its files by a `script` element, which Trusted Types refuses.",
      ),
    ),
    heading('differences', both('Ce qui change', 'What is different')),
    list(
      both(
        'les fichiers portent les noms du bundler : rien n’est préchargé à l’avance (`warm`), et `dist/manifest.json` ne les décrit pas ;',
        'files have the bundler’s names: nothing is fetched ahead (`warm`), and `dist/manifest.json` does not describe them;',
      ),
      both(
        'un fichier qui n’est pas venu est redemandé à la même adresse, comme le bundler le fait ;',
        'a file that did not come is asked for again at the same address, as the bundler does it;',
      ),
      both(
        '`ilots/island` prend le `react` de votre projet.',
        '`ilots/island` takes the `react` of your project.',
      ),
    ),
  ],
}
