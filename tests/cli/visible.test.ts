/** What a page says reaches the terminal as text. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageReport } from '../../cli/check/worded'
import { visible, visibleJson, withoutCommands, withoutCredentials } from '../../cli/shared/visible'
import { runForSite } from '../../cli/site/run'
import { check, type Site, serve } from '../helpers/check'
import { WHOLE } from '../helpers/whole'

const CLEAR = '\u001b[2J\u001b]0;pris\u0007'
const RIGHT_TO_LEFT = '\u202egnp.exe\u2066'
/** C1: what ESC [ is in one character. */
const ONE = '\u009b31m'
const HOSTILE = `${CLEAR}${RIGHT_TO_LEFT}${ONE}\u007f\u2028\ufeff\u{e0041}`
/** Whatever a terminal would obey, or not show. */
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

test('what is obeyed or not seen becomes its escape, and the rest stays', () => {
  expect(visible('\u001b[2Ja\u0085b\u202ec\u{e0041}\r\n\td')).toBe(
    '\\u001b[2Ja\\u0085b\\u202ec\\udb40\\udc41\\r\\n\\td',
  )
  expect(visible('« Vitréa » : 12 €, œuvre – 日本 🪟')).toBe('« Vitréa » : 12 €, œuvre – 日本 🪟')
})

test('JSON reads back as what the page says', () => {
  const value = { [HOSTILE]: [HOSTILE, 1, null] }
  expect(visibleJson(value)).not.toMatch(OBEYED)
  expect(JSON.parse(visibleJson(value))).toEqual(value)
})

test.each([
  ['https://moi:secret@site.example/a', 'https://site.example/a'],
  ['https://moi@site.example', 'https://site.example'],
  ['HTTPS:\\\\moi:a@b@site.example/x@y', 'HTTPS:\\\\site.example/x@y'],
  ['https://site.example/@moi?a=b@c', 'https://site.example/@moi?a=b@c'],
  ['pages/a@b.html', 'pages/a@b.html'],
])('%s is shown as %s', (page, shown) => expect(withoutCredentials(page)).toBe(shown))

describe('a page that writes to the terminal', () => {
  let folder: string
  let page: string
  let site: Site
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ilots-visible-'))
    page = join(folder, 'page.html')
    // The characters themselves, and as references.
    const reference = '&#27;[2J&#x202e;&#x9b;31m'
    await writeFile(
      page,
      `<!doctype html><html lang="fr"><head><title>${HOSTILE}</title>
<script src="/ilots.js" data-product="a${CLEAR}" data-plateform${ONE}="x" defer></script></head><body>
<p data-goto-url="javascript:${HOSTILE}" id="${HOSTILE}" class="a${HOSTILE}">a</p>
<p data-goto-url="javascript:${reference}" id="${reference}">a</p>
<p id="${HOSTILE}">a</p><p data-ilot="slidre${CLEAR} rien${reference}">a</p>
<div data-ilot="slider" data-interval="${HOSTILE}" data-intervall${ONE}="1"><p>1</p></div>
<div id="bloc"><!-- bloc {"url":"${HOSTILE}} --></div><div><!-- blok${CLEAR} {"url":} --></div>
<a class="squeezebox" href="/a" rel="{handler:'${HOSTILE}">a</a><img name="currentScript" onerror${ONE}="x" onload="${HOSTILE}">
<a href="https://b.example/${HOSTILE}" target="${HOSTILE}">a</a>
</body></html>`,
    )
    site = await serve(({ url }, reply) => {
      const type = url === '/type' ? 'text/\u009b31m' : 'text/html'
      if (url === '/mene') return reply.writeHead(302, { Location: 'http://[\u009b31m/' }).end()
      reply.writeHead(url === '/refus' ? 503 : 200, '\u009b31m non', { 'Content-Type': type }).end()
    })
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
    site.close()
  })

  test.each([
    ['for people', []],
    ['in English', ['--lang', 'en']],
    ['as JSON', ['--json']],
    ['of its security', ['--security']],
    ['of its security as JSON', ['--security', '--json']],
  ])('leaves nothing to obey in the report %s', async (_, options) => {
    const { out, errors } = await check(...options, page)
    expect(errors).toBe('')
    expect(out).not.toMatch(OBEYED)
    expect(out).toMatch(/\\u001b\[2J/)
  })

  test('is quoted as it is in JSON that has been read', async () => {
    const { pages } = JSON.parse((await check('--json', page)).out) as { pages: PageReport[] }
    expect(pages[0]?.findings.some(({ message }) => message.includes(RIGHT_TO_LEFT))).toBe(true)
  })

  test('nor in what cannot be checked: files, lists, options, answers', async () => {
    const list = join(folder, 'liste.txt')
    await writeFile(list, `nulle${CLEAR}part.html\nftp${RIGHT_TO_LEFT}://x\nfile:///nulle${ONE}part\n`)
    const { status, out, errors } = await check(
      ...['--list', list, `absent${HOSTILE}.html`, `http://${CLEAR}/`],
      ...['/refus', '/type', '/mene'].map((path) => site.address + path),
    )
    expect(status).toBe(2)
    expect(out + errors).not.toMatch(OBEYED)
    expect(errors.split('\n')).toHaveLength(8)
    for (const words of [
      [`--${CLEAR}`],
      ['--lang', CLEAR, page],
      ['--timeout', CLEAR, page],
      ['--list', CLEAR],
      ['--islands', CLEAR, page],
    ])
      expect((await check(...words)).errors).not.toMatch(OBEYED)
  })
})

/** What runners of CI take for a command: GitHub and its like, Azure, TeamCity. */
const COMMAND = /##\w*\[|^\s*::/m

test.each([
  ['##[debug]a', '\\u0023#[debug]a'],
  ['a ##vso[task.debug]b', 'a \\u0023#vso[task.debug]b'],
  ['###teamcity[message]', '#\\u0023#teamcity[message]'],
  ['a\n  ::debug::b', 'a\n  \\u003a:debug::b'],
  ['\u00a0::debug file=a::b', '\u00a0\\u003a:debug file=a::b'],
  ['a %0A::debug::b', 'a %0A::debug::b'],
  ['## A title [a] http://[::1]/ a::before #[x]', '## A title [a] http://[::1]/ a::before #[x]'],
])('%j is printed as %j', (text, shown) => {
  expect(withoutCommands(text)).toBe(shown)
  expect(shown).not.toMatch(COMMAND)
})

describe('a page that speaks to whoever runs the check', () => {
  const WORDS = [
    '##[debug]a',
    '##vso[task.debug]a',
    '##teamcity[message]',
    '::debug::a',
    '\n::debug::a\r\n::debug::b',
  ]
  let folder: string
  let site: Site
  const pages: string[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ilots-runner-'))
    for (const [number, words] of WORDS.entries()) {
      const html = `<!doctype html><html lang="fr"><head><title>${words}</title><script src="/ilots.js" data-product="${words}" defer></script>
<script>$('.a').colorbox({ "${words.replaceAll(/[\r\n]/g, ' ')}": 1, title: \`\n${words}\` })</script></head><body>
<p data-goto-url="javascript:${words}" id="${words}">a</p><p id="${words}">a</p><p data-ilot="slidre ${words}">a</p>
<div data-ilot="slider" data-interval="${words}"><p>1</p></div><div id="bloc"><!-- bloc {"url":"${words}} --></div>
<a class="a" href="/a.jpg" title="\n${words}">\n${words}\n</a><a class="squeezebox" href="/a" rel="{handler:'${words}">a</a>
<a href="https://b.example/${words}" target="${words}" onclick="${words}">a</a></body></html>`
      const page = join(folder, `${number}.html`)
      await writeFile(page, html)
      pages.push(page)
    }
    site = await serve((_, reply) => reply.writeHead(503, '##[debug]a').end())
  })
  afterAll(async () => {
    await rm(folder, { recursive: true })
    site.close()
  })

  const REPORTS = [
    ['for people', []],
    ['in English', ['--lang', 'en']],
    ['as JSON', ['--json']],
    ['as SARIF', ['--sarif']],
    ['for GitLab', ['--code-quality']],
    ['of its security', ['--security']],
    ['of its older scripts', ['--migrate']],
    ['of its older scripts as Markdown', ['--migrate', '--format', 'markdown']],
    ['of its older scripts as JSON', ['--migrate', '--format', 'json']],
  ] as const
  // Those that a runner reads most; the others by `npm run test:all`.
  const DAILY = ['for people', 'as SARIF', 'of its older scripts']
  for (const [name, options] of REPORTS)
    test(`is quoted without a command in the report ${name}`, DAILY.includes(name) ? {} : WHOLE, async () => {
      const { out, errors } = await check(...options, ...pages)
      expect(errors).toBe('')
      expect(out).not.toMatch(COMMAND)
      expect(out).toMatch(/\\u0023#(vso)?\[/)
    })

  test('nor in names of files, answers, options, and what init prints', async () => {
    const said: string[] = []
    const output = {
      out: (text: string) => void said.push(text),
      error: (text: string) => void said.push(text),
    }
    for (const words of ['::debug::a', '##[debug]a'])
      for (const asked of [
        [words],
        ['--list', words],
        [`--${words}`],
        ['--islands', words, words],
        [site.address],
      ])
        said.push(...Object.values(await check(...asked)).map(String))
    for (const page of [...pages, '::debug::a', '##[debug]a'])
      await runForSite(['init', page], output, 'dist/')
    expect(said.join('\n')).toContain('u0023#[')
    expect(said.join('\n')).not.toMatch(COMMAND)
  })

  test('is data as it was written in JSON that has been read', async () => {
    const { out } = await check('--json', ...pages)
    expect(JSON.stringify(JSON.parse(out))).toMatch(/##vso\[task\.debug\]/)
  })
})

test('a name and password in an address are not printed', async () => {
  const site = await serve((_, reply) => reply.writeHead(401).end())
  const { out, errors } = await check(site.address.replace('//', '//moi:secret@'))
  site.close()
  expect(errors).toMatch(/le serveur répond 401/)
  expect(out + errors).not.toMatch(/moi|secret/)
})
