/**
 * What visitors, other sites and broken connections may send to the servers that people copy, and to the fixture
 * site's. Nothing ends them.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { app } from '../../fixtures/platform/app'
import { findBrowser } from '../../scripts/browsers'

const PHP = findBrowser('PHP')
const FORM = 'application/x-www-form-urlencoded'

let scripts: string
beforeAll(async () => {
  scripts = await mkdtemp(join(tmpdir(), 'ilots-scripts-'))
  await writeFile(join(scripts, 'ilots.js'), '// ilots')
})
afterAll(() => rm(scripts, { recursive: true }))

interface Started {
  readonly port: number
  stop(): void
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** @param said what it prints once it answers. */
function launched(
  command: string,
  words: string[],
  said: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(command, words, { env: { ...process.env, ...env } })
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (chunk: unknown) => {
      text += chunk
      if (said.test(text)) resolve(child)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(text)))
  })
}

async function program(command: string, wordsFor: (port: number) => string[]): Promise<Started> {
  const port = await freePort()
  const env = { PORT: String(port), ILOTS_SCRIPTS: scripts }
  const child = await launched(command, wordsFor(port), /http:\/\//, env)
  return { port, stop: () => void child.kill() }
}

async function fixture(): Promise<Started> {
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started))
  })
  const { port } = server.address() as { port: number }
  return { port, stop: () => void server.close() }
}

const SERVERS: Readonly<Record<string, () => Promise<Started>>> = {
  'examples/server-node': () =>
    program(process.execPath, () => ['examples/server-node/serveur.mjs', scripts]),
  'examples/csp-nonce': () => program(process.execPath, () => ['examples/csp-nonce/serveur.mjs', scripts]),
  'examples/server-php': () =>
    program(PHP ?? '', (port) => ['-S', `127.0.0.1:${port}`, 'examples/server-php/serveur.php']),
  'fixtures/platform': fixture,
}
const names = Object.keys(SERVERS).filter((name) => PHP || !name.endsWith('php'))

/** Sends these bytes, and no more. @returns what is answered until the connection ends. */
function sent(port: number, text: string, isCutAt?: (answer: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => void socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
      if (isCutAt?.(answer)) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    if (isCutAt?.('')) socket.end()
  })
}
const requestOf = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n')
const statusOf = (answer: string) => Number(/^HTTP\/1\.\d (\d+)/.exec(answer)?.[1])

describe.each(names)('%s', (name) => {
  let started: Started
  let address: string
  beforeAll(async () => {
    started = await (SERVERS[name] as () => Promise<Started>)()
    address = `http://127.0.0.1:${started.port}`
  })
  afterAll(() => started.stop())

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': FORM, ...headers },
      redirect: 'manual',
    })
  /** What a client that still sends gets of an answer is up to the two systems, where the server closes at once. */
  async function expectTooLong(request: string): Promise<void> {
    const status = statusOf(await sent(started.port, request))
    if (name !== 'fixtures/platform' || status) expect(status).toBe(413)
  }
  const isUp = async () => expect((await fetch(`${address}/`)).status).toBe(200)
  const has = (...some: string[]) => some.some((each) => name.endsWith(each))

  test.each([
    'GET //',
    'GET ///a',
    'GET //[',
    'GET /\\\\[',
    'GET http://[',
    'GET /%',
    'GET /%00',
    'GET /?%',
    'OPTIONS *',
  ])('%s does not end it', async (line) => {
    const answer = await sent(started.port, requestOf(line))
    // PHP's own server ends the connection where it is no request.
    if (answer || !has('php'))
      expect(statusOf(answer)).toSatisfy((status: number) => status === 200 || /^4/.test(`${status}`))
    await isUp()
  })

  test('a body that is broken off does not end it', async () => {
    const headers = [`Content-Type: ${FORM}`, 'Content-Length: 100', 'Expect: 100-continue']
    const text = requestOf('POST /devis', ...headers)
    // Node's servers are reading the body once they have answered this; PHP's reads before it runs anything.
    const isReading = has('php') ? () => true : (answer: string) => answer.includes('100 Continue')
    await sent(started.port, has('csp-nonce') ? `${text}a` : text, has('csp-nonce') ? () => true : isReading)
    await isUp()
  })

  test('a body has a limit', async () => {
    if (has('csp-nonce')) return
    const body = `a=${'b'.repeat(12_000_000)}`
    const line = requestOf('POST /devis', `Content-Type: ${FORM}`, `Content-Length: ${body.length}`)
    await expectTooLong(line + body)
    await isUp()
  })

  test.skipIf(has('csp-nonce', 'php'))('one of unknown length, too', async () => {
    const chunks = `100000\r\n${'b'.repeat(0x10_0000)}\r\n`.repeat(12)
    const line = requestOf('POST /devis', `Content-Type: ${FORM}`, 'Transfer-Encoding: chunked')
    await expectTooLong(`${line}${chunks}0\r\n\r\n`)
    await isUp()
  })

  test.skipIf(has('csp-nonce'))('a list where a text is expected is no fault of the server', async () => {
    for (const path of [
      '/?page[]=1&mois[]=2',
      '/recherche?q[]=a',
      '/actualites?page[]=2',
      '/miniature.php?pic[]=a',
      '/miniature.php?pic=%00',
      '/plateforme/ajax/modules/commun/traitement.php?autocompleter[term][]=a',
      '/plateforme/ajax/modules/commun/traitement.php?autocompleter=a',
      '/monsite/objets/traitement.php?immat[]=a&action[]=b',
    ]) {
      const answer = await fetch(address + path)
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        expect.toSatisfy((status: number) => status < 500),
        expect.not.stringMatching(/(Fatal|Warning|Deprecated|Uncaught|Notice)\b.*\bline\b/),
      ])
    }
    for (const path of ['/plateforme/ajax/modules/formulaire/recharge.php', '/rendez-vous', '/annonces/42']) {
      const fields = ['marque', 'ville', 'titre', 'code_postal', '_cle', 'page'].map(
        (each) => `${each}[]=a&${each}[b][]=c`,
      )
      expect((await post(path, fields.join('&'))).status).toBeLessThan(500)
    }
    expect(
      (await post('/plateforme/ajax/modules/formulaire/recharge.php', 'marque=constructor')).status,
    ).toBeLessThan(500)
  })
})

const FOREIGN: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  { Origin: 'https://ailleurs.example' },
  { Origin: 'null' },
]

describe.each(names.filter((name) => name.startsWith('examples/server')))('%s and other sites', (name) => {
  let started: Started
  let address: string
  let cookie = ''
  beforeAll(async () => {
    started = await (SERVERS[name] as () => Promise<Started>)()
    address = `http://127.0.0.1:${started.port}`
    cookie = (await fetch(address)).headers.get('Set-Cookie')?.split(';')[0] ?? ''
  })
  afterAll(() => started.stop())

  const remove = (headers: Record<string, string>) =>
    fetch(`${address}/plateforme/ajax/modules/modules/traitement.php`, {
      method: 'POST',
      body: 'action=my_elements_delete&element_id=42',
      headers: { 'Content-Type': FORM, Cookie: cookie, ...headers },
    })
  const list = async () => (await fetch(address, { headers: { Cookie: cookie } })).text()

  test.each(FOREIGN)('a deletion that comes with %j is refused', async (headers) => {
    expect((await remove(headers)).status).toBe(403)
    expect(await list()).toContain('Supprimer Pare-brise de Clio')
  })

  test.each([{ 'Sec-Fetch-Site': 'same-origin' }, () => ({ Origin: address }), {}])(
    'one of its own page is done',
    async (headers) => {
      const answer = await remove(
        typeof headers === 'function' ? headers() : (headers as Record<string, string>),
      )
      expect(answer.status).toBe(200)
      expect(await list()).not.toContain('Supprimer Pare-brise de Clio')
    },
  )

  test('a link of another site still leads to a page', async () => {
    expect((await fetch(`${address}/plan`, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200)
  })

  test('what is not in the list is not remembered', async () => {
    const answer = await fetch(`${address}/plateforme/ajax/modules/modules/traitement.php`, {
      method: 'POST',
      body: 'action=my_elements_activate&element_id=rien',
      headers: { 'Content-Type': FORM, Cookie: cookie },
    })
    expect(await answer.json()).toMatchObject({ result: false })
  })
})

describe.skipIf(!PHP)('the session of examples/server-php', () => {
  let started: Started
  beforeAll(async () => {
    started = await (SERVERS['examples/server-php'] as () => Promise<Started>)()
  })
  afterAll(() => started.stop())
  const cookieFor = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${started.port}/`, { headers })).headers.get('Set-Cookie')

  test('is not the one that somebody else has chosen', async () => {
    const cookie = await cookieFor({ Cookie: `PHPSESSID=choisie-${crypto.randomUUID()}` })
    expect(cookie).toMatch(/^PHPSESSID=(?!choisie)/)
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).not.toMatch(/; Secure/i)
  })

  test.each(['PHPSESSID=a b', 'PHPSESSID[]=a', `PHPSESSID=${'a'.repeat(500)}`])(
    '"%s" says nothing to the visitor',
    async (Cookie) => {
      const text = await (await fetch(`http://127.0.0.1:${started.port}/`, { headers: { Cookie } })).text()
      expect(text).toMatch(/^<!doctype html>/)
    },
  )

  test('goes over https only where the page has come so', async () => {
    const source = await readFile('examples/server-php/demande.php', 'utf8')
    expect(source).toMatch(/HTTPS[\s\S]*'cookie_secure' => \$https/)
  })
})

describe('examples/csp-nonce', () => {
  let started: Started
  beforeAll(async () => {
    started = await (SERVERS['examples/csp-nonce'] as () => Promise<Started>)()
  })
  afterAll(() => started.stop())

  test('sends the scripts, which its page asks for, and nothing else', async () => {
    const address = `http://127.0.0.1:${started.port}`
    const script = await fetch(`${address}/assets/ilots/ilots.js`)
    expect([script.status, script.headers.get('Content-Type')]).toEqual([200, 'text/javascript'])
    expect(await script.text()).toBe('// ilots')
    for (const path of [
      '/serveur.mjs',
      '/politique.txt',
      '/assets/ilots/',
      '/assets/ilots/rien.js',
      '/assets/ilots/p/../../../serveur.mjs',
    ])
      expect([path, statusOf(await sent(started.port, requestOf(`GET ${path}`)))]).toEqual([path, 404])
    for (const path of ['/assets/ilots/%2e%2e/serveur.mjs', '/assets/ilots/..%2fserveur.mjs'])
      expect((await fetch(address + path)).status).toBe(404)
  })

  test('has a nonce for each answer, the same in the header and in the page', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(`http://127.0.0.1:${started.port}/`)
        const [, nonce = 'none'] =
          /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '') ?? []
        expect(await answer.text()).toContain(`nonce="${nonce}"`)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
  })
})

describe('fixtures/platform', () => {
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    app.request(path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body }),
      headers: { 'Content-Type': FORM, ...headers },
    })

  test.each([
    '//ailleurs.example',
    '/\\ailleurs.example',
    '\\\\ailleurs.example',
    '/\t/ailleurs.example',
    'https://ailleurs.example',
    'javascript:alert',
    '//[',
  ])('nobody is sent to %j after signing in', async (back) => {
    const answer = await ask(`/connexion?retour=${encodeURIComponent(back)}`, {}, 'courriel=a&secret=b')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/mes-offres'])
  })

  test('an address of the site is gone back to', async () => {
    const answer = await ask(
      `/connexion?retour=${encodeURIComponent('/mes-offres?a=//b')}`,
      {},
      'courriel=a&secret=b',
    )
    expect(answer.headers.get('Location')).toBe('/mes-offres?a=//b')
  })

  test.each(FOREIGN)('what is the visitor’s own stays with %j', async (headers) => {
    const signed = await ask('/connexion', {}, 'courriel=a&secret=b')
    const Cookie = signed.headers.getSetCookie().at(-1)?.split(';')[0] ?? ''
    const list = async () => (await ask('/mes-offres', { Cookie })).text()
    const before = await list()
    const [, id = ''] = /data-element-id="(\d+)"/.exec(before) ?? []
    const [, module = ''] = /data-element-module-ident="([^"]+)"/.exec(before) ?? []
    const fields = `action=my_elements_delete&element_id=${id}&element_module_ident=${module}`
    const call = '/plateforme/ajax/modules/modules/traitement.php'
    expect((await ask(call, { Cookie, ...headers }, fields)).status).toBe(403)
    const isNavigation = 'Sec-Fetch-Site' in headers
    if (isNavigation)
      for (const way of ['supprimer', 'activer'])
        expect(
          (await ask(`/mes-offres/${way}?element_id=${id}&module=${module}`, { Cookie, ...headers })).status,
        ).toBe(403)
    expect((await ask('/connexion', headers, 'courriel=a&secret=b')).status).toBe(403)
    expect(await list()).toBe(before)
    expect((await ask(call, { Cookie, 'Sec-Fetch-Site': 'same-origin' }, fields)).status).toBe(200)
    expect(await list()).not.toBe(before)
  })

  test('a body has a limit', async () => {
    expect((await ask('/devis', {}, 'a'.repeat(12_000_000))).status).toBe(413)
  })

  test('a permalink leads to a page of the site', async () => {
    const call = '/plateforme/backoffice/modules/commun/lien_v4.php'
    expect((await ask(call, {}, 'action=permalien&lien=https://ailleurs.example/')).status).toBe(400)
    expect((await ask(call, {}, 'action=permalien&lien=/actualites')).status).toBe(200)
  })
})
