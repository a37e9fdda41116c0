/** The engine: what every part of the bundle shares on one page. */

import { membersOf } from '../dom/members'
import { Code, Reporter, refusal } from '../island/errors'
import type { Island } from '../island/island'
import type { LearnOptions } from '../island/services/translations'
import { openApart } from '../overlay/open-apart'
import { forget, markOf } from '../storage/forget'
import { type Config, resolveConfig } from './config'
import { makeDelegation } from './delegate'
import { keepEarly } from './early'
import { fetchChunk } from './fetch-code'
import { Lifecycle } from './lifecycle'
import { type Markers, makeMarkers } from './markers'
import { observe } from './observe'
import { makeServices, type Services } from './services'
import { makeStore, type Store } from './store'

/** What `Ilots.on()` can be asked for. */
export type EngineEvent = 'mount' | 'unmount' | 'error' | 'request' | 'legacy' | 'track' | 'navigate'
export type EngineListener = (detail: unknown) => void

/** One line of `Ilots.inspect().requests`. */
export interface RequestRecord {
  island: string
  method: string
  url: string
  state: 'sent' | 'done' | 'failed' | 'aborted'
  status?: number
  milliseconds?: number
}

/** One line of `Ilots.inspect().legacy`: an old global (contract §6) and a line of the page's scripts that reads it. */
export interface LegacyUse {
  name: string
  /** An address; empty when the browser does not say. */
  file: string
  line: number
  column: number
  count: number
  /** What to use instead, and where that is explained; once the census has come (`Ilots.legacy`). */
  replacement?: string
  documentation?: string
}

const KEPT = 200

export class Engine {
  readonly report = new Reporter((report, element) => this.emit('error', report, element))
  readonly store: Store
  readonly delegation = makeDelegation()
  readonly lifecycle = new Lifecycle(this)
  readonly services: Services = makeServices(this)
  readonly requests: RequestRecord[] = []
  /** By name and place. */
  readonly legacy = new Map<string, LegacyUse>()
  /** What navbar items of the menu may call, by name: `Ilots.navbar`. */
  readonly navbar = new Map<string, () => Element | string>()
  /** For whoever opens windows, in its chunk. */
  readonly openApart = openApart
  /** Every expression that was asked for in the site's translations. */
  readonly asked = new Set<string>()
  /** The registry's, and those of the page's integrator. */
  readonly islands: Island[]
  /** Of the script's tag; a script that the bundle adds to the page carries it too. */
  readonly nonce: string
  readonly #script: HTMLScriptElement | null
  readonly #listeners = new Map<string, Set<EngineListener>>()
  config: Config
  markers: Markers | undefined
  /** Resolves once the first scan and every `now` island of it are done. */
  readonly ready: Promise<void>

  constructor(islands: readonly Island[], script: HTMLScriptElement | null) {
    this.islands = [...islands]
    this.#script = script
    this.nonce = script?.nonce ?? ''
    this.config = resolveConfig(script, this.report)
    this.store = makeStore(this.config.lang)
    keepEarly(this.lifecycle, this.report)
    this.ready = parsed().then(() => this.#begin())
  }

  async #begin(): Promise<void> {
    // A configuration that stands after a script in the head is read now.
    this.config = resolveConfig(this.#script, this.report)
    forget(this.config, markOf(this.config))
    // §2.11. A name that others gave stays: links and forms with that target would open a new tab.
    if (window === top) window.name ||= this.config.windowName
    this.markers = makeMarkers(
      this.islands,
      this.config.markers,
      (island, selector) =>
        this.report.error(
          Code.selectorInvalid,
          refusal(`markers.${island}`, selector, '{ îlot: sélecteur }'),
        ),
      this.config.product,
      this.config.content,
    )
    const page = document.documentElement
    observe(document, (added, removed) => {
      if (removed) this.lifecycle.sweep((host) => !membersOf(host).isConnected)
      for (const root of added) void this.scan(root)
    })
    // A page kept by the back/forward cache may have been changed while it was frozen.
    addEventListener('pageshow', ({ persisted }) => persisted && void this.scan(page))
    await this.scan(page)
    page.dataset.ilots = 'ready'
    // Contract §1: `on`, or `query` with the word in the address. A page that asks for it keeps the visitor's focus.
    const { inspector } = this.config
    if (/^on|[?&]ilots-inspector\b/.test(inspector + location.search)) {
      // Every visitor can write an address: the site says whether the word counts.
      if (inspector === 'off') console.info('Îlots : data-inspector="query" permet ?ilots-inspector.')
      else {
        this.services.inspector.open(true).catch(() => {})
        void this.services.oldGlobals.warn()
      }
    }
  }

  /** Mounts what `root` and its subtree ask for. Idempotent. */
  async scan(root: Element): Promise<void> {
    if (this.markers) await this.lifecycle.take(this.markers.find(root))
  }

  /** The code of an island or service. @throws IlotsError `ILOTS-301` */
  chunk<Module>(name: string, load: (again: string) => Promise<Module>): Promise<Module> {
    return fetchChunk(name, load, this.report)
  }

  /**
   * A text as the site's translations have it; `{name}` is filled in, or stays when it has no value.
   * @param own what is said until they have it; the text itself by default.
   * @param learn the server learns an expression that they lack.
   */
  t(
    text: string,
    values: Readonly<Record<string, unknown>> = {},
    { own = text, learn }: { own?: string | undefined; learn?: LearnOptions } = {},
  ): string {
    this.asked.add(text)
    const { traductions, state } = this.store.getState().translation
    if (state === 'none' || learn) void this.services.translations.want(text, learn)
    return (traductions[text] ?? own).replace(/\{(\w+)\}/g, (all, name: string) =>
      String(values[name] ?? all),
    )
  }

  on(type: EngineEvent, listener: EngineListener): () => void {
    const listeners = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** Tells `Ilots.on()` listeners; mount, unmount and error are also events of the page. */
  emit(type: EngineEvent, detail: unknown, element?: Element | null): void {
    if (type === 'request' && this.requests.push(detail as RequestRecord) > KEPT) this.requests.shift()
    for (const listener of [...(this.#listeners.get(type) ?? [])]) {
      try {
        listener(detail)
      } catch (error) {
        // Not through the reporter: an `error` listener that throws would be called again.
        console.error(`[ILOTS-${Code.listenerFailed}] Ilots.on('${type}')`, error)
      }
    }
    if (/mount|error/.test(type)) this.dispatch(element ?? document.documentElement, type, detail)
  }

  /** Dispatches `ilots:<name>`, bubbling; false when a listener prevented it. */
  dispatch(target: Element, name: string, detail?: unknown): boolean {
    const event = new CustomEvent(`ilots:${name}`, { bubbles: true, cancelable: true, detail })
    return membersOf(target).dispatchEvent(event)
  }
}

function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
