/** Keeps what the inspector shows current while it is open: the engine's events, and one look a second. */

import type { Engine } from '../../src/engine/engine'
import type { AttributeSchema } from '../../src/island/attributes'
import { keepAnswers } from '../../src/server/exchanges'
import { EVENTS, EventLog } from './event-log'
import { type Finding, scanPage } from './page-scan'
import { type Violation, watchViolations } from './violations'

/** Calls that settle and warnings are no events. Milliseconds. */
const LOOK = 1_000

export class Watch {
  readonly log = new EventLog()
  readonly violations: Violation[] = []
  readonly schemas = new Map<string, AttributeSchema>()
  findings: readonly Finding[] = []
  readonly #engine: Engine
  readonly #signal: AbortSignal
  readonly #listeners = new Set<() => void>()
  #seen = ''
  #islands = ''
  #told = false

  constructor(engine: Engine, signal: AbortSignal) {
    this.#engine = engine
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

  /** @returns forgets the listener. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Something has changed: listeners know once this task is over, however often it is said. */
  tell(): void {
    if (this.#told) return
    this.#told = true
    queueMicrotask(() => {
      this.#told = false
      if (!this.#signal.aborted) for (const listener of this.#listeners) listener()
    })
  }

  /** Reads the page's HTML again. */
  scan(): void {
    this.findings = scanPage(this.#engine, this.schemas)
    this.tell()
  }

  #hear(type: (typeof EVENTS)[number]): () => void {
    return this.#engine.on(type, (detail) => {
      if (this.log.add(type, detail, new Date())) this.tell()
    })
  }

  #look(): void {
    const { lifecycle, requests, report, store, asked } = this.#engine
    const slots = [...lifecycle.live]
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
    // The page's HTML is long: it is read again when its islands are others.
    if (islands === this.#islands && this.#islands) return
    this.#islands = islands
    this.scan()
    void this.#learn()
  }

  /** The attributes of islands whose code is here: asking for it again is free, asking for others would not be. */
  async #learn(): Promise<void> {
    const { size } = this.schemas
    for (const { island, state } of [...this.#engine.lifecycle.live]) {
      if (state !== 'mounted' || this.schemas.has(island.name)) continue
      const lazy = await island.load().catch(() => undefined)
      this.schemas.set(island.name, lazy?.island.attributes ?? {})
      if (this.#signal.aborted) return
    }
    if (this.schemas.size > size) this.scan()
  }
}
