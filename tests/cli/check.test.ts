/** `ilots check`: what it says of a page, and the status it ends with. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WordedFinding as Finding, PageReport } from '../../cli/check/worded'
import { placed } from '../../cli/shared/positions'
import { app } from '../../fixtures/platform/app'
import { catalogue, placesOf } from '../helpers/catalogues'
import { check, reportOf } from '../helpers/check'

const BROKEN = 'tests/cli/pages/broken.html'
const RIGHT = 'tests/cli/pages/right.html'

test('configuration that is no JSON is told where it stops being some, on one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ilots-json-'))
  const file = join(folder, 'page.html')
  const config = '{\n  "site": "a",\n  "platform": "b",,\n  "warm": "none"\n}'
  const page = (json: string) =>
    `<!doctype html>\n<html lang="fr"><head><title>A</title>\n<script type="application/json" id="ilots-config">${json}</script></head><body></body></html>`
  await writeFile(file, page(config))
  const [found] = (await reportOf(file)).findings.filter(({ code }) => code === 'ILOTS-101')
  expect(found).toMatchObject({ line: 5, column: 19, element: 'script#ilots-config' })
  const line = (await check(file)).out.split('\n').find((each) => each.includes('ILOTS-101'))
  expect(line).toMatch(/^ {2}5:19 .*reçu « \{ "site": "a", "platform": "b",, .*attendu du JSON/)
  // A value that is refused keeps the place of its script, whatever it says.
  await writeFile(file, page('{ "platform": "/(SyntaxError: a at position 3)." }'))
  expect((await reportOf(file)).findings).toContainEqual(
    expect.objectContaining({ code: 'ILOTS-101', line: 3, column: 1 }),
  )
  await rm(folder, { recursive: true })
})

describe('a page with everything wrong', () => {
  let findings: readonly Finding[]
  beforeAll(async () => {
    findings = (await reportOf(BROKEN)).findings
  })

  test.each<[string, number, number, string, RegExp]>([
    [
      'a refused configuration',
      5,
      3,
      'ILOTS-101',
      /platform \(<script>\) refusé : reçu « \.\.\/ailleurs », attendu un chemin sans/,
    ],
    ['a second tag', 6, 3, 'tag-doubled', /déjà à la ligne 5/],
    ['a global that comes after its use', 7, 3, 'global-given', /vitreaAlert/],
    ['the old library', 7, 3, 'global-legacy', /\$\$, addEvent/],
    ['a script in the page', 7, 3, 'inline-script', /nonce/],
    ['an inline handler', 9, 1, 'inline-handler', /onload/],
    ['a misspelt class', 10, 3, 'marker-misspelt', /« squeezbox ».*écrire « squeezebox »/],
    ['options that cannot be read', 11, 3, 'ILOTS-504', /paramètres.*reçu « \{handler:'iframe'/],
    ['a refused address', 12, 3, 'ILOTS-203', /data-goto-url refusé : reçu « javascript:alert\(1\) »/],
    ['a misspelt word', 13, 3, 'word-misspelt', /data-ilot="slidre".*écrire « slider »/],
    [
      'a refused attribute',
      14,
      3,
      'ILOTS-201',
      /data-interval refusé : reçu « vite », attendu un nombre entier/,
    ],
    ['a misspelt attribute', 14, 3, 'attribute-misspelt', /data-intervall.*écrire data-interval/],
    ['an id that is there twice', 14, 3, 'id-doubled', /« photos » est déjà à la ligne 13/],
    [
      'a word on the wrong element',
      15,
      3,
      'word-elsewhere',
      /table\[data-ilot~="sortable"\], trouvé sur div/,
    ],
    ['an island’s name in place of its word', 16, 3, 'word-misspelt', /"image-zoom".*écrire « zoom »/],
    ['a word that nothing is near to', 17, 3, 'word-unknown', /un mot parmi admin-window, agenda/],
    [
      'an island whose marker is no word',
      17,
      3,
      'word-misspelt',
      /"goto-blok".*écrire « \[data-goto-url\] »/,
    ],
    ['a block’s comment without an id around it', 18, 8, 'comment-misplaced', /un élément qui a un id/],
    ['a misspelt comment', 19, 19, 'comment-misspelt', /écrire « <!-- bloc »/],
    ['a comment that is no JSON', 20, 3, 'ILOTS-205', /reçu « \{"url":\} »/],
    ['a marker in a template', 21, 13, 'in-template', /goto-block/],
    ['a part that its island needs', 22, 3, 'ILOTS-202', /data-role="show", aucun trouvé/],
    ['a javascript: address', 23, 57, 'inline-handler', /href="javascript:…"/],
  ])('%s is told with its line and column', (_, line, column, code, message) => {
    expect(findings).toContainEqual(
      expect.objectContaining({ line, column, code, message: expect.stringMatching(message) }),
    )
  })

  test('and nothing else is', () => expect(findings.map(({ line }) => line)).toHaveLength(23))
})

describe('a page that is right', () => {
  test('says what it mounts and where, and ends with 0', async () => {
    const { status, out } = await check(RIGHT)
    expect(status).toBe(0)
    expect(out).toMatch(/8:3 +goto-block +div \(now\)/)
    expect(out).toMatch(/9:3 +date-field +input\.vitreadate \(visible\)/)
    expect(out).toMatch(/11:3 +content-block +div#liste/)
    expect(out).toContain('Rien à corriger.')
  })

  test('is read again as if nothing had been before', async () => {
    const { pages } = JSON.parse((await check('--json', BROKEN, RIGHT, BROKEN)).out) as {
      pages: PageReport[]
    }
    expect(pages[1]?.findings).toEqual([])
    expect(pages[2]).toEqual(pages[0])
  })
})

describe('the status', () => {
  test('is 1 for an error', async () => expect((await check(BROKEN)).status).toBe(1))

  test('is 2 for a page that cannot be had, whatever the others are', async () => {
    const { status, errors, out } = await check('nulle-part.html', RIGHT)
    expect(status).toBe(2)
    expect(errors).toMatch(/nulle-part\.html : fichier introuvable ; vérifier le chemin depuis/)
    expect(out).toContain('Rien à corriger.')
  })

  test.each<[string, string[], RegExp]>([
    ['no page', [], /Aucune page/],
    ['a template', ['page.php'], /un modèle PHP n’est pas la page/],
    ['an unknown option', ['--liste', 'x'], /--liste/],
    ['an unknown language', [RIGHT, '--lang', 'de'], /attendu fr ou en/],
    ['a timeout that is no number', [RIGHT, '--timeout', 'long'], /un nombre de secondes/],
  ])('is 2 for %s', async (_, words, message) => {
    const { status, errors } = await check(...words)
    expect([status, errors]).toEqual([2, expect.stringMatching(message)])
  })
})

test('a first try that gets six markers wrong is mended by the messages alone', async () => {
  const path = 'tests/cli/pages/first-try.html'
  const { findings } = await reportOf(path)
  expect(findings.map(({ line, message }) => `${line} ${/écrire .*/.exec(message)?.[0]}`)).toEqual([
    '5 écrire data-platform.',
    '8 écrire « data-goto-url ».',
    '9 écrire « squeezebox ».',
    '10 écrire « lightbox ».',
    '11 écrire « legoffdate ».',
    '12 écrire « carousel-appointment | carousel-menu ».',
    '13 écrire « sortable ».',
  ])
  const html = findings.reduce(
    (page, { message }) => {
      const [, wrong = '', right = ''] =
        /«? ?(?:data-ilot=")?([\w-]+)"?(?: »)? (?:n[’e]|;).*écrire (?:« )?([\w-]+)/.exec(
          message.replace('la balise ne lit pas ', ''),
        ) ?? []
      return page.replace(new RegExp(`\\b${wrong}\\b`), right)
    },
    await readFile(path, 'utf8'),
  )
  const folder = await mkdtemp(join(tmpdir(), 'ilots-check-'))
  await writeFile(join(folder, 'page.html'), html)
  const mended = await reportOf(join(folder, 'page.html'))
  await rm(folder, { recursive: true })
  expect(mended.findings).toEqual([])
  expect(mended.islands).toHaveLength(6)
})

test('English is said with --lang en, and both languages have the same texts', async () => {
  const { out } = await check('--lang', 'en', BROKEN)
  expect(out).toMatch(/data-interval refused: found "vite", expected a whole number from 1 to 86400000\./)
  expect(out).toMatch(/"squeezbox" is no marker; write "squeezebox"\./)
  for (const [key, { fr, en }] of catalogue) expect([key, placesOf(en)]).toEqual([key, placesOf(fr)])
})

test('a tag or a comment inside raw text is none, and a quoted > ends no tag', () => {
  const { html, comments } = placed('<p\n title="a > b"><script>"<p><!-- x -->"</script>\r\n<!-- y --><b>')
  expect(html.match(/data-ilots-place="[^"]+"/g)).toEqual(
    ['1:1', '2:16', '3:11'].map((place) => `data-ilots-place="${place}"`),
  )
  expect(comments).toEqual([{ line: 3, column: 1, text: ' y ' }])
})

describe('an address', () => {
  let server: Server
  let site: string
  beforeAll(async () => {
    server = createServer(async ({ url = '/' }, reply) => {
      if (url === '/jamais') return
      if (url === '/donnees') return reply.setHeader('Content-Type', 'application/json').end('{}')
      // Real pages of the fixture site.
      const page = await app.request(url)
      reply.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test.each([
    '/',
    '/actualites',
    '/ilots/slider/simple',
    '/ilots/content-block/formulaire',
    '/ilots/mini-search/glisse',
  ])('%s of the fixture site has islands and no error', async (path) => {
    const { islands, findings } = await reportOf(site + path)
    expect(islands.length).toBeGreaterThan(0)
    expect(findings.filter(({ level }) => level !== 'hint')).toEqual([])
  })

  test.each<[string, string, RegExp]>([
    ['a page that is not there', '/nulle-part', /le serveur répond 404/],
    ['what is no HTML', '/donnees', /attendu du HTML, reçu application\/json/],
    ['an answer that never comes', '/jamais', /pas de réponse en 0\.2 s/],
  ])('%s is said', async (_, path, message) => {
    const { status, errors } = await check('--timeout', '0.2', site + path)
    expect([status, errors]).toEqual([2, expect.stringMatching(message)])
  })

  test('where nobody listens is said', async () => {
    const { status, errors } = await check('http://127.0.0.1:1/')
    expect([status, errors]).toEqual([2, expect.stringMatching(/pas de réponse \(.+\)/)])
  })
})
