// Sert la page avec sa politique et un nonce neuf à chaque réponse.
// Serves the page with its policy and a new nonce for each answer.
//   node examples/csp-nonce/serveur.mjs [dossier des scripts]   →  http://127.0.0.1:4180/
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ICI = fileURLToPath(new URL('.', import.meta.url))
// Le dossier de `ilots copy`, ou celui du paquet. / The folder of `ilots copy`, or the package's.
const SCRIPTS = resolve(process.argv[2] ?? join(ICI, '../../dist'))
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

const rempli = async (nom, nonce) => (await readFile(join(ICI, nom), 'utf8')).replaceAll('{{nonce}}', nonce)

async function page() {
  const nonce = randomBytes(18).toString('base64')
  return {
    entetes: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': (await rempli('politique.txt', nonce)).trim(),
    },
    corps: await rempli('page.html', nonce),
  }
}

/** Rien hors du dossier, ni d'un autre type. / Nothing outside of the folder, and of no other type. */
async function script(chemin) {
  const lieu = join(SCRIPTS, chemin)
  const type = lieu.startsWith(SCRIPTS + sep) ? TYPES[extname(lieu)] : undefined
  const corps = type && (await readFile(lieu).catch(() => undefined))
  return corps && { entetes: { 'Content-Type': type }, corps }
}

async function trouve(url) {
  // « // » est un chemin, pas un hôte. / "//" is a path, not a host.
  const chemin = URL.canParse(`http://localhost${url}`) ? new URL(`http://localhost${url}`).pathname : ''
  if (chemin === '/') return page()
  const [, nom] = /^\/assets\/ilots\/(.+)$/.exec(chemin) ?? []
  return nom && script(nom)
}

createServer(async ({ url }, reponse) => {
  const { entetes, corps } = (await trouve(url).catch(() => undefined)) || { corps: 'Rien à cette adresse.' }
  reponse.writeHead(entetes ? 200 : 404, { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff', ...entetes })
  reponse.end(corps)
}).listen(Number(process.env.PORT ?? 4180), '127.0.0.1', function () {
  console.log(`http://127.0.0.1:${this.address().port}/`)
})
