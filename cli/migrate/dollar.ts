/** What `$` is on a page that may have both libraries, and what else stands for jQuery. */
import { byAddress } from './libraries'
import type { Page } from './page'
import { namesOfJquery } from './reader'
import type { Asset } from './script'
import type { Unit } from './unit'

/** Both libraries may be there: after `noConflict`, or where MooTools comes last, `$` is MooTools's. */
export function dollarOwner(units: readonly Unit[], assets: readonly Asset[]): Page['dollar'] {
  const order = assets.flatMap(({ address }) => librariesAt(address, units))
  const [mootools, jquery] = [order.lastIndexOf('mootools'), order.lastIndexOf('jquery')]
  const isConflict = units.some(
    ({ code, holds }) => holds.siteCode.length > 0 && /\.noConflict\s*\(/.test(code.text),
  )
  if (mootools >= 0) return jquery < 0 || isConflict || mootools > jquery ? 'mootools' : 'jquery'
  const saysMootools = units.some(
    ({ code, holds }) =>
      holds.siteCode.length > 0 && /\bwindow\.addEvent\s*\(|\bnew Class\s*\(|\bnew Fx\./.test(code.text),
  )
  return saysMootools && jquery < 0 ? 'mootools' : 'jquery'
}

export const librariesOf = (units: readonly Unit[], assets: readonly Asset[]): ReadonlySet<string> =>
  new Set([
    ...units.flatMap(({ holds }) => holds.libraries),
    ...assets.flatMap(({ address }) =>
      units.some(({ asset }) => asset?.address === address) ? [] : (byAddress(address) ?? []),
    ),
  ])

const librariesAt = (address: string, units: readonly Unit[]): readonly string[] =>
  units.find(({ asset }) => asset?.address === address)?.holds.libraries ?? byName(address)

function byName(address: string): readonly string[] {
  if (/mootools/i.test(address)) return ['mootools']
  return /(^|\/)jquery([.-]\d|[.-]min|\.js)/i.test(address) ? ['jquery'] : []
}

/** `var $j = jQuery.noConflict()` is for all scripts of the page. */
export const aliasesIn = (units: readonly Unit[]): ReadonlySet<string> =>
  new Set(
    units.flatMap(({ code, tree }) => (code.text.includes('.noConflict') ? namesOfJquery(tree.program) : [])),
  )
