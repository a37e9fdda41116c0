/** `ilots check --migrate` as a shell runs it: forms, languages, files of a site, and what goes wrong. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LATER, type Manifest, ourCost } from '../../../cli/migrate/cost'
import { messages } from '../../../cli/migrate/messages'
import type { MigrationReport } from '../../../cli/migrate/report'
import { BUDGETS } from '../../../scripts/budgets'
import { placesOf } from '../../helpers/catalogues'
import { check, type Site, serve } from '../../helpers/check'

const PAGE = 'tests/cli/pages/migrate/colorbox.html'
const ESCAPE = '\u001b'

const reports = async (...words: string[]): Promise<MigrationReport[]> =>
  (JSON.parse((await check('--migrate', '--json', ...words)).out) as { pages: MigrationReport[] }).pages

describe('the report', () => {
  test('as text says place, call, island, HTML, what is lost and what could go', async () => {
    const { status, out } = await check('--migrate', PAGE)
    expect(status).toBe(0)
    expect(out).toContain("25:3  $('#conditions-lien').colorbox({ inline: true,")
    expect(out).toContain('Colorbox → îlot squeezebox')
    expect(out).toContain(`rel="{handler:'adopt',size:{x:500,y:300}}">Conditions</a>`)
    expect(out).toMatch(/non repris : onClosed: .* — une fonction/)
    expect(out).toMatch(/jquery\.colorbox-min\.js \(\d+ → \d+\) : peut partir/)
    expect(out).toMatch(/Peuvent partir : \d+ octets, \d+ compressés \(brotli, niveau 11\)\./)
  })

  test('speaks English', async () => {
    const { out } = await check('--migrate', '--lang', 'en', PAGE)
    expect(out).toContain('Colorbox → island squeezebox')
    expect(out).toContain("not carried over: height: '80%' — a size in pixels")
    expect(out).not.toMatch(/îlot |peut |repris/)
  })

  test('as Markdown keeps code in fences and files in a table', async () => {
    const { out } = await check('--migrate', '--format', 'markdown', '--lang', 'en', PAGE)
    expect(out).toContain('### Colorbox → island lightbox')
    expect(out).toMatch(/```html\n<a class="photo"/)
    expect(out).toMatch(/\| `js\/jquery\.colorbox-min\.js` \| \d+ \| \d+ \| may go \|/)
  })

  test('fills the same values in, in both languages', () => {
    for (const [key, { fr, en }] of Object.entries(messages))
      expect([key, placesOf(en)]).toEqual([key, placesOf(fr)])
  })

  test.each([
    ['an unknown form', ['--format', 'pdf', PAGE], /attendu text, json ou markdown/],
    ['a page that is not there', ['nulle-part.html'], /fichier introuvable/],
  ])('ends with 2 for %s', async (_, words, message) => {
    const { status, errors } = await check('--migrate', ...words)
    expect([status, errors]).toEqual([2, expect.stringMatching(message)])
  })

  test('a page that cannot be had takes no other along', async () => {
    const { status, out } = await check('--migrate', 'nulle-part.html', PAGE)
    expect(status).toBe(2)
    expect(out).toContain('Colorbox → îlot squeezebox')
  })
})

describe('what is written by whoever made the page', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ilots-migrate-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function page(body: string, format = 'text'): Promise<string> {
    const path = join(folder, 'page.html')
    await writeFile(path, `<!doctype html><title>Essai</title>${body}`)
    return (await check('--migrate', '--format', format, '--lang', 'en', path)).out
  }

  test.each(['text', 'markdown', 'json'])(
    'never reaches the terminal as a command, as %s',
    async (format) => {
      const out = await page(
        `<a class="x" href="/a" title="${ESCAPE}[2J">a</a><script>$('.x').colorbox({ title: '${ESCAPE}]0;pris' })</script>`,
        format,
      )
      expect(out).toContain('Colorbox')
      expect(out).not.toContain(ESCAPE)
    },
  )

  test('and does not say its product is told where the class’s first part comes from', async () => {
    const body = '<input id="jour"><script>$("#jour").datepicker()</script>'
    const note = /begins with the site’s product: data-product of the tag, or --product/
    expect(await page(body)).toMatch(note)
    expect(await page(`${body}<script src="/ilots.js" data-product="acme"></script>`)).not.toMatch(note)
  })

  test('cannot end the fence of a ticket', async () => {
    const out = await page(
      '<a class="x" href="/a" title="```">a</a><script>$(".x").colorbox()</script>',
      'markdown',
    )
    expect(out).toMatch(/\n````html\n.*```.*\n````\n/)
  })

  test('that nests deeper than calls do is said, and its neighbour read', async () => {
    const out = await page(
      `<script>${'('.repeat(200_000)}</script><script>var a = ${'1+'.repeat(60_000)}1</script><a class="x" href="/a">a</a><script>$('.x').colorbox()</script>`,
    )
    expect(out).toContain('this script does not parse')
    expect(out).toContain('Colorbox → island squeezebox')
  })

  test('names no file of the disk but scripts and style sheets', async () => {
    await writeFile(join(folder, 'secret.txt'), '$(".x").colorbox()')
    expect(await page('<script src="secret.txt"></script><a class="x">a</a>')).not.toContain('Colorbox')
  })

  test('names that lead to themselves end', async () => {
    expect(await page('<script>var a = b, b = a; a.colorbox(); $(a).colorbox(a)</script>')).toContain(
      'Colorbox',
    )
  })
})

describe('a site', () => {
  let site: Site
  let other: Site
  beforeAll(async () => {
    other = await serve((_, reply) => reply.end('$(".x").colorbox()'))
    site = await serve(({ url }, reply) => {
      if (url === '/page') {
        reply.setHeader('content-type', 'text/html')
        return reply.end(
          `<!doctype html><title>A</title><script src="/js/site.js?v=1"></script><script src="js/moved.js"></script><script src="/nowhere.js"></script><script src="${other.address}/jquery.min.js"></script><a class="x" href="/a">a</a>`,
        )
      }
      if (url?.startsWith('/js/site.js')) return reply.end('\n\n  $(".x").colorbox({ iframe: true })')
      if (url === '/js/moved.js') reply.writeHead(302, { location: `${other.address}/x.js` })
      else reply.statusCode = 404
      reply.end('')
    })
  })
  afterAll(() => {
    site.close()
    other.close()
  })

  test('is asked for its own files, and no other for anything', async () => {
    const [report] = await reports('--lang', 'en', '--allow-private', `${site.address}/page`)
    expect(report?.advice).toMatchObject([
      { file: '/js/site.js?v=1', line: 3, column: 3, island: 'squeezebox' },
    ])
    expect(report?.files.map(({ verdict }) => verdict)).toEqual(['own', 'other-origin', 'not-found', 'goes'])
    expect(site.asked).toContain('GET /js/site.js?v=1')
    expect(other.asked).toEqual([])
  })

  test('gives a file once to all of its pages', async () => {
    site.asked.length = 0
    await reports(`${site.address}/page`, `${site.address}/page`)
    expect(site.asked.filter((each) => each.includes('site.js'))).toHaveLength(1)
  })
})

describe('our cost', () => {
  test('counts what an island fetches once it is there, for which there is a ceiling', () => {
    expect(Object.keys(LATER)).toEqual(BUDGETS.opened.map(({ what }) => what))
  })

  const manifest: Manifest = {
    'ilots.js': { raw: 20, brotli: 10 },
    'ilots.legacy.js': { raw: 60, brotli: 30 },
    'p/a.js': { raw: 4, brotli: 2, islands: ['lightbox'], needs: ['p/c.js'] },
    'p/b.js': { raw: 6, brotli: 3, islands: ['date-field'], needs: ['p/c.js'] },
    'p/c.js': { raw: 8, brotli: 4, part: 'src/parts/react.ts' },
    'p/d.js': { raw: 2, brotli: 1, part: 'islands/date-field/picker.tsx' },
    'p/e.js': { raw: 100, brotli: 50, islands: ['slider'] },
  }

  test('is the loader, the islands that were named, and what they share, once', () => {
    expect(ourCost(manifest, ['lightbox', 'date-field'], false)).toMatchObject({ raw: 40, brotli: 20 })
  })

  test('has the larger loader where old names stay', () => {
    expect(ourCost(manifest, [], true)).toEqual({ raw: 60, brotli: 30, files: ['ilots.legacy.js'] })
  })
})
