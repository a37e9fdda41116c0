// @module-tag whole
/** The site that `npm run site` writes, before it is on a disk: each of its links leads to a file of it. */
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { app } from '../../fixtures/platform/app'
import { referencePaths } from '../../fixtures/platform/routes/reference'
import { fileOf, pathOf, placeOf, relocate, sitePath } from '../../fixtures/site/published/addresses'
import { door, missing } from '../../fixtures/site/published/pages'
import { pagesOfSite } from '../../scripts/site/pages'
import { bundlePageScripts, bundleWorker } from '../../scripts/site/scripts'

let site: Awaited<ReturnType<typeof pagesOfSite>>
let pages: ReadonlyMap<string, string>
beforeAll(async () => {
  site = await pagesOfSite()
  const texts = [...site.files].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  pages = new Map([...texts, ['/index.html', door()], ['/404.html', missing('/')]])
}, 60_000)

/** Links, pictures, frames, styles and scripts; what a form sends goes to the worker. */
const linksIn = (html: string): string[] =>
  [...html.replace(/<code[\s>][\s\S]*?<\/code>/g, '').matchAll(/ (?:href|src)="([^"]*)"/g)].map(
    ([, link = '']) => link.replaceAll('&amp;', '&'),
  )
const isThere = (path: string) =>
  site.files.has(path) ||
  pages.has(path) ||
  /^\/(start|door)\.js$/.test(path) ||
  existsSync(`dist/${path.replace('/assets/ilots/', '')}`) ||
  existsSync(`fixtures/site/public/images/${path.replace('/assets/site/images/', '')}`)

/** Cases show what a site lacks, too. */
const isMissed = async (path: string) => (await app.request(pathOf(path))).status < 400

test('every page of the reference is written, and every link of every page leads to a file', async () => {
  for (const path of referencePaths()) expect(isThere(path) || pages.has(fileOf(path)), path).toBe(true)
  const dead = new Map<string, string>()
  for (const [file, html] of pages)
    for (const link of linksIn(html)) {
      const path = posix.join(posix.dirname(file), decodeURI(link.replace(/[?#].*$/, '')))
      if (!/^(#|\?|$|[a-z]+:|\/\/)/i.test(link) && !isThere(path)) dead.set(path, file)
    }
  for (const [path, file] of dead) expect(await isMissed(path), `${file} → ${path}`).toBe(false)
  expect(pages.size).toBeGreaterThan(700)
})

test('no page begins an address at the root, or asks another site for anything', () => {
  for (const [file, html] of pages) {
    if (file === '/404.html') continue
    const shown = html.replace(/<code[\s>][\s\S]*?<\/code>/g, '')
    expect(shown, file).not.toMatch(/ (?:href|src|action|srcset|data-goto-url|data-url)="\/[^/]/)
    expect(shown, file).not.toMatch(/ src="(?:https?:)?\/\//)
  }
})

test('each page keeps its policy, and its scripts wait', () => {
  for (const [file, html] of pages) {
    if (!html.includes('<head>')) continue
    expect(html, file).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*object-src 'none'/)
    const running = [...html.matchAll(/<script (?!type="application\/x-held")[^>]*\bsrc="([^"]*)"/g)]
    expect(
      running.map(([, src = '']) => src.replace(/^[./]*/, '')).filter((src) => src !== 'door.js'),
      file,
    ).toEqual(file === '/index.html' || file === '/404.html' ? [] : ['start.js'])
  }
})

test('addresses are found where pages, styles and answers have them, and what is shown as code stays', () => {
  const known = new Set(['/', '/reference/', '/reference/form', '/services'])
  const placed = (text: string) =>
    relocate(text, 'https://hote.example', (path) => placeOf(path, known, '/ilots'))
  expect(placed('<a href="/">')).toBe('<a href="/ilots/accueil.html">')
  expect(placed('<a href="/reference/form?a=1&amp;b=2#c">')).toBe(
    '<a href="/ilots/reference/form.html?a=1&amp;b=2#c">',
  )
  expect(placed('{"lien":"/reference/","url":"/plateforme/ajax/x.php?bloc=a"}')).toBe(
    '{"lien":"/ilots/reference/index.html","url":"/ilots/plateforme/ajax/x.php?bloc=a"}',
  )
  expect(placed(`rel="{url:'/services'}" data-x="{&quot;url&quot;:&quot;/services&quot;}"`)).toBe(
    `rel="{url:'/ilots/services.html'}" data-x="{&quot;url&quot;:&quot;/ilots/services.html&quot;}"`,
  )
  expect(placed('srcset="/photos/a.svg 450w, /photos/b.svg 900w"')).toBe(
    'srcset="/ilots/photos/a.svg 450w, /ilots/photos/b.svg 900w"',
  )
  expect(placed('"https://hote.example/services" "https://autre.example/services" "//autre.example/"')).toBe(
    '"/ilots/services.html" "https://autre.example/services" "//autre.example/"',
  )
  expect(placed('<code>&lt;a href="/services"&gt;</code>')).toBe('<code>&lt;a href="/services"&gt;</code>')
  // A block has sent its place back, as it has read it.
  expect(placed('"/ilots/reference/form.html?page=2"')).toBe('"/ilots/reference/form.html?page=2"')
  for (const path of known) expect(sitePath(`/ilots${fileOf(path)}`, '/ilots')).toBe(path)
})

test('what the bundle calls is found wherever the site is', () => {
  const call = '/reference/ajax/modules/menu/mobile-menu.php'
  for (const folder of ['', '/quelque/part', '/reference']) expect(sitePath(call, folder)).toBe(call)
  expect(sitePath('/reference/reference/essai', '/reference')).toBe('/reference/essai')
})

test('the worker is made of routes that need no server, and no script has a map', async () => {
  const scripts = [...(await bundleWorker(site.pages)), ...(await bundlePageScripts())]
  expect(scripts.map(([path]) => path).sort()).toEqual(['/door.js', '/start.js', '/worker.js'])
  for (const [path, text] of scripts) expect(text, path).not.toMatch(/sourceMappingURL|require\("/)
})
