/** Options of the old libraries: one that a visitor notices is carried over, or said to be lost, with the reason. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import notes from '../../../cli/migrate/adapters/notes.json' with { type: 'json' }
import type { Advice, MigrationReport } from '../../../cli/migrate/report'
import { check } from '../../helpers/check'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilots-options-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function advised(body: string, script: string): Promise<Advice> {
  const page = join(folder, 'page.html')
  await writeFile(
    page,
    `<!doctype html><html lang="fr"><head><title>a</title></head><body>${body}<script>${script}</script></body></html>`,
  )
  const { out } = await check('--migrate', '--format', 'json', '--lang', 'en', page)
  const [report] = (JSON.parse(out) as { pages: MigrationReport[] }).pages
  const [first] = report?.advice ?? []
  if (!first) throw new Error(out)
  return first
}

const IMAGE = '<a class="x" href="/a.jpg">A</a>'
const FIELD = '<input class="x" name="a">'
const BOX = '<div id="x" class="x"><p>A</p></div>'
const TABLE = '<table class="x"><thead><tr><th>A</th><th>B</th></tr></thead><tbody></tbody></table>'
const FORM = '<form class="x"><input name="a"></form>'
const MENU = '<nav id="x" class="x"><ul><li><a href="/a">A</a></li></ul></nav><a href="#x">Menu</a>'

test.each<[string, string, string, keyof typeof notes]>([
  ['colorbox', IMAGE, 'retinaUrl: true', 'denseScreens'],
  ['colorbox', IMAGE, 'scalePhotos: false', 'alwaysSo'],
  ['colorbox', IMAGE, 'maxWidth: 800', 'limits'],
  ['colorbox', IMAGE, 'loop: false', 'alwaysSo'],
  ['fancybox', IMAGE, 'hash: "a"', 'pictureAddress'],
  ['fancybox', IMAGE, 'protect: true', 'savedImage'],
  ['fancybox', IMAGE, 'thumbs: { autoStart: true }', 'thumbnails'],
  ['fancybox', IMAGE, 'caption: function () {}', 'captions'],
  ['fancybox', IMAGE, 'ajax: { data: "a=1" }', 'requestData'],
  ['fancybox', IMAGE, 'arrows: false', 'alwaysSo'],
  ['magnificPopup', IMAGE, 'disableOn: 700', 'everyWidth'],
  ['magnificPopup', IMAGE, 'items: [{ src: "/b.jpg" }]', 'itemsByScript'],
  ['magnificPopup', IMAGE, 'image: { titleSrc: "title" }', 'captions'],
  ['magnificPopup', IMAGE, 'iframe: { patterns: {} }', 'frameAddress'],
  ['magnificPopup', IMAGE, 'focus: "#a"', 'ownFocus'],
  ['mmenu', MENU, 'counters: true', 'menuShape'],
  ['mmenu', MENU, 'offCanvas: false', 'panelOnly'],
  ['mmenu', MENU, 'pageScroll: { scroll: true, update: true }', 'scrollSpy'],
  ['mmenu', MENU, 'slidingSubmenus: false', 'alwaysSo'],
  ['dialog', BOX, 'modal: false', 'modalOnly'],
  ['dialog', BOX, 'modal: true, resizable: true', 'fixedWindow'],
  ['dialog', BOX, 'modal: true, maxHeight: 300', 'limits'],
  ['datepicker', FIELD, 'appendText: "(jj/mm/aaaa)"', 'writtenBeside'],
  ['datepicker', FIELD, 'shortYearCutoff: 50', 'shortYears'],
  ['datepicker', FIELD, 'disabled: true', 'byServer'],
  ['datepicker', FIELD, 'firstDay: 0', 'pageLanguage'],
  ['datepicker', FIELD, 'showWeek: true', 'weekNumbers'],
  ['datepicker', FIELD, 'minViewMode: 1', 'wholeDay'],
  ['datepicker', FIELD, 'constrainInput: false', 'freeTyping'],
  ['autocomplete', FIELD, 'disabled: true', 'byServer'],
  ['autocomplete', FIELD, 'autoFocus: true', 'neverSo'],
  ['inputmask', FIELD, 'mask: "99", casing: "upper"', 'letterCase'],
  ['inputmask', FIELD, 'mask: "99", definitions: {}', 'ownLetters'],
  ['inputmask', FIELD, 'mask: "99", clearIncomplete: true', 'incomplete'],
  ['inputmask', FIELD, 'alias: "numeric", prefix: "€ "', 'numberMask'],
  ['inputmask', FIELD, 'mask: "99", postValidation: function () {}', 'ownRule'],
  ['validate', FORM, 'ignore: []', 'checkedFields'],
  ['validate', FORM, 'groups: { a: "b c" }', 'oneMessage'],
  ['validate', FORM, 'onkeyup: false', 'checkedWhenSent'],
  ['validate', FORM, 'onsubmit: false', 'alwaysSo'],
  ['tablesorter', TABLE, 'sortInitialOrder: "desc"', 'upwardsFirst'],
  ['tablesorter', TABLE, 'sortForce: [[0, 0]]', 'oneColumn'],
  ['tablesorter', TABLE, 'serverSideSorting: true', 'pages'],
  ['tablesorter', TABLE, 'sortReset: true', 'neverSo'],
  ['DataTable', TABLE, 'stateSave: true', 'forgets'],
  ['DataTable', TABLE, 'buttons: ["csv"]', 'tableTools'],
  ['DataTable', TABLE, 'fixedHeader: true', 'stickyCells'],
  ['DataTable', TABLE, 'columnDefs: [{ targets: 0, visible: false }]', 'byServer'],
  [
    'carousel',
    '<div class="x carousel"><div class="carousel-inner"></div></div>',
    'touch: false',
    'alwaysSo',
  ],
  ['modal', '<div class="x modal" id="x">A</div>', 'keyboard: true', 'noStart'],
  ['owlCarousel', BOX, 'video: true', 'slideVideo'],
])('%s: what %s%s loses has its reason', async (method, body, options, note) => {
  const { lost, carried } = await advised(body, `$('.x').${method}({ ${options} })`)
  expect(lost.map(({ why }) => why)).toContain(notes[note].en)
  expect(lost.map(({ why }) => why)).not.toContain(notes.inside.en)
  expect(carried.filter((name) => lost.some(({ option }) => option.startsWith(`${name}:`)))).toEqual([])
})

test.each([
  ['colorbox', IMAGE, 'loop: true', 'loop'],
  ['dialog', BOX, 'modal: true', 'modal'],
  ['dialog', BOX, 'resizable: false', 'resizable'],
  ['datepicker', FIELD, 'firstDay: 1', 'firstDay'],
  ['inputmask', FIELD, 'mask: "99", clearIncomplete: false', 'clearIncomplete'],
  ['magnificPopup', IMAGE, 'image: { verticalFit: true }', 'image'],
  ['DataTable', TABLE, 'columns: [{ orderable: false }, null]', 'columns → data-sort'],
])('%s: %s%s is carried over', async (method, body, options, name) => {
  const { carried } = await advised(body, `$('.x').${method}({ ${options} })`)
  expect(carried).toContain(name)
})

test.each([
  ['accordion', '{ collapsible: true, active: false }', ['collapsible', 'active']],
  ['affix', '{ offset: { top: 90 } }', ['offset']],
])('%s: options that no adapter looks at are lost, and named', async (method, options, names) => {
  const { lost } = await advised('<p class="x">A</p>', `$('.x').${method}(${options})`)
  expect(lost.map(({ option }) => option.replace(/:.*/s, ''))).toEqual(names)
})

test('links that an option names are those that open', async () => {
  const { html } = await advised(`<p class="g">${IMAGE}</p>`, `$().fancybox({ selector: '.g a' })`)
  expect(html).toEqual(['<a class="x" href="/a.jpg" rel="lightbox">A</a>'])
})

test('a link to a video’s page needs its address for frames', async () => {
  const body = '<a class="x" href="https://www.youtube.com/watch?v=a">A</a>'
  const { html, notes: said } = await advised(body, `$('.x').fancybox()`)
  expect(html.join()).toContain("handler:'iframe'")
  expect(said).toContain(notes.frameAddress.en)
})

test('SqueezeBox: a window that may not be closed stays one', async () => {
  const { html } = await advised(IMAGE, `SqueezeBox.assign('.x', { closable: false })`)
  expect(html.join()).toContain('closable:false')
})

test.each([
  ['new Autocompleter.Request.JSON("a", "/a", {})', true],
  ['new Autocompleter.Request.JSON("a", "/a", { forceSelect: true })', false],
  ['$("#a").autocomplete({ source: "/a" })', true],
])('%s: a text that is not of the list stays where it did', async (script, isFreeText) => {
  const { html } = await advised('<input id="a" name="a">', script)
  expect(html.join().includes('"saisielibre":true')).toBe(isFreeText)
})

test('Picker.Date with a time is a field with a time', async () => {
  const { html } = await advised('<input id="a" name="a">', 'new Picker.Date("a", { timePicker: true })')
  expect(html.join()).toContain('ilotsdatetime')
})
