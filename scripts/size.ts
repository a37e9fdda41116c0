/** Budgets of architecture §8: measures the build, prints a table, and fails when a file is over. */
import { readFileSync } from 'node:fs'
import type { Manifest, ManifestEntry } from './manifest'

interface Row {
  label: string
  entry: Omit<ManifestEntry, 'integrity' | 'island'>
  /** Bytes, brotli. */
  budget: number
}

/** Bytes, brotli: the ceilings of the architecture, or what was measured and 5 %. */
const BUDGETS = {
  // Above the architecture's 6 kB: DECISIONS.md, Engine.
  loader: 9_080,
  legacy: 28_900,
  clickableBlocks: 10_080,
  // What a page with every piece of furniture loads of them before the visitor does anything.
  furniture: 3_072,
  slides: 15_360,
  datePicker: 3_000,
  styles: 15_872,
  // Above the architecture's 140 kB: DECISIONS.md, Engine.
  everything: 185_000,
  islands: {
    'goto-block': 1_024,
    'content-block': 4_000,
    squeezebox: 6_450,
    modal: 5_120,
    'mobile-menu': 6_700,
    'loading-screen': 3_600,
    lightbox: 18_432,
    analytics: 1_040,
    translations: 1_025,
    'secure-link': 285,
    popup: 590,
    'image-zoom': 325,
    'front-popup': 1_900,
    'front-banner': 1_000,
    share: 690,
    'share-mail': 280,
    'share-native': 520,
    permalink: 1_170,
    'admin-window': 225,
    toast: 1_455,
    dropdown: 660,
    'sticky-header': 560,
    'footer-menu': 1_120,
    'hash-scroll': 1_600,
    'scroll-reveal': 1_190,
    slideshow: 3_230,
    slider: 1_000,
    carousel: 1_000,
    'slideshow-popup': 365,
    'map-switch': 875,
    'contact-sheet': 2_355,
    agenda: 1_420,
    'sortable-table': 2_445,
    'wide-table': 1_475,
    'my-elements': 2_120,
    'element-form': 4_200,
    booking: 5_450,
    'date-field': 2_700,
    mask: 1_760,
    rating: 1_880,
    form: 2_880,
    'form-block': 890,
    subscription: 370,
    'bot-check': 2_970,
    autocomplete: 2_815,
    'mini-search': 4_280,
    'search-placeholder': 680,
    // Behind the globals of ilots.legacy.js.
    'legacy-squeezebox': 3_360,
    'legacy-slimbox': 595,
    'legacy-tips': 1_620,
    'legacy-autocompleter': 3_425,
    'old-globals': 3_010,
  } as Record<string, number>,
}

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest
const files = Object.entries(manifest)

const sum = (entries: ManifestEntry[]) =>
  entries.reduce(
    (total, { raw, gzip, brotli }) => ({
      raw: total.raw + raw,
      gzip: total.gzip + gzip,
      brotli: total.brotli + brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  )
const matching = (pattern: RegExp) => files.filter(([path]) => pattern.test(path)).map(([, entry]) => entry)

/** Shared chunks that hold a text. */
const holding = (text: string) =>
  files
    .filter(([path]) => /^chunks\/.*\.js$/.test(path) && readFileSync(`dist/${path}`, 'utf8').includes(text))
    .map(([, entry]) => entry)

function rows(): Row[] {
  const scripts = Object.keys(BUDGETS.islands).map((name) => ({
    label: `islands/${name}`,
    entry: sum(
      files
        .filter(([path, entry]) => entry.island === name && path.endsWith('.js'))
        .map(([, entry]) => entry),
    ),
    budget: BUDGETS.islands[name] ?? 0,
  }))
  return [
    { label: 'ilots.js', entry: sum(matching(/^ilots\.js$/)), budget: BUDGETS.loader },
    { label: 'ilots.legacy.js', entry: sum(matching(/^ilots\.legacy\.js$/)), budget: BUDGETS.legacy },
    {
      label: 'page of clickable blocks',
      entry: sum([...matching(/^ilots\.js$/), ...matching(/^islands\/goto-block-.*\.js$/)]),
      budget: BUDGETS.clickableBlocks,
    },
    {
      label: 'page furniture, at load',
      entry: sum(matching(/^islands\/(sticky-header|scroll-reveal|analytics|admin-window)-.*\.js$/)),
      budget: BUDGETS.furniture,
    },
    ...scripts,
    { label: 'slides: library', entry: sum(holding('splide__track')), budget: BUDGETS.slides },
    { label: 'date field: picker', entry: sum(holding('ilots-date-picker')), budget: BUDGETS.datePicker },
    { label: 'all styles', entry: sum(matching(/\.css$/)), budget: BUDGETS.styles },
    { label: 'everything at once', entry: sum(matching(/^(?!ilots\.legacy)/)), budget: BUDGETS.everything },
  ]
}

/** An island without a budget would grow unseen. */
function unbudgeted(): string[] {
  const names = new Set(
    files.flatMap(([path, { island }]) => (island && path.endsWith('.js') ? [island] : [])),
  )
  return [...names].filter((name) => !(name in BUDGETS.islands))
}

const print = (cells: (string | number)[]) =>
  console.log(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(9))).join(''),
  )

print(['file', 'raw', 'gzip', 'brotli', 'budget'])
let over = 0
for (const { label, entry, budget } of rows()) {
  const isOver = entry.brotli > budget
  over += Number(isOver)
  print([label, entry.raw, entry.gzip, entry.brotli, budget, isOver ? '  OVER' : ''])
}
const missing = unbudgeted()
if (missing.length > 0) console.error(`No budget for: ${missing.join(', ')}. Add one in scripts/size.ts.`)
if (over > 0 || missing.length > 0) process.exit(1)
