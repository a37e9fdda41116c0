/** Fetching code and styles, found relative to the script's own address (contract §1). */
import { Code, ilotsError, type Reporter } from './errors'

/**
 * What the build knows of each island: its style sheet (or nothing) and its own chunk; of `ilots`, the style
 * sheet that all share. Paths are relative to the script.
 */
declare const __ILOTS_FILES__: Record<string, string[]> | undefined
const FILES = typeof __ILOTS_FILES__ === 'undefined' ? ({} as Record<string, string[]>) : __ILOTS_FILES__

/** Code that has not come after this long counts as failed; the browser's own action happens. Milliseconds. */
const PATIENCE = 10_000

export class Chunks {
  readonly #base: string
  readonly #nonce: string
  readonly #report: Reporter
  readonly #links = new Map<string, Promise<unknown>>()
  readonly #failed = new Set<string>()

  constructor(script: HTMLScriptElement | null, report: Reporter) {
    this.#base = new URL('.', script?.src || document.baseURI).href
    this.#nonce = script?.nonce ?? ''
    this.#report = report
  }

  /**
   * An island's or service's code, with its styles in place.
   * @throws IlotsError `ILOTS-301`, reported once for each chunk however often it is tried.
   */
  async get<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
    const [style, own] = FILES[name] ?? []
    const styled = style && Promise.all([...(FILES.ilots ?? []), style].map((path) => this.#style(path)))
    try {
      const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, `${PATIENCE} ms`))
      const module = await Promise.race([load(), late])
      await styled
      return module
    } catch (cause) {
      const error = ilotsError(
        Code.chunkFailed,
        `${this.#base}${own} n'a pas pu être chargé ; vérifier l'adresse, le réseau, la CSP (${cause}).`,
      )
      if (!this.#failed.has(name)) this.#report.thrown(error, error.code, { island: name })
      this.#failed.add(name)
      throw error
    }
  }

  /** Bytes that an island's own chunk took on the network, once it is here. */
  bytes(name: string): number | undefined {
    const [entry] = performance.getEntriesByName(this.#base + FILES[name]?.[1])
    return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize
  }

  /** One link for each file; a style sheet that fails is reported, and the island works without. */
  #style(path: string): Promise<unknown> {
    const href = this.#base + path
    const known = this.#links.get(href)
    if (known) return known
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, nonce: this.#nonce })
    const loaded = new Promise((resolve) => {
      link.onload = resolve
      link.onerror = () => {
        this.#report.error(Code.styleFailed, `${href} n'a pas pu être chargé.`)
        resolve(0)
      }
    })
    this.#links.set(href, loaded)
    document.head.append(link)
    return loaded
  }
}
