/** A script of the site's that is called after the library which it starts is the site's, and is read. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from '../../../cli/migrate/parse'
import { holds } from '../../../cli/migrate/recognise'
import type { MigrationReport } from '../../../cli/migrate/report'
import { check } from '../../helpers/check'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-own-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** @param files the page's scripts, by name, in their order. */
async function migrated(files: Record<string, string>, body: string): Promise<MigrationReport> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const tags = Object.keys(files).map((name) => `<script src="${name}"></script>`)
  const page = join(folder, 'page.html')
  await writeFile(
    page,
    `<!doctype html><html lang="fr"><head><title>Essai</title></head><body>${body}${tags.join('')}</body></html>`,
  )
  const { out, errors } = await check('--migrate', '--format', 'json', '--lang', 'en', page)
  const [report] = (JSON.parse(out) as { pages: MigrationReport[] }).pages
  if (!report) throw new Error(out + errors)
  return report
}

const JQUERY = '/*! jQuery v3.7.1 | (c) OpenJS Foundation */ window.jQuery = window.$ = function () {};'

test.each([
  ['colorbox', 'jquery.colorbox-min.js', 'my-colorbox-init.js', "$('a.photo').colorbox({ rel: 'galerie' })"],
  ['slick', 'slick.min.js', 'slick-init.js', "$('.photos').slick({ dots: true })"],
  ['datatables', 'jquery.dataTables.min.js', 'datatables-demo.js', "$('#liste').DataTable()"],
])('%s: %s is the library, %s the site’s', async (library, theirs, ours, call) => {
  const method = /\.(\w+)\(/.exec(call.replace(/^\$\([^)]*\)/, ''))?.[1]
  const { advice, files } = await migrated(
    {
      'jquery.min.js': JQUERY,
      [theirs]: `!function (a) { a.fn.${method} = function () { return this } }(jQuery)`,
      [ours]: `jQuery(function ($) { ${call} })`,
    },
    '<p class="photos"><a class="photo" href="/a.jpg"><img src="/a.jpg" alt=""></a></p><table id="liste"><thead><tr><th>Nom</th></tr></thead><tbody><tr><td>Ana</td></tr></tbody></table>',
  )
  const verdicts = Object.fromEntries(
    files.map(({ file, verdict, libraries }) => [file.split('/').pop(), [verdict, ...libraries]]),
  )
  expect(verdicts[ours]).toEqual(['own'])
  expect(verdicts[theirs]?.slice(1)).toEqual([library])
  expect(advice.map(({ file }) => file.split('/').pop())).toContain(ours)
})

const held = (address: string, text: string) => {
  const { program, comments } = parse(text, text.includes('export'))
  const { libraries, siteCode, isOtherPlugin } = holds(address, text, program, comments)
  return { libraries, own: siteCode.length, isOtherPlugin }
}

test.each([
  ['jquery.menu-du-site.js', '$(".menu").hide()', { libraries: [], own: 1, isOtherPlugin: false }],
  ['jquery.menu.js', 'jQuery.fn.menu = function () {}', { libraries: [], own: 0, isOtherPlugin: true }],
  [
    'swiper.esm.js',
    'class e {} export { e as Swiper }',
    { libraries: ['swiper'], own: 0, isOtherPlugin: false },
  ],
  [
    'swiper-accueil.js',
    'import s from "swiper"; export function start() { new s() }',
    { libraries: [], own: 2, isOtherPlugin: false },
  ],
  [
    'bootstrap-datepicker.min.js',
    '!function (a) { a.fn.datepicker = function () {} }(jQuery)',
    { libraries: ['jquery-ui', 'bootstrap-datepicker'], own: 0, isOtherPlugin: false },
  ],
  [
    'https://cdn.example/npm/swiper@11/+esm',
    'export default 1',
    { libraries: ['swiper'], own: 0, isOtherPlugin: false },
  ],
  ['/npm/slick-init.js', '$(".photos").slick()', { libraries: [], own: 1, isOtherPlugin: false }],
  ['/libs/colorbox-accueil.js', '$("a").colorbox()', { libraries: [], own: 1, isOtherPlugin: false }],
])('%s, with what is in it', (address, text, expected) => {
  expect(held(address, text)).toEqual(expected)
})
