/** Mounts every island of a page at once, and listens to what the engine and the islands say of it. */

import type { Message } from '../../src/contracts/errors'
import type { Island } from '../../src/contracts/island'
import { makeApi } from '../../src/engine/api'
import { type Engine, makeEngine } from '../../src/engine/engine'
import { register } from '../../src/engine/register'
import type { Print } from '../../src/engine/reporter'
import { tagOfBundle } from '../../src/engine/script-tag'
import type { IslandDefinition } from '../../src/island/custom-island'
import { islands, services } from '../../src/registry-entries'

/** What the engine or an island reports, as the console of a browser would have it. */
export interface Complaint {
  readonly code: string
  readonly sentence: Message
  readonly island: string | undefined
  readonly element: Element | undefined
  readonly level: 'error' | 'warning'
}

/** They read their options when they are clicked. */
const READ_ON_CLICK = /^(squeezebox|lightbox|secure-link|popup|image-zoom|share-mail)$/
/** What the page's HTML can be blamed for: not what only a browser, or the network, can do. */
const OF_THE_PAGE = /^ILOTS-(101|20[1-68]|50[1-5])$/
/** Milliseconds: what waits for the network waits for ever here. */
export const PATIENCE = 200

const atOnce = (island: Island): Island => ({ ...island, when: { on: 'now' } })

/**
 * @param tag the script's, whose `data-*` are configuration.
 * @returns in `notLoaded`, by name, why the code of an island of the site's own could not be had.
 */
export async function mountAll(
  tag: HTMLScriptElement | null,
  customIslands: readonly IslandDefinition[],
): Promise<{ engine: Engine; complaints: Complaint[]; notLoaded: ReadonlyMap<string, string> }> {
  // Before the clock runs: only what a page is given may be late.
  await Promise.all([
    ...islands.map(({ load }) => load()),
    ...(customIslands.length > 0 ? [import('../../islands/registration/draw')] : []),
  ])
  // As an island finds a page whose HTML is parsed: one that has loaded has nothing more to cover or to wait for.
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' })
  const { complaints, print, stop } = listen()
  const engine = makeEngine(islands.map(atOnce), services, tag && tagOfBundle(tag), { print })
  Object.assign(engine.modal, { popup: async () => {}, preload: async () => {} })
  Object.assign(engine.lightbox, { open: async () => {} })
  Object.assign(engine.translations, { want: async () => {} })
  // What a component of the site's own may ask for.
  Object.assign(globalThis, { Ilots: makeApi(engine) })
  const notLoaded = new Map<string, string>()
  for (const definition of customIslands)
    void register(engine, { ...watched(definition, notLoaded), when: { on: 'now' } })
  await Promise.race([engine.ready, pause(PATIENCE)])
  for (const { island, host } of engine.lifecycle.live)
    if (READ_ON_CLICK.test(island.name))
      host.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  // The engine has asked for it, and waits for it as little as a page would.
  await engine.customIslands.checkConfig()
  await pause(0)
  stop()
  // What comes later is of a page that is over.
  Object.assign(engine.report, { error() {}, warn() {}, thrown() {} })
  return { engine, complaints, notLoaded }
}

/** Notes why the code of an island cannot be had here: an address of the site's is none for Node. */
function watched(definition: IslandDefinition, notLoaded: Map<string, string>): IslandDefinition {
  const { name, load } = definition
  if (typeof load !== 'function') return definition
  return {
    ...definition,
    async load(again) {
      try {
        return await load.call(definition, again)
      } catch (cause) {
        notLoaded.set(name, wordsOf(cause))
        throw cause
      }
    },
  }
}
const wordsOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Node's own: the page's end with it. */
const { setTimeout: wait } = globalThis
const pause = (milliseconds: number) => new Promise((resolve) => wait(resolve, milliseconds))

/** Hears the engine's reports; the console is quiet: what scripts of the site say there is not the page's. */
function listen(): { complaints: Complaint[]; print: Print; stop(): void } {
  const { error, warn } = console
  const complaints: Complaint[] = []
  const print: Print = (method, { code, island }, sentence, { element, verbatim }) => {
    if (verbatim || !OF_THE_PAGE.test(code)) return
    // A refused address leaves its link dead: to the page's author that is an error.
    const level = code === 'ILOTS-203' || method === 'error' ? 'error' : 'warning'
    complaints.push({ code, sentence, island, element: element ?? undefined, level })
  }
  Object.assign(console, { error() {}, warn() {} })
  return { complaints, print, stop: () => void Object.assign(console, { error, warn }) }
}
