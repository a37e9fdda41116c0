// Sert la page avec sa politique et un nonce neuf à chaque réponse.
// Serves the page with its policy and a new nonce for each answer.
//   node examples/csp-nonce/serveur.mjs   →  http://127.0.0.1:4180/
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'

const here = (path) => new URL(path, import.meta.url)
const filled = async (path, nonce) => (await readFile(here(path), 'utf8')).replaceAll('{{nonce}}', nonce)
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

createServer(async ({ url }, reply) => {
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname === '/') {
    const nonce = randomBytes(18).toString('base64')
    reply.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': (await filled('politique.txt', nonce)).trim(),
    })
    return reply.end(await filled('page.html', nonce))
  }
  const file = pathname.replace(/^\/assets\/ilots\//, '../../dist/')
  const content = file === pathname || file.includes('/../') ? null : await readFile(here(file)).catch(() => null)
  reply.writeHead(content ? 200 : 404, { 'Content-Type': TYPES[extname(pathname)] ?? 'text/plain' }).end(content)
}).listen(4180, '127.0.0.1')
