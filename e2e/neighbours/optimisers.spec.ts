/**
 * What optimisers and tag managers make of the tag: joined with other scripts, written into the page, evaluated, made
 * a module, put in late. Each page is changed as the documentation of such a tool says that it changes pages; none of
 * the tools themselves is here.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../test'
import { beside } from './neighbour'

declare global {
  interface Window {
    /** What the neighbours in a joined file have done, in order. */
    ran: string[]
  }
}

const PAGE = '/ilots/popup/simple'
const TAG = /<script src="([^"]*\/ilots\.js)"([^>]*?) defer><\/script>/
const CONFIG = '<script type="application/json" id="ilots-config">{'
/** What the tag of the fixture site says, for a page that has lost it. */
const SAID = '"product":"vitrea","platform":"plateforme","site":"vitrea"'

/** The tag as the server has sent it. */
interface Sent {
  readonly src: string
  /** Its `data-*`. */
  readonly data: string
  /** The folder of the script. */
  readonly folder: string
}

interface Optimised {
  /** What the tool puts in place of the tag. */
  tag(sent: Sent): string
  /** What the site's own configuration says besides. */
  config?(sent: Sent): string
  /** The tool's scripts in `/cache/`, by their names; each is given the text of ours. */
  readonly files?: Readonly<Record<string, (code: string) => string>>
  /**
   * These tools write addresses of scripts, inline scripts or evaluate texts: the page's strict policy forbids that.
   */
  readonly needsNoPolicy?: true
  /** Changes the rest of the page. */
  change?(html: string): string
}

const textOf = (src: string) => readFileSync(src.replace('/assets/ilots/', 'dist/'), 'utf8')
const inHtml = (code: string) => code.replaceAll('</script', '<\\/script')

async function optimise(
  page: Page,
  { tag, config, files = {}, needsNoPolicy, change = (html) => html }: Optimised,
) {
  let sent: Sent | undefined
  await page.route('**/cache/**', (route) => {
    const [name = ''] = new URL(route.request().url()).pathname.split('/').slice(-1)
    const body = files[name]?.(textOf(sent?.src ?? ''))
    return route.fulfill(body === undefined ? { status: 404 } : { contentType: 'text/javascript', body })
  })
  await beside(page, /^\/ilots\/popup\//, {
    keepsPolicy: !needsNoPolicy,
    change(html) {
      const [all = '', src = '', data = ''] = TAG.exec(html) ?? []
      sent = { src, data, folder: src.replace(/[^/]*$/, '') }
      const own = config ? `${config(sent)},` : ''
      return change(html.replace(all, () => tag(sent as Sent)).replace(CONFIG, () => CONFIG + own))
    },
  })
}

const opener = (page: Page) => page.locator('main').getByRole('link', { name: /Horaires/ })
const product = (page: Page) => page.evaluate(() => window.Ilots?.config.product)

/** Islands are there, and their code comes. */
async function expectIslands(page: Page): Promise<void> {
  await opener(page).click()
  await expect(page.getByRole('dialog')).toContainText('8 h')
  expect(await product(page)).toBe('vitrea')
}

/** The page says once why there are none, and works as it does without scripts. */
async function expectOneError(page: Page, errors: () => string[]): Promise<void> {
  await open(page, PAGE)
  expect(errors()).toHaveLength(1)
  await opener(page).click()
  await expect(page).toHaveURL(/\/horaires/)
}

const inBase = ({ folder }: Sent) => `"base":"${folder}",${SAID}`

for (const [how, between] of [
  ['by semicolons', ';'],
  ['by line breaks', '\n'],
] as const)
  test.describe(`Autoptimize: joined ${how}, and served from another folder`, () => {
    const joined = {
      tag: () => '<script defer src="/wp-content/cache/autoptimize/js/autoptimize_3f2a9c.js"></script>',
      files: {
        'autoptimize_3f2a9c.js': (code: string) =>
          [
            'window.ran = ["first"]; var noSemicolon = function () { ran.push("called") }',
            code.trim(),
            'ran.push("last")',
          ].join(between),
      },
    }
    const ran = (page: Page) => page.evaluate(() => window.ran)

    test('with base, the islands are there, and so is what else is in the file', {
      tag: how === 'by line breaks' ? ['@daily', '@react'] : [],
    }, async ({ page }) => {
      await optimise(page, { ...joined, config: inBase })
      await open(page, PAGE)
      expect(await ran(page)).toEqual(['first', 'last'])
      await expectIslands(page)
    })

    test('without it, one error says what to do, and the page works without us', async ({
      page,
      complaints,
    }) => {
      complaints.expectFailedLoads()
      complaints.expect(/ILOTS-107/)
      await optimise(page, joined)
      await expectOneError(page, () => complaints.all.filter((line) => line.includes('ILOTS-')))
    })
  })

test.describe('WP Rocket: minified, under its own name in another folder', () => {
  const minified = {
    tag: ({ data }: Sent) =>
      `<script src="/wp-content/cache/min/1/assets/ilots/ilots.js?ver=7"${data} defer></script>`,
    files: { 'ilots.js': (code: string) => code },
  }

  test('with base, the islands are there', async ({ page }) => {
    await optimise(page, { ...minified, config: inBase })
    await open(page, PAGE)
    await expectIslands(page)
  })

  test('without it, one error says what to do', async ({ page, complaints }) => {
    complaints.expectFailedLoads()
    complaints.expect(/ILOTS-107/)
    await optimise(page, minified)
    await expectOneError(page, () => complaints.all.filter((line) => line.includes('ILOTS-')))
  })
})

test('what stands behind us in a joined file runs, even where we cannot begin', async ({
  page,
  complaints,
}) => {
  complaints.expect(/uncaught: .*Ilots/)
  await optimise(page, {
    config: inBase,
    tag: () => '<script defer src="/cache/joined.js"></script>',
    files: {
      'joined.js': (code) =>
        `Object.defineProperty(window, 'Ilots', { get() {} });${code};window.ran = ['last']`,
    },
  })
  await page.goto(PAGE)
  expect(await page.evaluate(() => window.ran)).toEqual(['last'])
  expect(complaints.all.filter((line) => line.startsWith('uncaught'))).toHaveLength(1)
})

test('a page without markers is told nothing', async ({ page }) => {
  await page.route('**/cache/joined.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${textOf('/assets/ilots/ilots.js')};window.ran = ['last']`,
    }),
  )
  await page.route('**/sans-marqueur', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': "script-src 'self'; require-trusted-types-for 'script'" },
      body: '<!doctype html><html lang="fr"><title>A</title><script src="/cache/joined.js"></script><h1>Page</h1>',
    }),
  )
  await open(page, '/sans-marqueur')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.ran)).toEqual(['last'])
})

test('ilots.legacy.js, joined, with base: domready comes once the rest of it is here', async ({ page }) => {
  await page.route('**/cache/joined.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `${textOf('/assets/ilots/ilots.legacy.js')};addEvent('domready', () => { document.title = typeof Fx.Tween })`,
    }),
  )
  await page.route('**/page-jointe', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': "script-src 'self'" },
      body: `<!doctype html><html lang="fr"><title>A</title>${CONFIG}"base":"/assets/ilots/"}</script><script src="/cache/joined.js"></script><h1>Page</h1>`,
    }),
  )
  await open(page, '/page-jointe')
  await expect(page).toHaveTitle('function')
})

test('a base that is no folder is named, and the next source of it is tried', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-101\] configuration base \(#ilots-config\) refusé : reçu « ilots »/)
  await optimise(page, {
    tag: ({ src, data }) => `<script src="${src}"${data} defer></script>`,
    config: () => '"base":"ilots"',
  })
  await open(page, PAGE)
  await expectIslands(page)
})

test('a base where nothing is, is the one error', async ({ page, complaints }) => {
  complaints.expectFailedLoads()
  complaints.expect(/ILOTS-107.*\/ailleurs\//)
  await optimise(page, {
    tag: ({ src, data }) => `<script src="${src}"${data} defer></script>`,
    config: () => '"base":"/ailleurs/"',
  })
  await expectOneError(page, () => complaints.all.filter((line) => line.includes('ILOTS-')))
})

test.describe('written into the page', () => {
  const inline = {
    tag: ({ src }: Sent) => `<script>${inHtml(textOf(src))}</script>`,
    needsNoPolicy: true as const,
  }

  test('with base, the islands are there', { tag: '@daily' }, async ({ page }) => {
    await optimise(page, { ...inline, config: inBase })
    await open(page, PAGE)
    await expectIslands(page)
  })

  test('data-* of that script count, and data-base is one of them', async ({ page }) => {
    await optimise(page, {
      ...inline,
      tag: ({ src, data, folder }) => `<script${data} data-base="${folder}">${inHtml(textOf(src))}</script>`,
    })
    await open(page, PAGE)
    await expectIslands(page)
  })

  test('without it, nothing is asked for, and one error says what to do', async ({ page, complaints }) => {
    complaints.expect(/ILOTS-107.*aucune adresse/)
    await optimise(page, inline)
    await expectOneError(page, () => complaints.all)
  })

  test('a `base` element of the page is not asked for code', async ({ page, complaints }) => {
    // Its sheets and pictures are.
    complaints.expectFailedLoads()
    complaints.expect(/ILOTS-107/)
    const asked: string[] = []
    await page.route('http://localhost:*/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await optimise(page, {
      ...inline,
      change: (html) => html.replace('<head>', '<head><base href="http://localhost:1/">'),
    })
    await page.goto(PAGE)
    await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
    expect(asked.filter((url) => url.includes('/p/'))).toEqual([])
  })
})

test.describe('evaluated', () => {
  /** The tool's script, which fetches ours. */
  const evaluate = (run: string) => ({
    files: {
      'loader.js': () =>
        `addEventListener('load', async () => { const text = await (await fetch(document.querySelector('#after').dataset.of)).text(); ${run} })`,
    },
    needsNoPolicy: true as const,
  })
  const loader = ({ src }: Sent) => `<script id="after" data-of="${src}" src="/cache/loader.js"></script>`
  const ways = [
    ['eval', '(0, eval)(text)'],
    ['new Function', 'new Function(text)()'],
  ] as const

  for (const [name, run] of ways) {
    test(`by ${name}, the tag is found that was left in the page, with its data-*`, async ({ page }) => {
      await optimise(page, {
        ...evaluate(run),
        tag: (sent) => `<script type="text/delayed" src="${sent.src}"${sent.data}></script>${loader(sent)}`,
      })
      await open(page, PAGE)
      await expectIslands(page)
    })

    test(`by ${name}, without a tag, base is taken`, async ({ page }) => {
      await optimise(page, { ...evaluate(run), tag: loader, config: inBase })
      await open(page, PAGE)
      await expectIslands(page)
    })

    test(`by ${name}, without either, one error says what to do`, async ({ page, complaints }) => {
      complaints.expectFailedLoads()
      complaints.expect(/ILOTS-107/)
      await optimise(page, { ...evaluate(run), tag: loader })
      await expectOneError(page, () => complaints.all.filter((line) => line.includes('ILOTS-')))
    })
  }
})

test.describe('the tag, changed', () => {
  for (const [how, change] of [
    ['type="module"', ({ src, data }: Sent) => `<script type="module" src="${src}"${data}></script>`],
    ['async', ({ src, data }: Sent) => `<script async src="${src}"${data}></script>`],
    [
      'a version in its address',
      ({ src, data }: Sent) => `<script src="${src}?ver=7.1.2"${data} defer></script>`,
    ],
    [
      'type="module" and a version',
      ({ src, data }: Sent) => `<script type="module" src="${src}?ver=7"${data}></script>`,
    ],
  ] as const)
    test(`by ${how}: islands and data-* are there`, async ({ page }) => {
      await optimise(page, { tag: change })
      await open(page, PAGE)
      await expectIslands(page)
    })

  for (const name of ['ilots.3f2a9c.js', 'ilots-3f2a9c.min.js', 'site.js'])
    for (const type of ['', ' type="module"'])
      test(`by another name, ${name}${type}: its parts are beside it`, async ({ page }) => {
        await page.route(`**/${name}`, (route) => {
          const { pathname } = new URL(route.request().url())
          return route.fulfill({
            contentType: 'text/javascript',
            body: textOf(pathname.replace(name, 'ilots.js')),
          })
        })
        // A module under a name that is not ours has no data-* any more: the browser does not name it.
        await optimise(page, {
          tag: ({ folder, data }) => `<script${type} src="${folder}${name}"${data} defer></script>`,
          ...(type && name === 'site.js' && { config: () => SAID }),
        })
        await open(page, PAGE)
        await expectIslands(page)
      })
})

test.describe('put in late', () => {
  /** The tool's script: it makes script elements of what it has held back, after `when`. */
  const later = (when: string, make: string) => ({
    'later.js': () => `addEventListener('${when}', () => { ${make} })`,
  })
  /** Each attribute of the held tag, with its own name. */
  const COPY = `
    const held = document.querySelector('[data-held]')
    const script = document.createElement('script')
    for (const { name, value } of held.attributes)
      if (name !== 'type' && name !== 'data-held') script.setAttribute(name.replace(/^data-rocket-(?=src$)/, ''), value)`
  const LOADER = '<script src="/cache/later.js"></script>'

  test('WP Rocket: at the first gesture of the visitor, with its data-*', async ({ page }) => {
    await optimise(page, {
      tag: ({ src, data }) =>
        `<script type="rocketlazyloadscript" data-held data-rocket-src="${src}"${data} defer></script>${LOADER}`,
      files: later('keydown', `if (window.Ilots) return; ${COPY}; held.replaceWith(script)`),
      needsNoPolicy: true,
    })
    await page.goto(PAGE)
    expect(await page.evaluate(() => window.Ilots)).toBeUndefined()
    await page.keyboard.press('Shift')
    await expect(page.locator('html')).toHaveAttribute('data-ilots', 'ready')
    await expectIslands(page)
  })

  test('Rocket Loader: once the page has loaded, with its data-*', async ({ page }) => {
    await optimise(page, {
      tag: ({ src, data }) =>
        `<script type="3f2a9c7d1e5b8a60-text/javascript" data-held src="${src}"${data} defer></script>${LOADER}`,
      files: later('load', `${COPY}; held.before(script); held.remove()`),
      needsNoPolicy: true,
    })
    await open(page, PAGE)
    await expectIslands(page)
  })

  test('Rocket Loader: data-cfasync="false" leaves the tag as it is', async ({ page }) => {
    await optimise(page, {
      tag: ({ src, data }) => `<script data-cfasync="false" src="${src}"${data} defer></script>`,
    })
    await open(page, PAGE)
    await expectIslands(page)
  })

  test('in a shadow tree, where the browser names no running script: the tag that was held back is found', async ({
    page,
  }) => {
    await optimise(page, {
      tag: ({ src, data }) => `<script type="text/plain" data-held src="${src}"${data}></script>${LOADER}`,
      files: later(
        'load',
        `${COPY}; document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(script)`,
      ),
      needsNoPolicy: true,
    })
    await open(page, PAGE)
    await expectIslands(page)
  })

  const tagManager = (src: string, data: string) =>
    `const script = document.createElement('script'); script.async = true; script.src = '${src}'; Object.assign(script.dataset, ${data}); document.head.append(script)`

  test('a tag manager: without data-*, the configuration of the page counts', async ({ page }) => {
    await optimise(page, {
      tag: ({ src }) => `<script>${tagManager(src, '{}')}</script>`,
      config: () => SAID,
      needsNoPolicy: true,
    })
    await open(page, PAGE)
    await expectIslands(page)
  })

  test('a tag manager: with data-*, they count', async ({ page }) => {
    await optimise(page, {
      tag: ({ src }) => `<script>${tagManager(src, `{${SAID}}`)}</script>`,
      needsNoPolicy: true,
    })
    await open(page, PAGE)
    await expectIslands(page)
  })
})

test('a script that content names, and that never ran, says nothing of where code is', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ILOTS-109\] nom « currentScript »/)
  const asked: string[] = []
  await page.route(/\/depots\/|localhost/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const held = (src: string) =>
    `<div data-ilots-content><script type="text/plain" data-product="pirate" src="${src}"></script></div>`
  await optimise(page, {
    tag: ({ src, data }) => `<script type="module" src="${src}"${data}></script>`,
    change: (html) =>
      html.replace(
        '<main',
        `${held('/depots/ilots.js')}<script type="text/plain" src="http://localhost:1/ilots.js"></script><img name="currentScript" alt=""><main`,
      ),
  })
  await open(page, PAGE)
  await expectIslands(page)
  expect(asked).toEqual([])
})
