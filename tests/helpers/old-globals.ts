/** Old globals on a page of their own, as `ilots.js` gives them. */
import { installGlobals } from '../../legacy-compat/always'
import type { Engine } from '../../src/engine/engine'
import { startOn } from './engine'

/** The ones that are called in tests, with what their callers know of them. */
export interface OldWindow {
  setCookie(name: string, value: string, days?: number): void
  getXMLHttpRequest(): XMLHttpRequest | null
  MM_findObj(name: unknown): unknown
  MM_swapImage(...given: unknown[]): void
  MM_swapImgRestore(): void
  MM_preloadImages(...given: unknown[]): void
  MM_openBrWindow(...given: unknown[]): void
  MM_goToURL(...given: unknown[]): void
  MM_jumpMenu(...given: unknown[]): void
  MM_validateForm(...given: unknown[]): void
  embedPlugin(target: unknown, attributes: unknown): void
  AC_FL_RunContent(...pairs: unknown[]): void
  UFO: { create(attributes: unknown, target: unknown): void }
}
export const old = window as unknown as OldWindow
/** What the helpers leave on the document. */
export const page = document as Document & {
  MM_returnValue?: boolean
  MM_sr?: HTMLImageElement[]
  MM_p?: HTMLImageElement[]
}

const ours: string[] = []
const node = Error as ErrorConstructor & { prepareStackTrace?: unknown }
const { prepareStackTrace } = node

/** Frames of a browser have addresses, those of Node paths; until `forgetOld`. */
export function addressedStacks(): void {
  node.prepareStackTrace = (_: unknown, sites: NodeJS.CallSite[]) =>
    sites
      .map((site) => `    at file://${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`)
      .join('\n')
}

export async function startOld(html: string): Promise<Engine> {
  const engine = await startOn(html)
  const before = new Set(Object.getOwnPropertyNames(window))
  installGlobals(engine)
  ours.push(...Object.getOwnPropertyNames(window).filter((name) => !before.has(name)))
  return engine
}

export function forgetOld(): void {
  node.prepareStackTrace = prepareStackTrace
  for (const name of ours.splice(0)) Reflect.deleteProperty(window, name)
  for (const name of ['MM_returnValue', 'MM_sr', 'MM_p']) Reflect.deleteProperty(document, name)
}
