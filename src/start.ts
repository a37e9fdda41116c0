/** What both scripts do as soon as their tag has run. */
import { installGlobals } from '../legacy-compat/always'
import { ownGlobal } from './dom/own-global'
import { givePageDocument } from './dom/page-document'
import { type IlotsApi, makeApi, VERSION } from './engine/api'
import { Engine } from './engine/engine'
import { Code } from './island/errors'
import { islands } from './registry'

declare global {
  interface Window {
    Ilots?: IlotsApi
    IlotsConfig?: unknown
  }
}

/**
 * Starts the one engine of the page; a second inclusion does nothing but warn.
 * @param tag whose `data-*` and nonce count.
 */
export function start(tag = document.currentScript): Engine | undefined {
  // An element that an editor has named so is no other inclusion.
  const first = ownGlobal('Ilots') as IlotsApi | undefined
  if (first) {
    console.warn(`[ILOTS-${Code.secondInclusion}] Îlots ${VERSION} : ${first.version} est déjà là.`)
    return undefined
  }
  givePageDocument()
  const engine = new Engine(islands, tag as HTMLScriptElement | null)
  window.Ilots = makeApi(engine)
  installGlobals(engine)
  return engine
}
