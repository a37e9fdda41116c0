/**
 * A host of files as plain as any: no headers but the type and leave for any origin, `index.html` of a folder,
 * `404.html` for what is not there.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface StaticHost {
  /** Of the folder, with `/` at its end. */
  readonly address: string
  /** What was asked for and is not there. */
  readonly missing: readonly string[]
  close(): void
}

/** @param below the path that the folder is served at; it begins and ends with `/`. */
export async function host(folder: string, below: string): Promise<StaticHost> {
  const missing: string[] = []
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://host.invalid')
    const file = await read(folder, pathname, below)
    if (!file) missing.push(url)
    const sent = file ?? { type: 'text/html', content: await readFile(join(folder, '404.html')) }
    response
      .writeHead(file ? 200 : 404, { 'Content-Type': sent.type, 'Access-Control-Allow-Origin': '*' })
      .end(sent.content)
  })
  const port = await listen(server)
  return { address: `http://127.0.0.1:${port}${below}`, missing, close: () => void server.close() }
}

async function read(folder: string, pathname: string, below: string) {
  const path = normalize(decodeURIComponent(pathname))
  if (!path.startsWith(below)) return undefined
  const name = `${path.slice(below.length)}${path.endsWith('/') ? 'index.html' : ''}`
  const content = await readFile(join(folder, name)).catch(() => undefined)
  return content && { type: TYPES[extname(name)] ?? 'application/octet-stream', content }
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
