/** `ilots check --security`: what content could do with a page, and that checking one does nothing of it. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WordedFinding as Finding } from '../../cli/check/worded'
import { messages } from '../../cli/security/messages'
import { looseWords, policiesIn } from '../../cli/security/policy'
import { app } from '../../fixtures/platform/app'
import { placesOf } from '../helpers/catalogues'
import { check, reportOf, type Site, serve } from '../helpers/check'

const HOSTILE = 'tests/cli/pages/hostile-content.html'
const words = (findings: readonly Finding[]) =>
  findings.map(({ level, code, line, column }) => `${level} ${code} ${line ?? 0}:${column ?? 0}`)

describe('content that tries everything', () => {
  let site: Site
  let findings: string[]
  beforeAll(async () => {
    const page = await readFile(HOSTILE, 'utf8')
    site = await serve((_, reply) => reply.setHeader('Content-Type', 'text/html').end(page))
    findings = words((await reportOf('--security', `${site.address}/accueil`)).findings)
  })
  afterAll(() => site.close())

  test.each([
    ['a configuration that is no script', 'error config-not-script 10:3'],
    ['a second configuration', 'error config-doubled 11:3'],
    ['a configuration in main', 'warning config-in-main 11:3'],
    ['a configuration that an editor wrote', 'error config-in-content 27:5'],
    ['an id that is a global', 'error name-global 12:3'],
    ['a name that hides document.currentScript', 'warning name-document 13:3'],
    ['a name that hides document.querySelector', 'warning name-document 14:3'],
    ['a field that hides form.elements', 'warning name-form 15:51'],
    ['a field that hides what few ask for', 'hint name-form 15:89'],
    ['a form that posts elsewhere', 'warning form-elsewhere 15:3'],
    ['a button that does', 'warning form-elsewhere 16:5'],
    ['a clickable block that leads elsewhere', 'warning address-elsewhere 17:3'],
    ['a named window of another site', 'warning opener 19:3'],
    ['an unnamed one that asks to be known', 'warning opener 20:3'],
    ['a frame of another site', 'hint frame-open 22:3'],
    ['a block of another origin', 'error call-elsewhere 23:18'],
    ['more items from another origin', 'error call-elsewhere 23:71'],
    ['a block that refreshes from another path', 'hint block-elsewhere 24:19'],
    ['a handler in content', 'error inline-handler 26:5'],
    ['a javascript: address in disguise', 'error inline-handler 26:36'],
    ['a block in content', 'error content-block-inside 28:22'],
    ['a load without a click in content', 'error content-load-inside 28:59'],
    ['a window of another site in content', 'error address-elsewhere 29:5'],
    ['the inspector', 'warning inspector-on 5:3'],
  ])('%s is told with its place', (_, finding) => expect(findings).toContain(finding))

  test('sharing and a window without an opener, which _blank is by itself, are meant', () => {
    expect(findings.filter((finding) => / (18|21):/.test(finding))).toEqual([])
  })

  test('nothing of it is said without --security', async () => {
    const { findings: plain } = await reportOf(HOSTILE)
    expect(plain.filter(({ code }) => code in messages)).toEqual([])
    expect(plain.filter(({ code }) => code === 'inline-handler').map(({ level }) => level)).toEqual([
      'hint',
      'hint',
    ])
  })

  test('a file’s own site is not known: what leaves it is a hint', async () => {
    const { findings: ofFile } = await reportOf('--security', HOSTILE)
    expect(words(ofFile)).toEqual(
      expect.arrayContaining(['hint headers-unseen 0:0', 'hint form-elsewhere 15:3', 'hint opener 19:3']),
    )
  })
})

test('what editors write is where the configuration says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ilots-content-'))
  const page = (key: string, tag: string) =>
    `<!doctype html><html lang="fr"><head><title>a</title><script type="application/json" id="ilots-config">{"content":"${key}"}</script><script src="/ilots.js"${tag}></script></head>
<body><div class="redige"><a data-role="load-more" data-load="click-auto" href="/a">a</a></div></body></html>`
  const codes = async (key: string, tag = '') => {
    await writeFile(join(folder, 'page.html'), page(key, tag))
    const { findings } = await reportOf('--security', join(folder, 'page.html'))
    return findings.map(({ code }) => code)
  }
  expect(await codes('.redige')).toContain('content-load-inside')
  expect(await codes('.autre')).toContain('content-unmarked')
  expect(await codes('.autre', ' data-content=".redige"')).toContain('content-load-inside')
  // A selector that cannot be read is none.
  expect(await codes('..redige')).toContain('content-unmarked')
  await rm(folder, { recursive: true })
})

test('what content uses is listed: what it may, what it may not, and what the configuration opens to it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ilots-uses-'))
  const page = join(folder, 'page.html')
  const content =
    '<a class="squeezebox" href="/a">A</a><div data-ilot="agenda"></div><p class="acmedate" data-goto-url="/a"></p><input class="acmedate">'
  const codes = async (config: string, around: string) => {
    await writeFile(
      page,
      `<!doctype html><html lang="fr"><head><title>a</title><script type="application/json" id="ilots-config">${config}</script><script src="/ilots.js" data-product="acme"></script></head><body>${around}</body></html>`,
    )
    const { findings } = await reportOf('--security', page)
    return findings
      .filter(({ code }) => /^content-(uses|refused)/.test(code))
      .map(({ level, code, island }) => `${level} ${code} ${island}`)
  }
  const inside = `<div data-ilots-content>${content}</div>`
  expect(await codes('{}', inside)).toEqual([
    'hint content-uses squeezebox',
    'warning content-refused agenda',
    'hint content-uses goto-block',
    'warning content-refused date-field',
  ])
  expect(await codes('{"contentIslands":["agenda"]}', inside)).toContain('hint content-uses agenda')
  expect(await codes('{"contentIslands":"agenda"}', inside)).toContain('warning content-refused agenda')
  expect(await codes('{}', `<div>${content}</div>`)).toEqual([])
  await rm(folder, { recursive: true })
})

test('a hostile page of the fixture site is told, and its nonce, which never changes', async () => {
  const site = await serve(async ({ url = '/' }, reply) => {
    const page = await app.request(url)
    reply.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
  })
  const path = '/hostile/configuration-dans-un-paragraphe?policy=nonce'
  const { findings } = await reportOf('--security', site.address + path)
  site.close()
  expect(findings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['config-not-script', 'nonce-reused', 'nonce-short']),
  )
})

describe('the headers', () => {
  const right = {
    'Content-Type': 'text/html',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Content-Security-Policy':
      "script-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'",
  }
  const page =
    '<!doctype html><html lang="fr"><head><title>a</title>{meta}<script src="/ilots.js" defer></script></head><body><div data-ilots-content>a</div></body></html>'
  const policy = (text: string) => ({ 'Content-Security-Policy': text })
  let headers: () => Record<string, string | string[]>
  let meta = ''
  let site: Site
  beforeAll(async () => {
    site = await serve((_, reply) => reply.writeHead(200, headers()).end(page.replace('{meta}', meta)))
  })
  beforeEach(() => {
    meta = ''
  })
  afterAll(() => site.close())
  const found = async () =>
    (await reportOf('--security', `${site.address}/`)).findings.map(({ level, code }) => `${level} ${code}`)

  test('that are right leave nothing to mend, also with --strict', async () => {
    headers = () => right
    const { status, out } = await check('--security', '--strict', `${site.address}/`)
    expect([out, status]).toEqual([expect.stringContaining('Rien à corriger.'), 0])
  })

  test('that are missing are told', async () => {
    headers = () => ({ 'Content-Type': 'text/html' })
    const missing = ['header-nosniff', 'header-frames', 'csp-missing'].map((code) => `warning ${code}`)
    expect((await found()).sort()).toEqual(['hint header-referrer', ...missing].sort())
    expect((await check('--security', `${site.address}/`)).status).toBe(0)
    expect((await check('--security', '--strict', `${site.address}/`)).status).toBe(1)
  })

  test.each<[string, Record<string, string | string[]>, string[]]>([
    [
      'one directive alone',
      policy("script-src 'self'"),
      ['warning header-frames', 'warning csp-object', 'warning csp-base', 'hint csp-trusted-types'],
    ],
    [
      'scripts of the content',
      policy(`${right['Content-Security-Policy'].replace("'self'", "'self' 'unsafe-inline' 'unsafe-eval'")}`),
      ['warning csp-loose'],
    ],
    [
      'a report only',
      {
        ...policy(''),
        'Content-Security-Policy-Report-Only': right['Content-Security-Policy'],
        'X-Frame-Options': 'DENY',
      },
      ['warning csp-reports-only'],
    ],
    [
      'two policies, of which one is strict',
      { 'Content-Security-Policy': ["script-src * 'unsafe-inline'", right['Content-Security-Policy']] },
      [],
    ],
  ])('with %s', async (_, own, expected) => {
    headers = () => ({ ...right, ...own })
    expect((await found()).sort()).toEqual([...expected].sort())
  })

  test('of a page whose policy is in a meta tag: it says nothing of frames', async () => {
    const { 'Content-Security-Policy': csp, ...others } = right
    headers = () => others
    meta = `<meta http-equiv="content-security-policy" content="${csp}">`
    expect(await found()).toEqual(['warning header-frames'])
  })

  test('with a nonce that is the same twice, or short', async () => {
    const nonced = (nonce: string) => ({
      ...right,
      ...policy(right['Content-Security-Policy'].replace("'self'", `'nonce-${nonce}'`)),
    })
    headers = () => nonced('aG9zdGlsZQ')
    expect(await found()).toEqual(['warning nonce-reused', 'hint nonce-short'])
    headers = () => nonced(randomBytes(16).toString('base64'))
    expect(await found()).toEqual([])
  })
})

test.each([
  ["'self' https://cdn.example", []],
  ["'self' 'unsafe-inline' 'nonce-abc'", []],
  ["'unsafe-inline' 'sha256-abc'", []],
  ["'strict-dynamic' 'nonce-abc' https: 'unsafe-inline'", []],
  ["'self' data: https: * 'UNSAFE-EVAL'", ['data:', 'https:', '*', "'UNSAFE-EVAL'"]],
  ["'strict-dynamic' 'nonce-abc' 'unsafe-eval'", ["'unsafe-eval'"]],
])('of script-src %s, content may use %j', (text, expected) =>
  expect(looseWords(text.split(' '))).toEqual(expected),
)

test('a directive that is written twice counts once, and a header may hold two policies', () => {
  const [first, second] = policiesIn(["Script-Src 'self'; script-src *, default-src 'none'"])
  expect([first?.get('script-src'), second?.get('default-src')]).toEqual([["'self'"], ["'none'"]])
})

test('both languages say the same things', () => {
  for (const [key, { fr, en }] of Object.entries(messages))
    expect([key, placesOf(en)]).toEqual([key, placesOf(fr)])
})

describe('checking a hostile page', () => {
  let site: Site
  let folder: string
  beforeAll(async () => {
    site = await serve((_, reply) => reply.setHeader('Content-Type', 'text/html').end("pwned = 'server'"))
    folder = await mkdtemp(join(tmpdir(), 'ilots-hostile-'))
    const page = await readFile('tests/cli/pages/hostile-run.html', 'utf8')
    await writeFile(join(folder, 'page.html'), page.replaceAll('{site}', site.address))
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'pwned'))
  afterAll(async () => {
    site.close()
    await rm(folder, { recursive: true })
  })

  test.each([[[]], [['--security']]])('runs nothing of it, and asks for nothing: %j', async (options) => {
    const { islands } = await reportOf(...options, join(folder, 'page.html'))
    expect(islands.length).toBeGreaterThan(9)
    expect(Reflect.get(globalThis, 'pwned')).toBeUndefined()
    expect(site.asked).toEqual([])
  })
})
