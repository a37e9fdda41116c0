/** `window.Ilots` (contract §2). */

import { membersOf } from '../dom/members'
import { Code, nameElement, type Report, refusal } from '../island/errors'
import type { InspectorService } from '../island/services/inspector'
import type { LoadingService } from '../island/services/loading'
import type { ModalService } from '../island/services/modal'
import type { LegacyCensus } from '../island/services/old-globals'
import type { Toast } from '../island/services/toast'
import { forget } from '../storage/forget'
import type { Config } from './config'
import type { Engine, EngineEvent, EngineListener, LegacyUse, RequestRecord } from './engine'
import { bytesOf } from './fetch-code'
import { type AttributeDefinitions, type IslandDefinition, register } from './own-island'
import type { Store } from './store'
import { type Reason, why } from './why'

declare const __ILOTS_VERSION__: string | undefined
export const VERSION = typeof __ILOTS_VERSION__ === 'undefined' ? 'dev' : __ILOTS_VERSION__

/** One line of `inspect().islands`. */
export interface IslandReport {
  island: string
  element: string
  state: string
  when: string
  milliseconds: number | undefined
  bytes: number | undefined
  attributes: unknown
  warnings: readonly string[]
}

export interface Inspection {
  version: string
  config: Omit<Config, 'session'>
  islands: IslandReport[]
  requests: readonly RequestRecord[]
  errors: readonly Report[]
  warnings: readonly Report[]
  translations: unknown
  legacy: readonly LegacyUse[]
}

/** The public interface of the bundle. */
export interface IlotsApi {
  readonly version: string
  readonly config: Config
  readonly store: Store
  readonly modal: ModalService
  /** The loader, shown while a script works (§3.18). */
  readonly loading: LoadingService
  /** Who uses old globals (contract §6), and what replaces them. */
  readonly legacy: LegacyCensus
  /** What happens in the page, for whoever adds the tag to it; its code comes when it is opened. */
  readonly inspector: InspectorService
  /** A short message, spoken, above everything (contract §2). */
  readonly toast: Toast
  /** Mounts what `root` and its subtree ask for; settles when every `now` island of it is done. Idempotent. */
  mount(root: Element | Document | null): Promise<void>
  /** Disposes every island in `root`: the server's HTML comes back byte for byte. Idempotent. */
  unmount(root: Element | Document | null): void
  /**
   * Gives the page an island of its integrator's own, at any time: it is mounted, disposed, inspected and explained as
   * the others are. What is wrong with the definition is a console error (`ILOTS-208`), and nothing is mounted then.
   * @returns settles when every `now` host of it is mounted.
   */
  register<const Attributes extends AttributeDefinitions>(
    definition: IslandDefinition<Attributes>,
  ): Promise<unknown>
  /**
   * Names a function for the navbar items of type `function` in the mobile menu: they call no other one, save the
   * globals of the configuration's `navbar` list.
   * @param render called each time that the menu opens; a text, or an element.
   */
  navbar(name: string, render: () => Element | string): void
  /** Settles once the first scan and every `now` island are done. */
  ready(): Promise<void>
  /** Why this element has, or has not, an island. */
  why(element: Element | null): Reason[]
  /** What the bundle did on this page, as JSON: its addresses are whole. To send to somebody else, take the inspector's report. */
  inspect(): Inspection
  /** @returns the function that unsubscribes. */
  on(type: EngineEvent, listener: EngineListener): () => void
  /**
   * A text in the site's own translation, `{name}` filled in; the text itself until the table is here. A text that
   * the table lacks is learnt by the server (§7.12).
   */
  t(text: string, params?: Readonly<Record<string, unknown>>): string
  /** An analytics event (§3.19): to the configured array with consent, and to the `track` listeners. */
  track(category: string, label?: string, value?: string | number): void
  /** The visitor has given, or withdrawn, the consent of `analytics.consent`. */
  consent(given: boolean): void
  /**
   * The visitor signs out: all that the bundle keeps of them on this device is cleared, in this tab's storage and in the
   * one that tabs share. A page with another `session.hash` does so by itself.
   */
  forget(): void
}

export function makeApi(engine: Engine): IlotsApi {
  /** A document stands for its root element; `null` is a no-op with a warning. */
  const rooted = (root: Element | Document | null, call: string): Element | null => {
    const element = membersOf(root as Document | null)?.documentElement ?? (root as Element | null)
    const isElement = membersOf(element)?.matches
    if (!isElement)
      engine.report.warn(Code.nothingToMount, refusal(`Ilots.${call}(root)`, element, 'un élément'))
    return isElement ? element : null
  }
  return {
    version: VERSION,
    get config() {
      return engine.config
    },
    store: engine.store,
    modal: engine.services.modal,
    loading: engine.services.loading,
    legacy: engine.services.oldGlobals,
    inspector: engine.services.inspector,
    toast: engine.services.toast,
    async mount(root) {
      const element = rooted(root, 'mount')
      await engine.ready
      if (element) await engine.scan(element)
    },
    unmount(root) {
      const element = rooted(root, 'unmount')
      if (element) engine.lifecycle.sweep((host) => membersOf(element).contains(host))
    },
    register: (definition) => register(engine, definition as unknown as IslandDefinition),
    navbar(name, render) {
      engine.navbar.set(name, render)
      // A menu that is open looks again.
      engine.store.setState({})
    },
    ready: () => engine.ready,
    why: (element) => why(engine, element),
    inspect: () => inspect(engine),
    on: (type, listener) => engine.on(type, listener),
    t: (text, params) => engine.t(text, params, { learn: {} }),
    track: (...event) => void engine.services.analytics.track(...event),
    consent: (given) => void engine.services.analytics.consent(given),
    forget: () => forget(engine.config),
  }
}

/**
 * A copy: nothing in it changes afterwards, and all of it is JSON. For the page's own scripts, which know what it says:
 * addresses are whole. Who it is about and the session are left out; what is sent to others is the inspector's report.
 */
function inspect(engine: Engine): Inspection {
  const { config, requests, report, store, legacy, services } = engine
  // What replaces them is there the next time: pages that nobody inspects never fetch it.
  if (legacy.size > 0) void services.oldGlobals.rows()
  const { user_email: _mail, user_phone: _phone, ...analytics } = config.analytics
  const islands = [...engine.lifecycle.live].map(
    ({ island, host, state, milliseconds, attributes, warnings }) => ({
      island: island.name,
      element: nameElement(host),
      state,
      when: island.when.on,
      milliseconds,
      bytes: bytesOf(island),
      attributes,
      warnings,
    }),
  )
  return JSON.parse(
    JSON.stringify({
      version: VERSION,
      config: { ...config, session: undefined, analytics },
      islands,
      requests,
      errors: report.errors,
      warnings: report.warnings,
      translations: store.getState().translation,
      legacy: [...legacy.values()],
    }),
  )
}
