/**
 * Fetches ahead, in a quiet page, the code that a tap would otherwise wait for: of islands in or near the window,
 * then of the menu and of dialogs wherever their markers are (contract §8, `warm`). Nothing of it runs before it is
 * used.
 */

import { ownProperty } from '../../src/base/own-property'
import type { IslandInstance } from '../../src/contracts/descriptor'
import type { WarmUpService } from '../../src/contracts/services/warm-up'
import type { WholePage } from '../../src/contracts/whole-page'
import { idle } from '../../src/dom/idle'

/** Bytes that one page may have fetched ahead: 40 kB, counted as the ceilings of the build are. */
const BUDGET = 40 * 1_024
/** Bytes that are counted for a file whose size is not known. */
const UNKNOWN = 12_000
/** As for islands that are fetched when they are near the window (src/engine/when.ts). */
const NEAR = '200px'

/** Bytes of each file that the build has written, by its hash (scripts/build/code.ts). */
declare const __ILOTS_SIZES__: Readonly<Record<string, number>> | undefined
const sizes = typeof __ILOTS_SIZES__ === 'undefined' ? {} : __ILOTS_SIZES__

/** What browsers that have it say of the network. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Networks, as browsers name them, on which nothing is fetched that may not be used. */
const SLOW: readonly string[] = ['slow-2g', '2g', '3g']

/** Makes the service that fetches ahead. */
export async function create(page: Pick<WholePage, 'on' | 'nonce' | 'live'>): Promise<WarmUpService> {
  return {
    async begin() {
      if (!isWelcome()) return
      const look = makeLook(page)
      await look()
      // What an answer of the server has brought comes near the window, too.
      page.on('request', () => void look())
    },
    async load() {},
  }
}

/** Whether the visitor's network has room for what may not be used. */
function isWelcome(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !(connection?.saveData || SLOW.includes(connection?.effectiveType ?? ''))
}

/** @returns waits for the browser to be idle, then fetches for all instances that are new. */
function makeLook(page: Pick<WholePage, 'nonce' | 'live'>): () => Promise<void> {
  const seen = new WeakSet<IslandInstance>()
  /**
   * What had been spent when an island was judged last: as long as it is the same, so is the answer for all that
   * there are.
   */
  const judged = new Map<IslandInstance['island'], number>()
  const asked = new Set<string>()
  let spent = 0
  /** What is under way: one island after the other, so that the network stays free for the visitor. */
  let queue: Promise<unknown> = Promise.resolve()

  const fetchCode = async ({ island }: IslandInstance) => {
    if (judged.get(island) === spent) return
    judged.set(island, spent)
    const { files = [] } = island
    const entries = performance.getEntriesByType('resource')
    const missing = files.filter(
      (file) => !asked.has(file) && !entries.some(({ name }) => name.includes(file.slice(1))),
    )
    const bytes = missing.reduce((sum, file) => sum + (ownProperty(sizes, file.slice(4, 9)) ?? UNKNOWN), 0)
    // All of an island or nothing: the visitor would wait all the same.
    if (!bytes || spent + bytes > BUDGET) return
    spent += bytes
    for (const file of missing) asked.add(file)
    const here = await Promise.all(missing.map((file) => preload(file, page.nonce)))
    // On a network that fails, no more: Firefox asks no second time for a module that did not come.
    if (here.includes(false)) spent = BUDGET
    await idle()
  }
  const add = (instance: IslandInstance) => {
    queue = queue.then(() => fetchCode(instance))
  }

  return async () => {
    await idle()
    const instances = [...page.live].filter((instance) => isAhead(instance) && !seen.has(instance))
    if (!instances.length || spent >= BUDGET) return
    for (const instance of instances) seen.add(instance)
    await new Promise<void>((resolve) => {
      const onSeen = (entries: readonly IntersectionObserverEntry[]) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
        for (const target of near) observer.unobserve(target)
        // In the order of the page; the first time, what a tap may open from anywhere comes after what is near.
        for (const instance of instances) if (near.includes(instance.host)) add(instance)
        for (const instance of instances) if (opensOverlay(instance)) add(instance)
        void queue.then(() => resolve())
      }
      const observer = new IntersectionObserver(onSeen, { rootMargin: NEAR })
      for (const { host } of instances) observer.observe(host)
    })
  }
}

/** Whether the code waits for the visitor: what is fetched by itself needs no help. */
const isAhead = ({ state, island: { when } }: IslandInstance): boolean =>
  state === 'waiting' &&
  ['interaction', 'back', 'return'].includes(when.on) &&
  (!when.media || matchMedia(when.media).matches)

const opensOverlay = ({ island: { aria } }: IslandInstance): boolean => aria?.['aria-haspopup'] === 'dialog'

/** Fetches a module and leaves it unused. @returns whether it came; whoever needs it asks for it again. */
function preload(file: string, nonce: string): Promise<boolean> {
  // Without React: the links that fetch code ahead.
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // This file lies beside it.
  link.href = new URL(`.${file}`, import.meta.url).href
  link.nonce = nonce
  link.fetchPriority = 'low'
  return new Promise((resolve) => {
    const end = ({ type }: Event) => {
      link.remove()
      resolve(type === 'load')
    }
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    document.head.append(link)
  })
}
