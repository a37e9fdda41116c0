/**
 * Prepares, in a quiet page, the code that a tap would otherwise wait for: of islands that are in the window, once it
 * is at rest (contract §8, `warm`). Files are fetched first, then run one by one while the browser is idle; what only
 * opens something is mounted. Nothing of that is seen.
 */

import { ownProperty } from '../../src/base/own-property'
import type { IslandInstance } from '../../src/contracts/descriptor'
import type { Island } from '../../src/contracts/island'
import type { WarmUpService } from '../../src/contracts/services/warm-up'
import type { WholePage } from '../../src/contracts/whole-page'
import { idle } from '../../src/dom/idle'
import { fetchFile, used } from '../../src/island/describe'

/** Bytes that may be fetched ahead for what is in the window: 40 kB, counted as the ceilings of the build are. */
const BUDGET = 40 * 1_024
/** Bytes that are counted for a file whose size is not known. */
const UNKNOWN = 12_000
/** Milliseconds without scrolling, typing or pressing after which the visitor is taken to look at the page. */
const REST = 100
/**
 * Milliseconds after which code runs that a page at rest has in its window: a visit that ends before has neither its
 * memory nor its time. A visitor who scrolls or presses is there for longer, and is not waited for.
 */
const READING = 2_000
/** What a visitor does on a page. */
const ACTS = ['scroll', 'keydown', 'pointerdown']

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

/** What the service needs of the page. */
type Surroundings = Pick<WholePage, 'on' | 'nonce' | 'live' | 'islands' | 'fetchCode'>

/** Makes the service that fetches ahead. */
export async function create(page: Surroundings): Promise<WarmUpService> {
  return {
    async begin() {
      if (!isWelcome()) return
      const follow = makeFollow(page, untilAct(READING))
      await idle()
      follow()
      // What an answer of the server has brought comes into the window, too.
      page.on('request', () => void idle().then(follow))
    },
    async load() {},
  }
}

/** Whether the visitor's network has room for what may not be used. */
function isWelcome(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !(connection?.saveData || SLOW.includes(connection?.effectiveType ?? ''))
}

/**
 * @param read settles when code may run that is not used yet.
 * @returns follows the hosts that are new, and prepares their islands once they are in the window.
 */
function makeFollow(page: Surroundings, read: Promise<unknown>): () => void {
  const followed = new WeakSet<IslandInstance>()
  const instancesAt = new WeakMap<Element, IslandInstance[]>()
  const inWindow = new Set<IslandInstance>()
  /** What has been done for an instance, as long as it is in the window. */
  const steps = new Map<IslandInstance, 'tooMuch' | 'fetched' | 'done'>()
  const asked = new Set<string>()
  /** Bytes that were fetched for what is in the window now. */
  let spent = 0
  let place = scrollY
  let isAtWork = false
  let isWaiting = false

  /** Fetches the files of an island. @returns whether all are here: all of an island or nothing, it would wait. */
  const fetchFiles = async (files: readonly string[]): Promise<boolean> => {
    const entries = performance.getEntriesByType('resource')
    const missing = files.filter(
      (file) => !asked.has(file) && !entries.some(({ name }) => name.includes(file.slice(1))),
    )
    const bytes = missing.reduce((sum, file) => sum + (ownProperty(sizes, file.slice(4, 9)) ?? UNKNOWN), 0)
    if (spent + bytes > BUDGET) return false
    spent += bytes
    for (const file of missing) asked.add(file)
    const here = await Promise.all(missing.map((file) => preload(file, page.nonce)))
    if (here.includes(false)) throw new Error('a file has not come')
    return true
  }

  /** Runs the files of an island that are here, one in each idle moment, and mounts what only opens something. */
  const prepare = async (instance: IslandInstance): Promise<void> => {
    const { island } = instance
    // From the last to the first: what the others need of one has run then.
    for (const file of [...(island.files ?? [])].reverse()) {
      if (used.has(file)) continue
      await fetchFile?.(file)
      await atRest()
    }
    await page.fetchCode(island.name, (island as Island).load)
    if (opensOverlay(instance) && isAhead(instance) && inWindow.has(instance)) await instance.start()
  }

  const find = (step?: 'tooMuch' | 'fetched') =>
    [...inWindow].find((instance) => isAhead(instance) && steps.get(instance) === step)

  /** @returns whether there was anything to do. */
  const step = async (): Promise<boolean> => {
    const unknown = find()
    if (unknown) {
      steps.set(unknown, 'done')
      steps.set(unknown, (await fetchFiles(unknown.island.files ?? [])) ? 'fetched' : 'tooMuch')
      return true
    }
    const fetched = find('fetched')
    if (fetched) {
      await read
      steps.set(fetched, 'done')
      await prepare(fetched)
      return true
    }
    return false
  }

  /** Who acts on what is in the window stays for what was too much of it at first. */
  const goOn = async (): Promise<void> => {
    if (isWaiting || !find('tooMuch')) return
    isWaiting = true
    await untilAct()
    isWaiting = false
    spent = 0
    for (const [instance, state] of steps) if (state === 'tooMuch') steps.delete(instance)
    await work()
  }

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      do await atRest()
      while (await step())
    } catch {
      // On a network that fails, no more: Firefox asks no second time for a module that did not come.
      observer.disconnect()
    } finally {
      isAtWork = false
    }
    await goOn()
  }

  const observer = new IntersectionObserver((entries) => {
    // What the visitor has scrolled to is another view.
    if (scrollY !== place) spent = 0
    place = scrollY
    for (const { target, isIntersecting } of entries)
      for (const instance of instancesAt.get(target) ?? [])
        if (isIntersecting) inWindow.add(instance)
        else {
          inWindow.delete(instance)
          steps.delete(instance)
        }
    void work()
  })

  return () => {
    for (const instance of page.live) {
      if (!isAhead(instance) || followed.has(instance)) continue
      followed.add(instance)
      const { host } = instance
      instancesAt.set(host, [...(instancesAt.get(host) ?? []), instance])
      observer.observe(host)
    }
  }
}

/** Whether the code waits for the visitor: what is fetched by itself needs no help. */
const isAhead = ({ state, island: { when } }: IslandInstance): boolean =>
  state === 'waiting' &&
  ['interaction', 'back', 'return'].includes(when.on) &&
  (!when.media || matchMedia(when.media).matches)

/** Whether its mount shows nothing: what it does begins with the press. */
const opensOverlay = ({ island: { aria } }: IslandInstance): boolean => aria?.['aria-haspopup'] === 'dialog'

/** Settles once the browser is idle and the visitor has not acted for a moment. */
async function atRest(): Promise<void> {
  while (await untilAct(REST)) {
    // The visitor is at work.
  }
  await idle()
}

/** Settles with the visitor's next act, or after so many milliseconds. @returns whether it was an act. */
function untilAct(milliseconds?: number): Promise<boolean> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = (isAct: boolean) => {
      controller.abort()
      clearTimeout(timer)
      resolve(isAct)
    }
    const timer = milliseconds === undefined ? 0 : setTimeout(end, milliseconds, false)
    for (const type of ACTS)
      addEventListener(type, () => end(true), { capture: true, passive: true, signal: controller.signal })
  })
}

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
