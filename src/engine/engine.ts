/** The engine of one page, put together: what finds markers, mounts islands and holds what they share. */

import type { Config } from '../contracts/config'
import type { Island } from '../contracts/island'
import type { Service } from '../contracts/service'
import type { WholePage } from '../contracts/whole-page'
import { loaded } from '../dom/idle'
import { type DisarmNames, makeDisarm, reportNames } from '../dom/named-elements'
import { nextTask } from '../dom/next-task'
import { mendReplacedNatives } from '../dom/replaced-natives'
import { navigations, traversals } from '../history/traversals'
import { isEnglish } from '../i18n/is-english'
import { codePlace } from '../island/code-place'
import { openApart } from '../overlay/open-apart'
import { givePageHtml } from '../server/page-html'
import { forget, markOf } from '../storage/forget'
import { makeDelegation } from './delegate'
import { captureEarlyEvents } from './early-events'
import { makeEvents } from './events'
import { fetchChunk } from './fetch-code'
import { type Lifecycle, makeLifecycle } from './lifecycle'
import type { Markers } from './markers'
import { makeReporter, type Print, toConsole } from './reporter'
import { makeScanner, type Scanner } from './scanner'
import type { ScriptTag } from './script-tag'
import { type EngineServices, makeServices } from './services'
import { makeSettings } from './settings'
import { makeSiteTranslations } from './site-translations'
import { makeStore } from './store'
import { why } from './why'

interface EngineOptions {
  /** Takes names that hide members away. */
  readonly disarm?: DisarmNames
  /** Takes the reports in place of the console. */
  readonly print?: Print | undefined
}

/** The page, with what only the engine's own modules and `window.Ilots` use. */
export interface Engine extends WholePage, EngineServices {
  readonly lifecycle: Lifecycle
  readonly markers: Markers | undefined
  /** Scans a page whose scan is still to come, if its HTML is parsed: whoever asks finds its islands. */
  scanNow(): void
  readonly navbar: Map<string, () => Element | string>
}

/**
 * Makes the engine of one page: it keeps early events at once, and scans the page when its HTML is parsed, in a task
 * of its own: no visitor waits for the evaluation and the scan at once.
 * @param registry the islands that are known from the start.
 * @param provided the services that islands and pages share.
 * @param scriptTag the tag whose `data-*` and nonce count, and what it tells of the place of the code.
 */
export function makeEngine(
  registry: readonly Island[],
  provided: readonly Service[],
  scriptTag: ScriptTag | null,
  { disarm: takeNames = makeDisarm(), print }: EngineOptions = {},
): Engine {
  const hasFiles = Boolean(registry[0]?.files)
  const events = makeEvents()
  /** French at once; on an English page English, once its words are here, or French where they cannot be had. */
  const printInItsLanguage: Print = (method, told, sentence, place) => {
    const write = () => toConsole(method, told, sentence, place)
    if (isEnglish(settings.config.lang)) void services.translations.inEnglish(told, sentence).then(write)
    else write()
  }
  const report = makeReporter(
    (each, element) => events.emit('error', each, element),
    print ?? printInItsLanguage,
  )
  const settings = makeSettings(scriptTag, hasFiles)
  const getConfig = () => settings.config
  const store = makeStore(settings.config.lang)
  const disarm = (root: Node): void => reportNames(report, takeNames(root))
  const fetchCode: Engine['fetchCode'] = (name, load) => {
    mendReplacedNatives()
    return fetchChunk(name, load, report, settings.config.lang)
  }
  // Islands and services come later: they are given a page that is whole.
  const getPage = () => page
  const lifecycle = makeLifecycle({ report, emit: events.emit, fetchCode, getConfig, getPage })
  const services = makeServices(provided, getPage)
  const translations = makeSiteTranslations({
    store,
    service: services.translations,
    live: lifecycle.live,
    getConfig,
    whenReady: () => page.ready,
  })
  const islands = [...registry]
  const scanner = makeScanner({ islands, lifecycle, disarm, getConfig })

  const isParsed = untilParsed()
  let isWatched = false
  const watchOnce = (): void => {
    if (isWatched) return
    isWatched = true
    disarm(document)
    settings.read(report)
    scanner.watch()
  }
  let beginning: Promise<void> | undefined
  const beginOnce = (): Promise<void> => {
    watchOnce()
    beginning ??= begin(settings.config, { scanner, lifecycle, services, hasFiles })
    return beginning
  }
  const scanNow = (): void => {
    if (document.readyState !== 'loading') void beginOnce()
  }
  const page: Engine = {
    ...events,
    ...services,
    ...translations,
    report,
    store,
    lifecycle,
    live: lifecycle.live,
    islandsOn: lifecycle.at,
    islands,
    fetchCode,
    scan: scanner.scan,
    scanNow,
    openApart,
    nonce: scriptTag?.tag?.nonce ?? '',
    listen: makeDelegation(),
    legacy: new Map(),
    navbar: new Map(),
    hasVisitorActed: () => visitor.hasVisitorActed(),
    onVisitorAct: (run) => visitor.onVisitorAct(run),
    ready: isParsed.then(watchOnce).then(nextTask).then(beginOnce),
    get config() {
      return settings.config
    },
    get markers() {
      return scanner.markers
    },
    why(element) {
      scanNow()
      // The inspector takes over, and knows of parts as well: no visitor asks.
      void services.inspector.load()
      return why(page, element)
    },
  }
  if (!settings.config.base) codePlace.decided = isParsed

  givePageHtml({ isScriptOfSite: settings.isScriptOfSite, trustsOldHtml: settings.trustsOldHtml, disarm })
  const visitor = captureEarlyEvents(page)
  mendAfterEachScript()
  // Before a router that comes after the tag.
  traversals()
  navigations()
  return page
}

interface Beginning {
  readonly scanner: Scanner
  readonly lifecycle: Pick<Lifecycle, 'live'>
  readonly services: EngineServices
  readonly hasFiles: boolean
}

/** Mounts the islands of a page whose HTML is parsed, then fetches what it is likely to need. */
async function begin(config: Config, { scanner, lifecycle, services, hasFiles }: Beginning): Promise<void> {
  // §2.11. A name that another script gave stays: links and forms with that target would otherwise open a new tab.
  if (window === top) window.name ||= config.windowName
  // Whoever reads a kept value looks whose it is: storage, whose first use is slow, need not come before.
  const forgotten = nextTask().then(() => forget(config, markOf(config)))
  await scanner.begin()
  await forgotten
  const root = document.documentElement
  // A page without markers gets no report: of each page, the root alone has an instance.
  if (!codePlace.isSure && [...lifecycle.live].some(({ host }) => host !== root)) await services.warmUp.load()
  root.dataset.ilots = 'ready'
  fetchLater(config, services, hasFiles)
  openInspector(config, services)
}

/** Fetches, once the page has loaded, what checks its configuration and what a visitor is likely to need next. */
function fetchLater(config: Config, { customIslands, warmUp }: EngineServices, hasFiles: boolean): void {
  // Most pages name neither islands nor addresses: what checks them comes when they are named.
  const named = { ...config.endpoints, ...config.markers, ...config.contentIslands }
  if (config.islands || Object.keys(named)[0]) void loaded().then(() => customIslands.checkConfig())
  if (config.warm === 'near' && hasFiles && codePlace.isSure) void loaded().then(() => warmUp.begin())
}

/**
 * Opens the inspector with `on`, or with `query` and the word in the address (contract §1). Opened by the page, it
 * leaves the visitor's focus alone.
 */
function openInspector({ inspector: way }: Config, { inspector, oldGlobals }: EngineServices): void {
  if (way !== 'on' && !new URLSearchParams(location.search).has('ilots-inspector')) return
  // Any visitor can write the word into an address: the configuration says whether it counts.
  if (way === 'off') {
    console.info('Îlots : data-inspector="query"')
    return
  }
  inspector.open(true).catch(() => {})
  void oldGlobals.warn()
}

/** A script that comes late may replace what islands that are already there rely on. */
function mendAfterEachScript(): void {
  const mend = ({ target }: Event) => target instanceof HTMLScriptElement && mendReplacedNatives()
  document.addEventListener('load', mend, true)
}

/** Settles when the page's HTML is parsed. */
function untilParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
