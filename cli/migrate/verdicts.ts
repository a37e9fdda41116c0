/** Which files could go, and why the others may not. */
import type { AnyNode } from 'acorn'
import type { Language } from '../shared/wording'
import { byAddress, isItsStyle, isOtherPlugin, LIBRARIES } from './libraries'
import { say } from './messages'
import { type Advice, type FileVerdict, isGoing } from './report'
import type { Asset } from './script'
import type { ScriptCache } from './script-cache'
import type { Unit } from './unit'

export interface Judged {
  readonly advice: Advice
  readonly libraries: readonly string[]
}
interface Remaining {
  readonly unit: Unit
  readonly jquery: readonly AnyNode[]
  readonly mootools: readonly AnyNode[]
}

export interface Evidence {
  readonly units: readonly Unit[]
  readonly assets: readonly Asset[]
  readonly judged: readonly Judged[]
  readonly remaining: readonly Remaining[]
  readonly lang: Language
  readonly cache: ScriptCache
}

export async function verdicts(evidence: Evidence): Promise<FileVerdict[]> {
  const stays = whyStay(evidence)
  const files = [
    ...evidence.units.flatMap((unit) => writtenIn(unit, stays)),
    ...evidence.assets.map((asset) => verdictOf(asset, evidence, stays)),
  ]
  const known = files.filter((file) => file.kind === 'script' || file.libraries.length > 0)
  return Promise.all(
    known.map(async (file) => {
      const text = textOf(file, evidence)
      if (text === undefined) return file
      return isGoing(file)
        ? { ...file, ...(await evidence.cache.weigh(text)) }
        : { ...file, raw: Buffer.byteLength(text) }
    }),
  )
}

/** `page.html:7`: functions of Dreamweaver that a page has of its own. */
function writtenIn({ asset, code, holds }: Unit, stays: ReadonlyMap<string, string>): FileVerdict[] {
  const { libraries } = holds
  if (asset || libraries.length === 0) return []
  const because = libraries.map((library) => stays.get(library)).find(Boolean)
  const file = placeOf(code)
  return [
    { file, kind: 'script', libraries, verdict: because ? 'stays' : 'goes', ...(because && { because }) },
  ]
}
const placeOf = ({ file, start }: Unit['code']): string => `${file}:${start.line}`

function textOf({ file }: FileVerdict, { assets, units }: Evidence): string | undefined {
  const asset = assets.find(({ address }) => address === file)
  return asset ? asset.text : units.find((unit) => !unit.asset && placeOf(unit.code) === file)?.holds.theirs
}

/** Library → why it may stay; one that is not in it may go. */
function whyStay({ units, assets, judged, remaining, lang }: Evidence): Map<string, string> {
  const stays = new Map<string, string>()
  for (const { advice, libraries } of judged)
    if (advice.answer === 'none')
      for (const library of libraries)
        if (!stays.has(library))
          stays.set(library, say(lang, 'used-by', { found: advice.found, at: at(advice) }))
  const left = remaining.flatMap(({ unit, jquery }) => jquery.map((node) => ({ unit, node })))
  const [first] = left
  if (first?.unit.reader)
    stays.set(
      'jquery',
      say(lang, 'jquery-used', {
        count: left.length,
        at: at({ file: first.unit.code.file, ...first.unit.reader.at(first.node) }),
      }),
    )
  const needing = assets.find((asset) => asset.kind === 'script' && needsJquery(asset, units, stays))
  if (needing && !stays.has('jquery')) stays.set('jquery', say(lang, 'needed-by', { file: needing.address }))
  return stays
}

const at = ({ file, line, column }: { file: string; line: number; column: number }): string =>
  `${file}:${line}:${column}`

function needsJquery(asset: Asset, units: readonly Unit[], stays: ReadonlyMap<string, string>): boolean {
  if (isUnknownPlugin(asset, units)) return true
  const { text } = asset
  const libraries = librariesOf(asset, units)
  const staying = libraries.filter((library) => library !== 'jquery' && stays.has(library))
  return staying.some((library) => LIBRARIES[library]?.needs === 'jquery' || /\bjQuery\b/.test(text ?? ''))
}

/** By what is in it; by its name where it could not be read. */
function isUnknownPlugin({ address }: Pick<Asset, 'address'>, units: readonly Unit[]): boolean {
  const unit = units.find(({ asset }) => asset?.address === address)
  return unit ? unit.holds.isOtherPlugin : isOtherPlugin(address)
}

const librariesOf = ({ address }: Pick<Asset, 'address'>, units: readonly Unit[]): readonly string[] => {
  const unit = units.find(({ asset }) => asset?.address === address)
  const named = byAddress(address)
  return unit ? unit.holds.libraries : named ? [named] : []
}

function verdictOf(
  asset: Asset,
  { units, judged, remaining, lang }: Evidence,
  stays: Map<string, string>,
): FileVerdict {
  const { address, kind, trouble, cause } = asset
  const libraries = librariesOf(asset, units)
  const base = { file: address, kind, libraries }
  if (libraries.length === 0 && trouble)
    return {
      ...base,
      verdict: trouble,
      because: typeof cause === 'object' ? cause.in(lang) : (cause ?? say(lang, trouble)),
    }
  if (libraries.length === 0)
    return isUnknownPlugin(asset, units)
      ? { ...base, verdict: 'stays', because: say(lang, 'other-plugin') }
      : { ...base, verdict: 'own' }
  const because = libraries.map((library) => stays.get(library)).find(Boolean)
  if (kind === 'style' && !libraries.every(isItsStyle))
    return { ...base, verdict: 'stays', because: say(lang, 'dresses') }
  if (because) return { ...base, verdict: 'stays', because }
  const unit = units.find((each) => each.asset?.address === address)
  if (unit && unit.holds.siteCode.length > 0)
    return { ...base, verdict: 'bundle', because: say(lang, 'bundle') }
  const isLegacy =
    libraries.includes('mootools') &&
    (remaining.some(({ mootools }) => mootools.length > 0) ||
      judged.some(({ advice }) => advice.answer === 'legacy'))
  if (isLegacy) return { ...base, verdict: 'replaced', because: say(lang, 'replaced') }
  const isUsed =
    kind === 'style' ||
    libraries.some(
      (library) => library === 'jquery' || judged.some((each) => each.libraries.includes(library)),
    )
  return { ...base, verdict: isUsed ? 'goes' : 'unused', ...(!isUsed && { because: say(lang, 'unused') }) }
}
