/** Keeps the inspector up to date while it is open: it listens to the engine's events, and looks once a second. */

import type { AttributeSchema } from '../../src/island/attributes'
import type { WholePage } from '../../src/island/whole-page'
import { keepAnswers } from '../../src/server/request-log'
import { EVENTS, EventLog } from './event-log'
import { type Finding, scanPage } from './page-scan'
import { type Violation, watchViolations } from './violations'

/** Milliseconds between two looks: the end of a call and a warning dispatch no event. */
const LOOK = 1_000

/** What the inspector shows, and whom to call when it changes. */
export class Watch {
  readonly log = new EventLog()
  readonly violations: Violation[] = []
  readonly schemas = new Map<string, AttributeSchema>()
  findings: readonly Finding[] = []
  readonly #page: WholePage
  readonly #signal: AbortSignal
  readonly #listeners = new Set<() => void>()
  #seen = ''
  #islands = ''
  #isTold = false

  constructor(page: WholePage, signal: AbortSignal) {
    this.#page = page
    this.#signal = signal
    keepAnswers(signal)
    for (const type of EVENTS) signal.addEventListener('abort', this.#hear(type))
    watchViolations((violation) => {
      this.violations.push(violation)
      this.tell()
    }, signal)
    const timer = setInterval(() => this.#look(), LOOK)
    signal.addEventListener('abort', () => clearInterval(timer))
    this.#look()
  }

  /** Calls the listener after each change. @returns removes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Something has changed: calls the listeners once, at the end of this task, however often it is called. */
  tell(): void {
    if (this.#isTold) return
    this.#isTold = true
    queueMicrotask(() => {
      this.#isTold = false
      if (!this.#signal.aborted) for (const listener of this.#listeners) listener()
    })
  }

  /** Reads the page's HTML again. */
  scan(): void {
    this.findings = scanPage(this.#page, this.schemas)
    this.tell()
  }

  #hear(type: (typeof EVENTS)[number]): () => void {
    return this.#page.on(type, (detail) => {
      if (this.log.add(type, detail, new Date())) this.tell()
    })
  }

  #look(): void {
    const { live, requests, report, store, asked } = this.#page
    const slots = [...live]
    const islands = slots.map(({ island, state }) => `${island.name} ${state}`).join()
    const seen = [
      islands,
      requests.map(({ state }) => state),
      report.errors.length,
      report.warnings.length,
      asked.size,
      store.getState().translation.state,
    ].join()
    if (seen === this.#seen) return
    this.#seen = seen
    this.tell()
    // Reading the page's HTML takes time: it is read again only when its islands have changed.
    if (islands === this.#islands && this.#islands) return
    this.#islands = islands
    this.scan()
    void this.#learn()
  }

  /** Reads the attributes of mounted islands: their code is loaded already, that of others would have to be fetched. */
  async #learn(): Promise<void> {
    const { size } = this.schemas
    for (const { island, state } of [...this.#page.live]) {
      if (state !== 'mounted' || this.schemas.has(island.name)) continue
      const known = this.#page.islands.find(({ name }) => name === island.name)
      const lazy = await known?.load().catch(() => undefined)
      this.schemas.set(island.name, lazy?.island.attributes ?? {})
      if (this.#signal.aborted) return
    }
    if (this.schemas.size > size) this.scan()
  }
}
