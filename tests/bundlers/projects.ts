/** Small projects that bundle the package, each with what its bundler's own documentation says, and no more. */

export interface Project {
  readonly name: string
  /** Beside `src/main.js`. */
  readonly files?: Readonly<Record<string, string>>
  /** What is in the page's head. */
  readonly script: string
  /** Of `node_modules/.bin`, from the project's folder. */
  readonly command: readonly [name: string, ...string[]]
  /** Whether the bundler reads the page; it is put beside what was built otherwise, as a server would write it. */
  readonly readsPage?: boolean
  /** Whether the command serves what it makes, instead of ending: on the port that is its last word. */
  readonly serves?: boolean
  /** In the everyday run, too: Vitest brings the bundler. */
  readonly isDaily?: boolean
}

/** The policy of the contract (§3), which every page of the fixture site has. */
export const POLICY =
  "script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'self'; require-trusted-types-for 'script'"

/** Sites are rarely at the root. */
export const BASE = '/sous/chemin/'

export const MAIN = `import { start } from 'ilots'

const ilots = start({ product: 'acme' })
document.querySelector('#dire').addEventListener('click', () => ilots.toast('Enregistré'))
`

const MODULE = '<script type="module" src="main.js"></script>'
const CLASSIC = '<script src="main.js" defer></script>'
const inModule = (text: string) => `export default ${text}\n`

/** `output.trustedTypes`: webpack's own runtime adds a \`script\` for each chunk. */
const webpack = (more: string) => ({
  'webpack.config.js': inModule(
    `{ mode: 'production', entry: './src/main.js', output: { trustedTypes: true }${more} }`,
  ),
})

export const projects: readonly Project[] = [
  {
    name: 'esbuild, modules',
    script: MODULE,
    command: [
      'esbuild',
      'src/main.js',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--minify',
      '--outdir=dist',
    ],
  },
  {
    name: 'esbuild, one classic script',
    script: CLASSIC,
    command: ['esbuild', 'src/main.js', '--bundle', '--format=iife', '--minify', '--outdir=dist'],
  },
  {
    name: 'Vite, build',
    files: { 'vite.config.js': inModule(`{ base: '${BASE}' }`) },
    script: '<script type="module" src="/src/main.js"></script>',
    readsPage: true,
    command: ['vite', 'build'],
    isDaily: true,
  },
  {
    name: 'Vite, dev',
    files: {
      'vite.config.js': inModule(
        `{ base: '${BASE}', server: { headers: { 'Content-Security-Policy': "${POLICY}" } } }`,
      ),
    },
    script: '<script type="module" src="/src/main.js"></script>',
    readsPage: true,
    command: ['vite', '--strictPort', '--host', '127.0.0.1', '--port'],
    serves: true,
  },
  {
    name: 'Rollup',
    files: {
      'rollup.config.js': `import { nodeResolve } from '@rollup/plugin-node-resolve'\n${inModule(
        "{ input: 'src/main.js', output: { dir: 'dist' }, plugins: [nodeResolve()] }",
      )}`,
    },
    script: MODULE,
    command: ['rollup', '--config'],
  },
  { name: 'webpack', files: webpack(''), script: CLASSIC, command: ['webpack'] },
  {
    name: 'webpack, css-loader and style-loader',
    files: webpack(", module: { rules: [{ test: /\\.css$/, use: ['style-loader', 'css-loader'] }] }"),
    script: CLASSIC,
    command: ['webpack'],
  },
  {
    name: 'Parcel',
    files: {
      'package.json':
        '{ "name": "essai", "private": true, "targets": { "default": { "context": "browser", "outputFormat": "esmodule", "isLibrary": false } } }',
    },
    script: MODULE,
    command: ['parcel', 'build', 'src/main.js'],
  },
]

export const page = (script: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Essai</title>
<link rel="icon" href="/favicon.svg">
${script}
</head>
<body>
<main>
<div data-ilot="slider" role="group" aria-label="Avis" data-autoplay="false">
<ul data-role="slides"><li>Un</li><li>Deux</li><li>Trois</li></ul>
</div>
<form data-ilot="form" method="post" action="/devis">
<p><label>Nom <input name="nom" title="Nom" required></label></p>
<p><label>Date <input class="acmedate" name="date"></label></p>
<p><button>Envoyer</button></p>
</form>
<p><button type="button" id="dire">Dire</button></p>
<p><a class="squeezebox" href="#texte">Ouvrir</a></p>
<p id="texte">Un texte</p>
</main>
</body>
</html>
`
