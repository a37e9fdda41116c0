/** Budgets of architecture §8: measures the build, prints a table, and fails when a file is over. */
import { readFileSync } from 'node:fs'
import { BUDGETS } from './budgets'
import type { Manifest, ManifestEntry } from './manifest'

interface Row {
  label: string
  entry: Omit<ManifestEntry, 'integrity' | 'island'>
  /** Bytes, brotli. */
  budget: number
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
    // No visitor asks for the inspector: it is beside these two.
    {
      label: 'inspector: styles',
      entry: sum(matching(/inspector-.*\.css$/)),
      budget: BUDGETS.inspectorStyles,
    },
    {
      label: 'all styles',
      entry: sum(matching(/^(?!islands\/inspector-).*\.css$/)),
      budget: BUDGETS.styles,
    },
    {
      label: 'everything at once',
      entry: sum(matching(/^(?!ilots\.legacy|index|islands\/inspector-)/)),
      budget: BUDGETS.everything,
    },
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
const gzipOf = (path: string) => manifest[path]?.gzip ?? 0
const above = gzipOf('ilots.legacy.js') - gzipOf('ilots.js')
console.log(`ilots.legacy.js above ilots.js: ${above} of ${BUDGETS.legacyAbove} bytes, gzip`)
if (above > BUDGETS.legacyAbove) over += 1
const missing = unbudgeted()
if (missing.length > 0) console.error(`No budget for: ${missing.join(', ')}. Add one in scripts/budgets.ts.`)
if (over > 0 || missing.length > 0) process.exit(1)
