/** One page: what its old libraries do, and what would do it here. */
import type { AnyNode } from 'acorn'
import type { Position } from '../shared/finding'
import { closePage, openPage } from '../shared/page'
import { placed, takePlaces } from '../shared/positions'
import { tagsOf } from '../shared/script-tag'
import type { Source } from '../shared/source'
import type { Language } from '../shared/wording'
import type { Adapter, Advised } from './adapter'
import { ADAPTERS } from './adapters'
import ofAdapters from './adapters/notes.json' with { type: 'json' }
import { type Manifest, ourCost, sum } from './cost'
import { aliasesIn, dollarOwner, librariesOf } from './dollar'
import { type Found, find } from './find'
import { inMarkup } from './find-markup'
import { outer, startTag } from './html'
import { leftOut } from './left-out'
import { byAddress } from './libraries'
import { type Loading, loadAll } from './load'
import type { Page } from './page'
import { Reader } from './reader'
import { remaining } from './remaining'
import { type Advice, isGoing, type MigrationReport } from './report'
import type { Asset, Code, Trouble } from './script'
import type { ScriptCache } from './script-cache'
import { assetsOf, inlineCode } from './sources'
import { type Unit, unitOf } from './unit'
import { type Judged, verdicts } from './verdicts'

export interface Settings {
  readonly lang: Language
  readonly product: string | undefined
  readonly manifest: Manifest | undefined
  readonly loading: Omit<Loading, 'page' | 'url'>
}

export async function migratePage(
  { page, html, url, see }: Source,
  settings: Settings,
  asked = page,
): Promise<MigrationReport> {
  const text = placed(html)
  const root = await openPage(text.html, url)
  const where = takePlaces(root, text)
  see?.(root)
  try {
    const placing = { file: page, html, where }
    const loading = { ...settings.loading, page: asked, url }
    const assets = await loadAll(assetsOf(root, placing), loading)
    return await reported(page, root, inlineCode(root, placing), assets, where, settings)
  } finally {
    await closePage()
  }
}

async function reported(
  file: string,
  root: Document,
  inline: readonly Code[],
  assets: readonly Asset[],
  where: (node: Node) => Partial<Position>,
  { lang, product, manifest, loading: { cache } }: Settings,
): Promise<MigrationReport> {
  const faults: Trouble[] = []
  const units = unitsOf(inline, assets, cache, faults)
  const written = tagsOf(root)[0]?.dataset.product ?? product
  const page: Page = {
    root,
    lang,
    product: written ?? 'ilots',
    isProductKnown: written !== undefined,
    dollar: dollarOwner(units, assets),
    libraries: librariesOf(units, assets),
    hasUnread: assets.some(
      ({ kind, text, address }) => kind === 'script' && text === undefined && !byAddress(address),
    ),
    aliases: aliasesIn(units),
  }
  const found = units.flatMap((unit) => readUnit(unit, page, faults))
  const markup = ADAPTERS.flatMap((adapter) => inMarkup(adapter, page, found))
  const settled = { lang, placeIn: (element: Element) => nearestPlace(element, where) }
  const judged: Judged[] = [
    ...found.map(({ unit, node, adapter, advised }) =>
      judge(
        { file: unit.code.file, ...placeOf(unit, node) },
        unit.reader?.source(node) ?? '',
        adapter,
        advised,
        settled,
      ),
    ),
    ...markup.map(({ element, adapter, advised }) => {
      const { line = 1, column = 1 } = where(element)
      return judge({ file, line, column }, startTag(element), adapter, advised, settled)
    }),
  ]
  const left = units.flatMap((unit) => {
    const gone = new Set<AnyNode>(
      found.filter(({ advised }) => advised.answer !== 'none').map(({ node }) => node),
    )
    return unit.reader ? { unit, ...remaining(unit.reader, unit.holds.siteCode, gone) } : []
  })
  const files = await verdicts({ units, assets, judged, remaining: left, lang, cache })
  const advice = inOrder(judged.map((each) => each.advice))
  const isLegacy = files.some(({ verdict }) => verdict === 'replaced')
  const going = files.filter(isGoing)
  const islands = [...new Set(advice.flatMap(({ island }) => island ?? []))]
  return {
    page: file,
    advice,
    faults,
    files,
    totals: {
      theirs: sum(going.map(({ raw = 0, brotli = 0 }) => ({ raw, brotli }))),
      ...(manifest && { ours: ourCost(manifest, islands, isLegacy) }),
    },
  }
}

/** By file, in the page's order of files; then as they stand in it. */
function inOrder(advice: readonly Advice[]): Advice[] {
  const files = [...new Set(advice.map(({ file }) => file))]
  return [...advice].sort(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column,
  )
}

function unitsOf(
  inline: readonly Code[],
  assets: readonly Asset[],
  cache: ScriptCache,
  faults: Trouble[],
): Unit[] {
  const external = assets.flatMap((asset) => {
    if (asset.kind !== 'script' || asset.text === undefined) return []
    const isModule = asset.element.getAttribute('type') === 'module'
    const code: Code = { file: asset.address, text: asset.text, start: { line: 1, column: 1 }, isModule }
    return { code, asset }
  })
  const all = [...inline.map((code) => ({ code, asset: undefined })), ...external]
  return all.flatMap(({ code, asset }) => unitOf(code, asset, cache, faults) ?? [])
}

function readUnit(unit: Unit, page: Page, faults: Trouble[]): (Found & { unit: Unit })[] {
  if (unit.holds.siteCode.length === 0) return []
  try {
    const reader = new Reader(unit.code, unit.tree, page)
    const found = find(reader, unit.holds.siteCode, ADAPTERS).map((each) => ({ ...each, unit }))
    unit.reader = reader
    return found
  } catch (error) {
    // One that nests deeper than calls do takes nobody along.
    faults.push({ file: unit.code.file, ...unit.code.start, cause: String((error as Error).message) })
    return []
  }
}

/** The parser adds elements that the page does not write: they stand where what is around them does. */
function nearestPlace(element: Element, where: (node: Node) => Partial<Position>): Position {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { line, column } = where(at)
    if (line && column) return { line, column }
  }
  return { line: 1, column: 1 }
}

const placeOf = (unit: Unit, node: AnyNode): Position => unit.reader?.at(node) ?? unit.code.start

function judge(
  place: Position & { file: string },
  found: string,
  adapter: Adapter,
  advised: Advised,
  { lang, placeIn }: { lang: Language; placeIn: (element: Element) => Position },
): Judged {
  const { written, island, script, carried = [], unsupported = [], notes = [], answer } = advised
  const isSample = written?.isSample ?? false
  const advice: Advice = {
    ...place,
    found,
    library: adapter.title,
    answer,
    ...(island && { island }),
    html: written?.after.map(outer) ?? [],
    shown: written?.shown ?? [],
    replaces: written?.before.map(placeIn) ?? [],
    leftOut: leftOut(written ?? { before: [], after: [] }).map(({ kind, content, element }) => ({
      kind,
      content,
      ...placeIn(element),
    })),
    isSample,
    more: written?.more ?? 0,
    ...(script && { script }),
    carried,
    lost: unsupported.map(({ option, why }) => ({ option, why: why[lang] })),
    notes: [...notes, ...(isSample && written?.shown.length ? [ofAdapters.noElement] : [])].map(
      (each) => each[lang],
    ),
  }
  return { advice, libraries: adapter.libraries }
}
