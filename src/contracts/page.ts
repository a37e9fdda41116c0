/**
 * What islands, and the modules that they are written against, know of the page. They never import the engine behind
 * it.
 */

import type { StoreApi } from 'zustand/vanilla'
import type { Config } from './config'
import type { IslandInstance } from './descriptor'
import type { Code, Message, Place, Report } from './errors'
import type { Opened } from './opened'
import type { RequestRecord } from './request-record'
import type { AnalyticsService, TrackedEvent } from './services/analytics'
import type { InspectorService } from './services/inspector'
import type { LightboxService } from './services/lightbox'
import type { LoadingService } from './services/loading'
import type { ModalService } from './services/modal'
import type { LegacyUse, OldGlobalsService } from './services/old-globals'
import type { SlideshowService } from './services/slideshow'
import type { Toast } from './services/toast'
import type { LearnOptions, Table, TranslationsService } from './services/translations'

/** What `Ilots.on()` can be asked for, and what its listeners get (contract §2). */
export interface EngineEvents {
  mount: { readonly island: string }
  unmount: { readonly island: string }
  /** As in `Ilots.inspect().errors`. */
  error: Report
  /** As it is sent; the same object says later how it went. */
  request: RequestRecord
  /** The first use of an old global at each line. */
  legacy: LegacyUse
  track: TrackedEvent
  /** Before a page is opened; `target` as of a link. */
  navigate: { readonly url: string; readonly target: string }
}
export type EngineEvent = keyof EngineEvents
export type EngineListener<Event extends EngineEvent = EngineEvent> = (detail: EngineEvents[Event]) => void

/** The site's own translations (§3.16). */
interface Translation extends Table {
  /** `none` until something asks for a text; French stays when the table could not be had. */
  state: 'none' | 'asked' | 'here' | 'failed'
}

/**
 * The one shared store: the modal, menu and translation slices (contract §2). What is shown is read from it: an
 * overlay whose entry leaves the stack closes, and so does a menu that is no longer open.
 */
export interface State {
  readonly modal: {
    readonly open: boolean
    /** What is open, the topmost last. */
    readonly stack: readonly Opened[]
  }
  readonly menu: {
    readonly open: boolean
    readonly loading: boolean
    /** Ids of the pages whose panels were entered, the shown one last; empty at the root. */
    readonly path: readonly string[]
    /** What is searched for. */
    readonly query: string
  }
  readonly translation: Translation
}
/** The shared store, as zustand makes it. */
export type Store = StoreApi<State>
/** The shared store, as a page's scripts are given it: to read, and to listen to. */
export type ReadableStore = Pick<Store, 'getState' | 'subscribe'>

/** Prints, keeps and forwards what is wrong. */
export interface Reports {
  readonly errors: readonly Report[]
  readonly warnings: readonly Report[]
  /**
   * Reports what does not work: `console.error`, the `error` event of `Ilots.on()` and `ilots:error` on the element.
   */
  error(code: Code, message: Message, place?: Place): void
  /** Reports what is odd but handled: `console.warn`. */
  warn(code: Code, message: Message, place?: Place): void
  /**
   * Reports a refused address: one warning for each element, whatever code asks for it and however often (contract
   * §8).
   */
  refuse(message: Message, place: Place): void
  /** Reports what was thrown, under its own code when it has one, else under `fallback`. */
  thrown(cause: unknown, fallback: Code, place?: Place): void
}

/** What islands and pages share. Each is fetched when it is first used; calls keep their order. */
export interface Services {
  readonly modal: ModalService
  readonly lightbox: LightboxService
  readonly loading: LoadingService
  readonly translations: TranslationsService
  readonly analytics: AnalyticsService
  readonly toast: Toast
  readonly slideshow: SlideshowService
  readonly oldGlobals: OldGlobalsService
  readonly inspector: InspectorService
}

/**
 * The page, as an island is given it: its configuration, its store, its services, and ways to
 * translate, to emit and to listen.
 */
export interface Page extends Services {
  readonly config: Config
  readonly store: Store
  readonly report: Reports
  /** The nonce of the bundle's tag; a script that the bundle adds to the page carries it too. */
  readonly nonce: string
  /** What navbar items of the menu may call, by name: `Ilots.navbar`. */
  readonly navbar: ReadonlyMap<string, () => Element | string>
  /** As `window.open`, but a window of another origin gets no `opener` (contract §8). */
  openApart(url: URL | undefined, target?: string, features?: string): Window | null
  /** Whether the visitor has pressed or typed anything since the page was loaded. */
  hasVisitorActed(): boolean
  /** Resolves once the first scan and every `now` island of it are done. */
  readonly ready: Promise<void>
  /** Every expression that was asked for in the site's translations. */
  readonly asked: ReadonlySet<string>
  /**
   * Mounts the islands whose markers are in `root` or below it; settles when every `now` island
   * among them is done. Idempotent.
   */
  scan(root: Element | ShadowRoot): Promise<void>
  /** The islands of this very element, mounted or not. */
  islandsOn(host: EventTarget): Iterable<IslandInstance>
  /**
   * Fetches code that is not the island's own file.
   * @throws IlotsError `ILOTS-301`, reported once for each name.
   */
  fetchCode<Module>(name: string, load: (again: string) => Promise<Module>): Promise<Module>
  /**
   * The site's translation of a text; `{name}` is filled in, or stays when it has no value.
   * @param how `own`: the text until the translation is here, `text` itself by default, typeset with `true`; `learn`:
   * the server learns a text that the table lacks.
   */
  t(
    text: string,
    values?: Readonly<Record<string, unknown>>,
    how?: { own?: string | true | undefined; learn?: LearnOptions },
  ): string
  /** @returns the function that unsubscribes. */
  on<Event extends EngineEvent>(type: Event, listener: EngineListener<Event>): () => void
  /** Tells `Ilots.on()` listeners; mount, unmount and error are also events of the page. */
  emit(type: EngineEvent, detail: unknown, element?: Element | null): void
  /** Dispatches `ilots:<name>`, bubbling; false when a listener prevented it. */
  dispatch(target: Element, name: string, detail?: unknown): boolean
  /** One delegated listener on the document; `handler` runs for events inside `host` until `signal` aborts. */
  listen(type: string, host: EventTarget, handler: (event: Event) => void, signal: AbortSignal): void
}
