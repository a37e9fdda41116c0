// Copie dist/ dans un dossier au nom de sa version, et écrit la balise avec son empreinte, prise dans manifest.json.
// Copies dist/ to a folder named after its version, and writes the tag with its hash, taken from manifest.json.
//   node examples/self-hosted/copier.mjs public/assets/ilots /assets/ilots  >  balise.html
import { cp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder, address] = process.argv.slice(2)
if (!folder || !address) {
  console.error('Usage : copier.mjs <dossier du site> <adresse de ce dossier>')
  process.exit(2)
}

const root = fileURLToPath(new URL('../../', import.meta.url))
// Dans un projet : dirname(require.resolve('ilots/package.json')). / In a project: that folder.
const { version } = createRequire(import.meta.url)(join(root, 'package.json'))
const dist = join(root, 'dist')

// Scripts et styles : les cartes ont les sources, et aucune page ne demande la commande, ce que les bundlers prennent, ni les fichiers JSON.
// Scripts and styles: maps hold the sources, and no page asks for the command, what bundlers take, or the JSON files.
const isServed = (path) =>
  /^(\.(js|css))?$/.test(extname(path)) && !['cli', 'island.js'].some((name) => path.startsWith(join(dist, name)))
await cp(dist, join(folder, version), { recursive: true, filter: isServed })

const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'))
const { integrity } = manifest['ilots.js']
console.log(
  `<script src="${address}/${version}/ilots.js" integrity="${integrity}" crossorigin="anonymous" defer data-product="vitrea" data-platform="plateforme" data-site="vitrea"></script>`,
)
