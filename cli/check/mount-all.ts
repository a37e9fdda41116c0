/** Mounts every island of a page at once, and listens to what the engine and the islands say of it. */
import { makeApi } from '../../src/engine/api'
import { Engine } from '../../src/engine/engine'
import { tagOfBundle } from '../../src/engine/own-tag'
import { register } from '../../src/engine/register'
import type { Island } from '../../src/island/island'
import type { IslandDefinition } from '../../src/island/own-island'
import { islands, services } from '../../src/registered'

/** One line that the console of a browser would have. */
export interface Complaint {
  readonly code: string
  readonly message: string
  readonly island: string | undefined
  readonly element: Element | undefined
  readonly level: 'error' | 'warning'
}

/** They read their options when they are clicked. */
const READ_ON_CLICK = /^(squeezebox|lightbox|secure-link|popup|image-zoom|share-mail)$/
/** What the page's HTML can be blamed for: not what only a browser, or the network, can do. */
const OF_THE_PAGE = /^(101|20[1-68]|50[1-5])$/
const LINE = /^\[ILOTS-(\d+)\] (?:([\w-]+)(?: \([^)]*\))? : )?([\s\S]*)$/
/** Milliseconds: what waits for the network waits for ever here. */
const PATIENCE = 200

const atOnce = (island: Island): Island => ({ ...island, when: { on: 'now' } })

/** @param tag the script's, whose `data-*` are configuration. */
export async function mountAll(
  tag: HTMLScriptElement | null,
  own: readonly IslandDefinition[],
): Promise<{ engine: Engine; complaints: Complaint[] }> {
  // Before the clock runs: only what a page is given may be late.
  await Promise.all([
    ...islands.map(({ load }) => load()),
    ...(own.length > 0 ? [import('../../islands/registration/draw')] : []),
  ])
  const { complaints, stop } = listen()
  const engine = new Engine(islands.map(atOnce), services, tag && tagOfBundle(tag))
  Object.assign(engine.modal, { popup: async () => {}, preload: async () => {} })
  Object.assign(engine.lightbox, { open: async () => {} })
  Object.assign(engine.translations, { want: async () => {} })
  // What a component of the site's own may ask for.
  Object.assign(globalThis, { Ilots: makeApi(engine) })
  for (const definition of own) void register(engine, { ...definition, when: { on: 'now' } })
  await Promise.race([engine.ready, pause(PATIENCE)])
  for (const { island, host } of engine.lifecycle.live)
    if (READ_ON_CLICK.test(island.name))
      host.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  // The engine has asked for it, and waits for it as little as a page would.
  await engine.registration.checkConfig()
  await pause(0)
  stop()
  // What comes later is of a page that is over.
  Object.assign(engine.report, { error() {}, warn() {}, thrown() {} })
  return { engine, complaints }
}

/** Node's own: the page's end with it. */
const { setTimeout: wait } = globalThis
const pause = (milliseconds: number) => new Promise((resolve) => wait(resolve, milliseconds))

/** Everything that islands say goes through the console; what is not theirs is not the page's either. */
function listen(): { complaints: Complaint[]; stop(): void } {
  const { error, warn } = console
  const complaints: Complaint[] = []
  const hear = (level: Complaint['level']) => (line: unknown, element?: unknown) => {
    const [, code = '', island, message = ''] = LINE.exec(String(line)) ?? []
    if (OF_THE_PAGE.test(code))
      complaints.push({
        code: `ILOTS-${code}`,
        message,
        island,
        element: element instanceof Element ? element : undefined,
        // A refused address leaves its link dead: to the page's author that is an error.
        level: code === '203' ? 'error' : level,
      })
  }
  Object.assign(console, { error: hear('error'), warn: hear('warning') })
  return { complaints, stop: () => void Object.assign(console, { error, warn }) }
}
