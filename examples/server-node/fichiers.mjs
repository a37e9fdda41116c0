// Les fichiers : ceux d'Îlots, et ceux de ce dossier. / Files: those of Îlots, and those of this folder.
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ICI = dirname(fileURLToPath(import.meta.url))
/** Sans argument. / Without an argument. */
const LIEUX = ['assets/ilots', 'public/assets/ilots', 'node_modules/ilots/dist', join(ICI, '../../dist')]
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** Un lieu, ou un dossier par version dedans : ce que `npx --no-install ilots copy` écrit. / A place, or a folder for each version. */
export function dossierDesScripts(lieu) {
  const lieux = lieu ? [lieu] : LIEUX
  const versions = (dossier) => readdirSync(dossier).sort((a, b) => b.localeCompare(a, 'en', { numeric: true })).map((version) => join(dossier, version))
  const dossiers = lieux.filter((dossier) => existsSync(dossier)).flatMap((dossier) => [dossier, ...versions(dossier)])
  const trouve = dossiers.find((dossier) => existsSync(join(dossier, 'ilots.js')))
  if (trouve) return resolve(trouve)
  console.error(`ilots.js n'est pas dans ${lieux.join(', ')} : lancer « npx --no-install ilots copy assets/ilots », ou donner le dossier en argument.`)
  console.error('ilots.js is not there: run "npx --no-install ilots copy assets/ilots", or give its folder as an argument.')
  process.exit(1)
}

/** /assets/ilots/ilots.js, et /assets/ilots/<version>/ilots.js de la balise de `npx --no-install ilots copy`. / With or without a version. */
export async function fichier(chemin, scripts) {
  const [debut] = /^\/assets\/ilots\/(\d+\.\d+\.\d+[^/]*\/)?/.exec(chemin) ?? ['']
  const dossier = debut ? scripts : ICI
  const lieu = join(dossier, chemin.slice(debut.length))
  // Rien hors du dossier, ni d'un autre type. / Nothing outside of the folder, and of no other type.
  const type = lieu.startsWith(dossier + sep) ? TYPES[extname(lieu)] : undefined
  const corps = type && (await readFile(lieu).catch(() => undefined))
  return corps && { corps, type }
}
