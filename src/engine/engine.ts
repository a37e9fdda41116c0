/** The engine: what every part of the bundle shares on one page. */

import { ownProperty } from '../base/own-property'
import type { Config } from '../contracts/config'
import { Code } from '../contracts/errors'
import type { Island } from '../contracts/island'
import type { EngineEvent, EngineListener, Page, Reports, Store } from '../contracts/page'
import type { RequestRecord } from '../contracts/request-record'
import type { Service } from '../contracts/service'
import type { LegacyUse } from '../contracts/services/old-globals'
import type { LearnOptions } from '../contracts/services/translations'
import type { WholePage } from '../contracts/whole-page'
import { ADDED, cleanCopy } from '../dom/added-nodes'
import { followContent, markContentIn } from '../dom/content'
import { idle, loaded } from '../dom/idle'
import { type DisarmNames, makeDisarm, reportNames } from '../dom/named-elements'
import { mendReplacedNatives } from '../dom/replaced-natives'
import { addRoot, inEachRoot } from '../dom/roots'
import { navigations, traversals } from '../history/traversals'
import { isOurLanguage } from '../i18n/is-english'
import { typeset } from '../i18n/typeset'
import { codePlace } from '../island/code-place'
import { openApart } from '../overlay/open-apart'
import { givePageHtml } from '../server/page-html'
import { forget, markOf } from '../storage/forget'
import { noteActs } from './acts'
import { resolveConfig } from './config'
import { makeDelegation } from './delegate'
import { captureEarlyEvents } from './early-events'
import { fetchChunk } from './fetch-code'
import { type Lifecycle, MOUNTED, makeLifecycle } from './lifecycle'
import { type Markers, makeMarkers } from './markers'
import { observe } from './observe'
import { type OwnTag, placeCode } from './own-tag'
import { makeReporter, type Print } from './reporter'
import { type Scripts, scriptsOfSite } from './scripts-of-site'
import { type EngineServices, makeServices } from './services'
import { makeStore } from './store'
import { why } from './why'

const MAX_RECORDS = 200
/** What is set on hosts that wait for their code. */
const ARIA = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup']
/** What listeners of the page hear as well, as `ilots:mount`, `ilots:unmount` and `ilots:error` (contract §2). */
const DISPATCHED: readonly EngineEvent[] = ['mount', 'unmount', 'error']

interface EngineOptions {
  /** Takes names that hide members away. */
  readonly disarm?: DisarmNames
  /** Takes the reports in place of the console. */
  readonly print?: Print | undefined
}

/** Its services, which the constructor assigns. */
export interface Engine extends EngineServices {}

/**
 * The engine of one page: it finds markers, mounts islands and holds what they share. It keeps early events at once, and
 * scans the page when its HTML is parsed.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor assigns what the interface adds.
export class Engine implements WholePage {
  readonly report: Reports
  readonly store: Store
  readonly listen = makeDelegation()
  readonly lifecycle: Lifecycle = makeLifecycle(this)
  readonly live = this.lifecycle.live
  readonly islandsOn = this.lifecycle.at
  readonly fetchCode: Page['fetchCode'] = (name, load) => {
    mendReplacedNatives()
    return fetchChunk(name, load, this.report)
  }
  why: WholePage['why'] = (element) => {
    // It takes over, and knows of parts as well: no visitor asks.
    void this.inspector.load()
    return why(this, element)
  }
  readonly requests: RequestRecord[] = []
  readonly legacy = new Map<string, LegacyUse>()
  readonly navbar = new Map<string, () => Element | string>()
  readonly openApart = openApart
  readonly hasVisitorActed = noteActs()
  readonly asked = new Set<string>()
  readonly islands: Island[]
  readonly nonce: string
  readonly #listeners = new Map<string, Set<(detail: never) => void>>()
  // Noted when the configuration is read: scripts of the page may change that object later.
  #scripts: Scripts = { __proto__: null as never }
  #trustsOldHtml = false
  #isTableAsked = false
  config: Config
  markers: Markers | undefined
  readonly ready: Promise<void>
  readonly #takeNames: DisarmNames

  /**
   * @param own the tag whose `data-*` and nonce count, and what it tells of the place of the code.
   */
  constructor(
    islands: readonly Island[],
    services: readonly Service[],
    private readonly own: OwnTag | null,
    { disarm = makeDisarm(), print }: EngineOptions = {},
  ) {
    this.#takeNames = disarm
    this.report = makeReporter((report, element) => this.emit('error', report, element), print)
    this.islands = [...islands]
    Object.assign(this, makeServices(this, services))
    this.nonce = own?.tag?.nonce ?? ''
    this.config = this.#configure()
    givePageHtml({
      isScriptOfSite: (address) => address in this.#scripts,
      trustsOldHtml: () => this.#trustsOldHtml,
      disarm: (root) => this.#disarm(root),
    })
    this.store = makeStore(this.config.lang)
    captureEarlyEvents(this)
    // A script that comes late may replace what islands that are already there rely on.
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement) mendReplacedNatives()
      },
      true,
    )
    // Before a router that comes after the tag.
    traversals()
    navigations()
    const isParsed = parsed()
    this.ready = isParsed.then(() => this.#begin())
    if (!this.config.base) codePlace.decided = isParsed
  }

  /** Whether code is fetched by its address: where a bundler has the files, it alone knows. */
  get #hasFiles(): boolean {
    return Boolean(this.islands[0]?.files)
  }

  #configure(): Config {
    const { own } = this
    const config = resolveConfig(own?.tag ?? null, this.report)
    if (own && this.#hasFiles) placeCode(own, config)
    this.#scripts = scriptsOfSite(own?.isRunning ? own.tag : null, config)
    this.#trustsOldHtml = config.trustOldHtml
    return config
  }

  #disarm(root: Node): void {
    reportNames(this.report, this.#takeNames(root))
  }

  async #begin(): Promise<void> {
    this.#disarm(document)
    // The configuration may stand after a script in the head: it is read again.
    const config = this.#configure()
    this.config = config
    forget(config, markOf(config))
    // §2.11. A name that another script gave stays: links and forms with that target would otherwise open a new tab.
    if (window === top) window.name ||= config.windowName
    this.markers = makeMarkers(this.islands, config)
    const page = document.documentElement
    inEachRoot((root) =>
      observe(
        root,
        [MOUNTED, ADDED, ...ARIA],
        (node) => this.#disarm(node),
        ({ records, added, removed }) => {
          followContent(records, config)
          if (removed) this.lifecycle.sweep((host) => !host.isConnected)
          for (const each of [...this.lifecycle.undone(records), ...added]) void this.scan(each)
        },
      ),
    )
    // A page kept by the back/forward cache may have been changed while it was frozen.
    addEventListener('pageshow', (event) => event.persisted && void this.scan(page))
    await this.scan(page)
    // A page without markers is told nothing: of each page, the root alone has a slot.
    if (!codePlace.isSure && [...this.live].some(({ host }) => host !== page)) await this.warmUp.load()
    page.dataset.ilots = 'ready'
    // Most pages name neither islands nor addresses: what checks them comes when they are named.
    const named = { ...config.endpoints, ...config.markers, ...config.contentIslands }
    if (config.islands || Object.keys(named)[0]) void loaded().then(() => this.customIslands.checkConfig())
    if (config.warm === 'near' && this.#hasFiles && codePlace.isSure)
      void loaded().then(() => this.warmUp.begin())
    // `on`, or `query` with the word in the address (contract §1). Opened by the page, it
    // leaves the visitor's focus alone.
    const { inspector } = config
    if (inspector === 'on' || new URLSearchParams(location.search).has('ilots-inspector')) {
      // Any visitor can write the word into an address: the configuration says whether it counts.
      if (inspector === 'off') console.info('Îlots : data-inspector="query" le permet.')
      else {
        this.inspector.open(true).catch(() => {})
        void this.oldGlobals.warn()
      }
    }
  }

  /** Mounts the islands whose markers are in `root` or below it; settles when the `now` islands are done. */
  async scan(root: Element | ShadowRoot): Promise<void> {
    if (!this.markers) return
    this.#disarm(root)
    if (root instanceof ShadowRoot) addRoot(root)
    markContentIn(root, this.config.content)
    cleanCopy(root)
    await this.lifecycle.take(this.markers.find(root))
  }

  /** The site's translation of a text (§7.12). The first call asks for the table. */
  t(...[text, values = {}, { own = text, learn } = {}]: Parameters<Page['t']>): string {
    this.asked.add(text)
    const translation = ownProperty(this.store.getState().translation.traductions, text) ?? text
    if (learn || !this.#isTableAsked) void this.#askForTable(text, learn)
    // A text that is its own translation is one that nobody has translated.
    const shown = translation === text ? (own === true ? typeset(translation) : own) : translation
    return shown.replace(/\{(\w+)\}/g, (all, name: string) => String(ownProperty(values, name) ?? all))
  }

  /** Fetches the table, and the code that reads it, once the page has loaded and the browser is idle: neither delays what has asked for a first text. */
  async #askForTable(text: string, learn: LearnOptions | undefined): Promise<void> {
    this.#isTableAsked = true
    await this.ready
    const { translations, lang } = this.config
    if (!translations && !learn && isOurLanguage(lang)) return
    await loaded().then(idle)
    // An old script may have loaded the table in the meantime.
    const isMissing = () => this.store.getState().translation.state === 'none'
    if (learn || isMissing()) await this.translations.want(text, learn)
    // Where the code could not be had, the next text asks for it again.
    this.#isTableAsked = !(translations && isMissing())
  }

  /** Listens to what `Ilots.on()` offers. */
  on<Event extends EngineEvent>(type: Event, listener: EngineListener<Event>): () => void {
    const listeners = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** Tells `Ilots.on()` listeners; mount, unmount and error are dispatched as events of the page, too. */
  emit(type: EngineEvent, detail: unknown, element?: Element | null): void {
    if (type === 'request' && this.requests.push(detail as RequestRecord) > MAX_RECORDS) this.requests.shift()
    for (const listener of [...(this.#listeners.get(type) ?? [])]) {
      try {
        listener(detail as never)
      } catch (error) {
        // Not through the reporter: an `error` listener that throws would be called again.
        console.error(`[ILOTS-${Code.listenerFailed}] Ilots.on('${type}')`, error)
      }
    }
    if (DISPATCHED.includes(type)) this.dispatch(element ?? document.documentElement, type, detail)
  }

  /** Dispatches `ilots:<name>`, bubbling. */
  dispatch(target: Element, name: string, detail?: unknown): boolean {
    const event = new CustomEvent(`ilots:${name}`, { bubbles: true, cancelable: true, detail })
    return target.dispatchEvent(event)
  }
}

function parsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
