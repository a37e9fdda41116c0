/** What both scripts do as soon as they run. */
import { installGlobals } from '../legacy-compat/always'
import { Code } from './contracts/errors'
import { makeDisarm, reportNames } from './dom/named-elements'
import { mendReplacedNatives } from './dom/replaced-natives'
import { scriptGlobal } from './dom/script-global'
import { type IlotsApi, makeApi, VERSION } from './engine/api'
import { type Engine, makeEngine } from './engine/engine'
import { findScriptTag, tagOfBundle } from './engine/script-tag'
import { islands, services } from './registry-entries'

declare global {
  interface Window {
    Ilots?: IlotsApi
    IlotsConfig?: unknown
  }
}

/**
 * Starts the one engine of the page, and gives the page `window.Ilots` and the old globals.
 * @param tag whose `data-*` and nonce count, where a bundler has the files; without it, the script looks for its own.
 * @returns `undefined` for a second inclusion, which only warns.
 */
export function start(tag?: HTMLScriptElement): Engine | undefined {
  mendReplacedNatives()
  // An element with the id `Ilots` is no earlier inclusion.
  const first = scriptGlobal('Ilots') as IlotsApi | undefined
  if (first) {
    console.warn(`[ILOTS-${Code.secondInclusion}] Îlots ${VERSION} : double inclusion (${first.version}).`)
    return undefined
  }
  const disarm = makeDisarm()
  const taken = disarm(document)
  const engine = makeEngine(islands, services, tag ? tagOfBundle(tag) : findScriptTag(), { disarm })
  reportNames(engine.report, taken)
  window.Ilots = makeApi(engine)
  installGlobals(engine)
  return engine
}
