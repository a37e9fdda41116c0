/** `window.Ilots` (contract §2). */

import { nameElement, refusal } from '../base/errors'
import type { Config } from '../contracts/config'
import { Code, type Report } from '../contracts/errors'
import type { State } from '../contracts/page'
import type { PublicPage } from '../contracts/public-page'
import type { RequestRecord } from '../contracts/request-record'
import type { InspectorService } from '../contracts/services/inspector'
import type { LegacyCensus, LegacyUse } from '../contracts/services/old-globals'
import type { Reason } from '../contracts/whole-page'
import { isWithin } from '../dom/roots'
import type { AttributeDefinitions, IslandDefinition } from '../island/custom-island'
import type { ReactTools } from '../island/react-tools'
import { forget } from '../storage/forget'
import type { Engine } from './engine'
import { type FetchedFile, fetchedFiles } from './fetch-code'
import { register } from './register'

declare const __ILOTS_VERSION__: string | undefined
/** The version of the package; `dev` when the source runs without the build. */
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

/** What `Ilots.inspect()` returns (contract §2). */
export interface Inspection {
  version: string
  config: Omit<Config, 'session'>
  islands: IslandReport[]
  requests: readonly RequestRecord[]
  errors: readonly Report[]
  warnings: readonly Report[]
  translations: unknown
  legacy: readonly LegacyUse[]
  /** The shared store (`Ilots.store`), without what each overlay was opened with. */
  store: unknown
  /** Files of code: what has run, and what was only fetched ahead (`warm` of the configuration). */
  fetched: readonly FetchedFile[]
}

/** The public interface of the bundle. */
export interface IlotsApi extends PublicPage {
  /** Who uses old globals (contract §6), and what replaces them. */
  readonly legacy: LegacyCensus
  /** Shows an integrator what happens in the page; its code is fetched when it is opened. */
  readonly inspector: InspectorService
  /**
   * Mounts the islands whose markers are in `root` or below it. Idempotent. What comes into a shadow root later is
   * mounted as well, and a closed one is known by whoever made it.
   * @returns settles when every `now` island among them is mounted or has failed.
   */
  mount(root: Element | ShadowRoot | Document | null): Promise<void>
  /** Disposes every island in `root`: the server's HTML comes back byte for byte. Idempotent. */
  unmount(root: Element | ShadowRoot | Document | null): void
  /**
   * Registers an island of the integrator's own, at any time; it is mounted, disposed, inspected and explained as any
   * other. A faulty definition is a console error (`ILOTS-208`), and nothing is mounted.
   * @returns settles when every `now` host of it is mounted.
   */
  register<const Attributes extends AttributeDefinitions, Element extends HTMLElement = HTMLElement>(
    definition: IslandDefinition<Attributes, Element>,
  ): Promise<unknown>
  /**
   * React as the bundle has it, for components of scripts without a build; fetched once for the page, with the first
   * call or the first island that draws.
   * @throws IlotsError `ILOTS-301` when its code cannot be had.
   */
  react(): Promise<ReactTools>
  /**
   * Names a function that navbar items of type `function` in the mobile menu may call. They call only these functions
   * and the globals of the configuration's `navbar` list.
   * @param render runs each time the menu opens and returns a text or an element.
   */
  navbar(name: string, render: () => Element | string): void
  /** Why this element has, or has not, an island. */
  why(element: Element | null): Reason[]
  /**
   * What the bundle did on this page, as JSON. Addresses are complete: to send it to somebody else, use
   * the inspector's report instead.
   */
  inspect(): Inspection
  /** Records that the visitor has given or withdrawn the consent of `analytics.consent`. */
  consent(given: boolean): void
  /**
   * Clears all that the bundle keeps of the visitor on this device, in `sessionStorage` and `localStorage`: to call
   * when they sign out. A page with another `session.hash` does so by itself.
   */
  forget(): void
}

/** Makes `window.Ilots`, the public face of an engine (contract §2). */
export function makeApi(engine: Engine): IlotsApi {
  const { getState, subscribe } = engine.store
  /** A document stands for its root element; `null` is a no-op with a warning. */
  const rooted = (root: Element | ShadowRoot | Document | null, call: string) => {
    if (root instanceof ShadowRoot || root instanceof Element) return root
    const element = root?.documentElement
    if (element) return element
    engine.report.warn(Code.nothingToMount, refusal(`Ilots.${call}(root)`, element, 'un élément'))
    return undefined
  }
  return {
    version: VERSION,
    get config() {
      return engine.config
    },
    store: { getState, subscribe },
    modal: engine.modal,
    loading: engine.loading,
    legacy: engine.oldGlobals,
    inspector: engine.inspector,
    toast: engine.toast,
    async mount(root) {
      const element = rooted(root, 'mount')
      await engine.ready
      if (element) await engine.scan(element)
    },
    unmount(root) {
      const element = rooted(root, 'unmount')
      engine.scanNow()
      if (element) engine.lifecycle.sweep((host) => isWithin(element, host))
    },
    register: (definition) => register(engine, definition as unknown as IslandDefinition),
    react: () => engine.customIslands.moduleOfReact(),
    navbar(name, render) {
      engine.navbar.set(name, render)
      // An open menu reads its items again after any change of the store.
      engine.store.setState({})
    },
    ready: () => engine.ready,
    why: engine.why,
    inspect() {
      engine.scanNow()
      return inspect(engine, getState())
    },
    on: (type, listener) => engine.on(type, listener),
    t: (text, params) => engine.t(text, params, { learn: {} }),
    track: (...event) => void engine.analytics.track(...event),
    consent: (given) => void engine.analytics.consent(given),
    forget: () => forget(engine.config),
  }
}

/**
 * A copy of what happened, as JSON: later changes do not reach it. It is for the page's own scripts, so addresses are
 * complete; the visitor's identity and the session are left out.
 */
function inspect(engine: Engine, { modal, ...state }: State): Inspection {
  const { config, requests, report, legacy } = engine
  // The replacements are fetched now, for the next call: a page that nobody inspects never fetches them.
  if (legacy.size) void engine.oldGlobals.rows()
  const { user_email: _mail, user_phone: _phone, ...analytics } = config.analytics
  const islands = [...engine.live].map(
    ({ island, host, state, milliseconds, bytes, attributes, warnings }) => ({
      island: island.name,
      element: nameElement(host),
      state,
      when: island.when.on,
      milliseconds,
      bytes,
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
      // Its errors and warnings.
      ...report,
      translations: state.translation,
      // What an overlay was opened with may be elements and functions.
      store: {
        ...state,
        modal: { ...modal, stack: modal.stack.map(({ parameters: _, ...shown }) => shown) },
      },
      legacy: [...legacy.values()],
      fetched: fetchedFiles(),
    }),
  )
}
