/**
 * What every tab of the inspector works with: the page, what is seen of it while the panel is open, and what tabs
 * share.
 */

import { createContext, useContext } from 'react'
import type { AttributeSchema } from '../../src/contracts/attributes'
import type { LegacyUse } from '../../src/contracts/services/old-globals'
import type { WholePage } from '../../src/contracts/whole-page'
import { keepAnswers } from '../../src/server/request-log'
import { EVENTS, EventLog } from './event-log'
import { fetchParts } from './fetch-parts'
import { type Finding, scanPage } from './page-scan'
import { type Problem, problemsOf } from './problems'
import type { Shell } from './shell'
import { type Violation, watchViolations } from './violations'
import { type Words, wordsIn } from './words'

/** Milliseconds between two looks: the end of a call and a warning dispatch no event. */
const LOOK = 1_000

/** Keeps the inspector up to date while it is open: it listens to the engine's events, and looks once a second. */
export class Tools {
  readonly log = new EventLog()
  readonly violations: Violation[] = []
  readonly schemas = new Map<string, AttributeSchema>()
  readonly say: Words
  findings: readonly Finding[] = []
  #seen = ''
  #islands = ''
  #isQueued = false
  #parts: Awaited<ReturnType<typeof fetchParts>>

  /** @param draw draws the panel anew. */
  constructor(
    readonly page: WholePage,
    readonly shell: Shell,
    readonly signal: AbortSignal,
    readonly draw: () => void,
  ) {
    this.say = wordsIn(page.config.lang)
    keepAnswers(signal)
    for (const type of EVENTS)
      signal.addEventListener(
        'abort',
        page.on(type, (detail) => {
          if (this.log.add(type, detail, new Date())) this.changed()
        }),
      )
    watchViolations((violation) => {
      this.violations.push(violation)
      this.changed()
    }, signal)
    const timer = setInterval(() => this.#look(), LOOK)
    signal.addEventListener('abort', () => clearInterval(timer))
    this.#look()
  }

  /** Something has changed: draws once, at the end of this task, however often it is called. */
  changed(): void {
    if (this.#isQueued) return
    this.#isQueued = true
    queueMicrotask(() => {
      this.#isQueued = false
      if (!this.signal.aborted) this.draw()
    })
  }

  /** Reads the page's HTML again. */
  scan(): void {
    this.findings = scanPage(this.page, this.schemas, this.#parts?.partViolations(this.page))
    this.changed()
  }

  problems(): Problem[] {
    return problemsOf(this.page, this, this.say)
  }

  /** The calls of old globals, as `Ilots.inspect()` lists them. */
  legacy(): readonly LegacyUse[] {
    return window.Ilots?.inspect().legacy ?? []
  }

  /** Scrolls an element into view, and frames it. */
  show(element: Element): void {
    // The panel may cover the lower half of the window.
    element.scrollIntoView({ block: innerWidth < 768 ? 'start' : 'center', inline: 'nearest' })
    this.shell.outline(element)
  }

  #look(): void {
    const { live, requests, report, store, asked } = this.page
    const instances = [...live]
    const islands = instances.map(({ island, state }) => `${island.name} ${state}`).join()
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
    this.changed()
    // Reading the page's HTML takes time: it is read again only when its islands have changed.
    if (islands === this.#islands && this.#islands) return
    this.#islands = islands
    this.scan()
    void this.#learn()
  }

  /**
   * Reads the attributes of mounted islands: their code is loaded already, that of others would have to be fetched.
   */
  async #learn(): Promise<void> {
    const { size } = this.schemas
    const wasKnown = this.#parts
    this.#parts ??= await fetchParts(this.page)
    if (this.signal.aborted) return
    for (const { island, state } of [...this.page.live]) {
      if (state !== 'mounted' || this.schemas.has(island.name)) continue
      const known = this.page.islands.find(({ name }) => name === island.name)
      const lazy = await known?.load('').catch(() => undefined)
      this.schemas.set(island.name, lazy?.island.attributes ?? {})
      if (this.signal.aborted) return
    }
    if (this.schemas.size > size || this.#parts !== wasKnown) this.scan()
  }
}

/** Gives the tools to what is drawn. */
export const ToolsContext = createContext<Tools | undefined>(undefined)

/** The tools, in a component anywhere in the panel. */
export const useTools = (): Tools => useContext(ToolsContext) as Tools
