/** `ilots check --crawl`: which pages of a site are read, in which manner, and why the others are not. */
import { afterEach, describe, expect, test } from 'vitest'
import { VERSION } from '../../src/engine/api'
import { check, type Site, serve } from '../helpers/check'

interface Answered {
  readonly body: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}
type Pages = Readonly<Record<string, string | Answered>>

const sites: Site[] = []
afterEach(() => {
  for (const site of sites.splice(0)) site.close()
})

const ROBOTS = { body: 'non', status: 404 }

/** A site of these pages; any other is not there. */
async function siteOf(
  pages: Pages,
): Promise<Site & { readonly agents: Set<string>; readonly most: () => number }> {
  const agents = new Set<string>()
  let open = 0
  let most = 0
  const site = await serve((request, reply) => {
    agents.add(request.headers['user-agent'] ?? '')
    open += 1
    most = Math.max(most, open)
    reply.on('close', () => {
      open -= 1
    })
    const found: string | Answered = { '/robots.txt': ROBOTS, ...pages }[request.url ?? ''] ?? {
      body: 'absente',
      status: 404,
    }
    const { body, status = 200, headers = {} } = typeof found === 'string' ? { body: found } : found
    reply.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
  })
  sites.push(site)
  return Object.assign(site, { agents, most: () => most })
}

const page = (links: string, more = '') =>
  `<!doctype html><html lang="fr"><head><title>Page</title>${more}</head><body>${links}</body></html>`
const link = (href: string, more = '') => `<a href="${href}"${more}>Lien</a>`

interface Crawled {
  readonly pages: readonly { readonly page: string }[]
  readonly skipped?: readonly { readonly page: string; readonly reason: string }[]
}

async function crawled(site: Site, ...words: string[]) {
  const { out, status } = await check('--json', '--lang', 'en', ...words, `${site.address}/`)
  const { pages, skipped = [] } = JSON.parse(out) as Crawled
  const local = (text: string) => text.replaceAll(site.address, '')
  return {
    status,
    read: pages.map((each) => local(each.page)),
    skipped: skipped.map((each) => `${local(each.page)}: ${local(each.reason)}`),
  }
}

describe('the pages of a site', () => {
  test('are read each once, breadth first, whatever their links look like', async () => {
    const site = await siteOf({
      '/': page(link('/a') + link('b?x=1&y=2') + link('/a#haut') + link('/?utm_source=lettre')),
      '/a': page(link('/') + link('/b?y=2&x=1') + link('/c')),
      '/b?x=1&y=2': page(''),
      '/c': page(''),
    })
    expect((await crawled(site, '--crawl', '50')).read).toEqual(['/', '/a', '/b?x=1&y=2', '/c'])
  })

  test('are at most as many as it says, and how many are left is said', async () => {
    const site = await siteOf({
      '/': page(['/a', '/b', '/c'].map((href) => link(href)).join('')),
      '/a': page(''),
    })
    const { read, skipped } = await crawled(site, '--crawl', '2')
    expect(read).toEqual(['/', '/a'])
    expect(skipped).toEqual([': and 2 more address(es) beyond --crawl 2.'])
  })

  test('are asked for one at a time, by a name that robots.txt can say', async () => {
    const site = await siteOf({ '/': page(link('/a') + link('/b')), '/a': page(''), '/b': page('') })
    await crawled(site, '--crawl', '9')
    expect(site.most()).toBe(1)
    expect([...site.agents]).toEqual([`ilots-check/${VERSION}`])
    expect(site.asked).toEqual(['GET /', 'GET /robots.txt', 'GET /a', 'GET /b'])
  })

  test('are of its own origin: nothing else is asked for', async () => {
    const other = await siteOf({ '/': page('') })
    const site = await siteOf({
      '/': page(link(`${other.address}/`) + link('/va') + link('mailto:a@example.org')),
      '/va': { body: '', status: 302, headers: { location: `${other.address}/` } },
    })
    const { read, skipped } = await crawled(site, '--crawl', '9', '--allow-private')
    expect(read).toEqual(['/'])
    expect(skipped).toEqual([`/va: leads to another site (${other.address}/).`])
    expect(other.asked).toEqual(['GET /'])
  })

  test('that redirect to one that was read are not checked again', async () => {
    const site = await siteOf({
      '/': page(link('/vieille')),
      '/vieille': { body: '', status: 301, headers: { location: '/' } },
    })
    expect(await crawled(site, '--crawl', '9')).toMatchObject({
      read: ['/'],
      skipped: ['/vieille: leads to a page that was read before (/).'],
    })
  })

  test('that cannot be had are said, and do not keep the check from passing', async () => {
    const site = await siteOf({ '/': page(link('/absente')) })
    const { skipped, status } = await crawled(site, '--crawl', '9')
    expect(skipped).toEqual(['/absente: the server answers 404 Not Found; check the address, or the page.'])
    expect(status).toBe(1)
  })

  test('are not images, documents and downloads', async () => {
    const site = await siteOf({ '/': page(link('/a.pdf') + link('/b.JPG?x=1') + link('/c', ' download')) })
    await crawled(site, '--crawl', '9')
    expect(site.asked).toEqual(['GET /', 'GET /robots.txt'])
  })
})

describe('what robots.txt says', () => {
  test('is obeyed', async () => {
    const site = await siteOf({
      '/robots.txt': { body: 'User-agent: *\nDisallow: /prive\nAllow: /prive/ouvert' },
      '/': page(link('/prive/dossier') + link('/prive/ouvert')),
      '/prive/ouvert': page(''),
    })
    expect(await crawled(site, '--crawl', '9')).toMatchObject({
      read: ['/', '/prive/ouvert'],
      skipped: ['/prive/dossier: robots.txt forbids it.'],
    })
    expect(site.asked).not.toContain('GET /prive/dossier')
  })

  test('is obeyed where it names the command', async () => {
    const site = await siteOf({
      '/robots.txt': { body: 'User-agent: *\nDisallow:\n\nUser-agent: ilots-check\nDisallow: /a' },
      '/': page(link('/a') + link('/b')),
      '/b': page(''),
    })
    expect((await crawled(site, '--crawl', '9')).read).toEqual(['/', '/b'])
  })

  test('is taken for no where the server fails to say it', async () => {
    const site = await siteOf({
      '/robots.txt': { body: '', status: 503 },
      '/': page(link('/a')),
      '/a': page(''),
    })
    expect(await crawled(site, '--crawl', '9')).toMatchObject({
      read: ['/'],
      skipped: [
        '/robots.txt: robots.txt cannot be read (503): no link is followed.',
        '/a: robots.txt forbids it.',
      ],
    })
  })

  test('is said by a page and by a link, too', async () => {
    const site = await siteOf({
      '/': page(link('/a') + link('/b', ' rel="nofollow"')),
      '/a': page(link('/c'), '<meta name="robots" content="index, nofollow">'),
    })
    const { read, skipped } = await crawled(site, '--crawl', '9')
    expect(read).toEqual(['/', '/a'])
    expect(skipped).toEqual(['/a: its meta robots says nofollow: its links are not followed.'])
  })
})

describe('a site without an end', () => {
  test('of queries is left after ten', async () => {
    const days = (from: number) => [1, 2, 3].map((step) => link(`/agenda?jour=${from + step}`)).join('')
    const site = await serve((request, reply) => {
      const url = new URL(request.url ?? '', 'http://site')
      const isThere = url.pathname !== '/robots.txt'
      reply.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' })
      reply.end(page(days(Number(url.searchParams.get('jour')))))
    })
    sites.push(site)
    const { read, skipped } = await crawled(site, '--crawl', '500')
    expect(read).toHaveLength(11)
    expect(skipped[0]).toMatch(/looks like a loop: 10 addresses of the same path/)
  })

  test('of a relative link that is wrong is left', async () => {
    const site = await serve((request, reply) => {
      const isThere = request.url !== '/robots.txt'
      reply.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' }).end(page(link('plus/')))
    })
    sites.push(site)
    const { read, skipped } = await crawled(site, '--crawl', '500')
    expect(read).toEqual(['/', '/plus/', '/plus/plus/'])
    expect(skipped).toEqual([expect.stringMatching(/^\/plus\/plus\/plus\/: its address looks like a loop/)])
  })
})

describe('files of its pages', () => {
  const scripts = ['a', 'b', 'prive/c'].map((name) => `<script src="/${name}.js"></script>`).join('')
  const tag = '<script src="/ilots.js" data-product="acme" defer></script>'
  const early = { body: 'acmeAlert("A")', headers: { 'content-type': 'text/javascript' } }
  const files = { '/a.js': early, '/b.js': early, '/prive/c.js': early }
  const robots = { '/robots.txt': { body: 'User-agent: *\nDisallow: /prive/' } }

  test('are asked for one at a time, each once, as robots.txt allows', async () => {
    const site = await siteOf({
      ...files,
      ...robots,
      '/': page(link('/d'), scripts + tag),
      '/d': page('', scripts + tag),
    })
    const { out } = await check('--crawl', '9', '--lang', 'en', `${site.address}/`)
    expect(site.most()).toBe(1)
    expect(site.asked).toEqual(['GET /', 'GET /robots.txt', 'GET /a.js', 'GET /b.js', 'GET /d'])
    expect(out.match(/\[global-early\]/g)).toHaveLength(4)
  })

  test('of all pages are read for a migration, too, and what is left out is said', async () => {
    const site = await siteOf({
      ...robots,
      '/a.js': { body: 'jQuery(".date").datepicker()', headers: { 'content-type': 'text/javascript' } },
      '/': page(link('/d') + link('/prive/')),
      '/d': page('<input class="date" name="jour">', `<script src="/a.js"></script>`),
    })
    const { out } = await check('--migrate', '--json', '--crawl', '9', '--lang', 'en', `${site.address}/`)
    const { pages, skipped } = JSON.parse(out) as { pages: { advice: unknown[] }[]; skipped: unknown[] }
    expect(pages.map(({ advice }) => advice.length)).toEqual([0, 1])
    expect(skipped).toEqual([{ page: `${site.address}/prive/`, reason: 'robots.txt forbids it.' }])
    expect(site.most()).toBe(1)
    const { out: text } = await check('--migrate', '--crawl', '9', '--lang', 'en', `${site.address}/`)
    expect(text).toMatch(/Left out: 1\n {2}http:\S+\/prive\/: robots\.txt forbids it\./)
  })
})

test('what is left out is told to people, too', async () => {
  const site = await siteOf({ '/': page(link('/absente')) })
  const { out } = await check('--crawl', '3', `${site.address}/`)
  expect(out).toMatch(/Laissées de côté : 1\n {2}http:\S+\/absente : le serveur répond 404/)
})

test.each<[string, string[], RegExp]>([
  [
    'a number that is none',
    ['--crawl', 'tout', 'http://localhost/'],
    /--crawl tout : attendu un nombre de pages/,
  ],
  ['a file to begin with', ['--crawl', '5', 'tests/cli/pages/right.html'], /attendu une adresse/],
])('%s is refused', async (_, words, message) => {
  expect(await check(...words)).toMatchObject({ status: 2, errors: expect.stringMatching(message) })
})
