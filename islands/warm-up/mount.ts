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
import { fetchFile, inImportMap, used } from '../../src/island/describe'
import { VISITOR_MOMENTS } from '../../src/island/visitor-moments'

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
type Surroundings = Pick<WholePage, 'on' | 'nonce' | 'live' | 'islands' | 'fetchCode' | 'onVisitorAct'>

/** Makes the service that fetches ahead. */
export async function create(page: Surroundings): Promise<WarmUpService> {
  return {
    async begin() {
      if (!isWelcome()) return
      const follow = makeFollow(page)
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

/** @returns follows the hosts that are new, and prepares their islands once they are in the window. */
function makeFollow(page: Surroundings): () => void {
  const acts = followActs(page)
  /** Settles when code may run that is not used yet. */
  const read = acts.next(READING)
  const followed = new WeakSet<IslandInstance>()
  const instancesAt = new WeakMap<Element, IslandInstance[]>()
  const inWindow = new Set<IslandInstance>()
  /** What has been done for an instance, as long as it is in the window. */
  const steps = new Map<IslandInstance, 'tooMuch' | 'fetched' | 'done'>()
  const asked = new Set<string>()
  /** Bytes that were fetched for what is in the window now. */
  let spent = 0
  let isAtWork = false
  let isWaiting = false

  /**
   * Those that wait at this step. What has come into the window last is looked at now; of that first what opens
   * something of its own: the others' press waits for a server as well.
   */
  const waitingAt = (step?: 'tooMuch' | 'fetched') =>
    [...inWindow]
      .reverse()
      .filter((instance) => isAhead(instance) && steps.get(instance) === step)
      .sort((one, other) => Number(opensOverlay(other)) - Number(opensOverlay(one)))

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

  /** Runs one file of an island whose files are here; after the last, mounts what only opens something. */
  const run = async (
    instances: readonly IslandInstance[],
    island: IslandInstance['island'],
  ): Promise<void> => {
    // From the last to the first: what the others need of one has run then.
    const file = island.files?.findLast((each) => !used.has(each))
    if (file) {
      await fetchFile?.(file)
      return
    }
    await page.fetchCode(island.name, (island as Island).load)
    for (const instance of instances.filter((each) => each.island === island)) {
      steps.set(instance, 'done')
      if (opensOverlay(instance)) await instance.start()
    }
  }

  /** Does one thing. @returns whether there was anything to do. */
  const step = async (): Promise<boolean> => {
    const [unknown] = waitingAt()
    if (unknown) {
      steps.set(unknown, 'done')
      steps.set(unknown, (await fetchFiles(unknown.island.files ?? [])) ? 'fetched' : 'tooMuch')
      return true
    }
    const [fetched] = waitingAt('fetched')
    if (!fetched) return false
    await read
    const instances = waitingAt('fetched')
    const [latest = fetched] = instances
    await run(instances, latest.island)
    return true
  }

  const work = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    try {
      do await acts.atRest()
      while (await step())
    } catch {
      // On a network that fails, no more: Firefox asks no second time for a module that did not come.
      observer.disconnect()
    }
    isAtWork = false
    await goOn()
  }

  /** Who acts on what is in the window stays for what was too much of it at first. */
  const goOn = async (): Promise<void> => {
    if (isWaiting || !waitingAt('tooMuch')[0]) return
    isWaiting = true
    await acts.next()
    isWaiting = false
    spent = 0
    for (const instance of waitingAt('tooMuch')) steps.delete(instance)
    await work()
  }

  const observer = new IntersectionObserver((entries) => {
    // What the visitor has scrolled to is another view.
    if (acts.hasScrolled()) spent = 0
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
  state === 'waiting' && VISITOR_MOMENTS.includes(when.on) && (!when.media || matchMedia(when.media).matches)

/** Whether its mount shows nothing: what it does begins with the press. */
const opensOverlay = ({ island: { aria } }: IslandInstance): boolean => aria?.['aria-haspopup'] === 'dialog'

/** Follows what the visitor does on the page from now on. */
function followActs({ onVisitorAct }: Pick<Surroundings, 'onVisitorAct'>) {
  let last = performance.now()
  const waiting = new Set<() => void>()
  const onAct = () => {
    last = performance.now()
    for (const go of waiting) go()
  }
  /** Its position is not asked for: the browser would lay the page out before its time. */
  let hasScrolled = false
  const onScroll = ({ target }: Event) => {
    onAct()
    hasScrolled ||= target === document
  }
  onVisitorAct(onAct)
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  const next = (milliseconds?: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        waiting.delete(end)
        clearTimeout(timer)
        resolve()
      }
      const timer = milliseconds === undefined ? 0 : setTimeout(end, milliseconds)
      waiting.add(end)
    })
  const rest = () => last + REST - performance.now()
  return {
    /** Settles with the next act, or after so many milliseconds. */
    next,
    /** Whether the page has been scrolled since this was last asked. */
    hasScrolled(): boolean {
      const answer = hasScrolled
      hasScrolled = false
      return answer
    },
    /** Settles once the visitor has not acted for a moment, and the browser is idle. */
    async atRest(): Promise<void> {
      while (rest() > 0) await next(rest())
      await idle()
    },
  }
}

/**
 * Fetches a module and leaves it as it is: `modulepreload` would compile it, and a page that is left at once would
 * have its memory.
 * @returns whether it came; whoever needs it asks for it again.
 */
function preload(file: string, nonce: string): Promise<boolean> {
  // Without React: the links that fetch code ahead.
  const link = document.createElement('link')
  // A page in another encoding reads what is preloaded as a script in its own: accents of modules would be lost.
  link.rel = document.characterSet === 'UTF-8' ? 'preload' : 'modulepreload'
  link.as = 'script'
  // As modules are asked for: another mode would be another request.
  link.crossOrigin = 'anonymous'
  // This file lies beside it.
  link.href = new URL(`.${file}`, import.meta.url).href
  link.nonce = nonce
  link.integrity = inImportMap(file)?.[1] ?? ''
  link.fetchPriority = 'low'
  return new Promise((resolve) => {
    const end = ({ type }: Event) => {
      link.remove()
      resolve(type === 'load')
      // Chromium keeps the failure for the next import of the file, whatever the network is by then: this one.
      if (type === 'error') fetchFile?.(file).catch(() => {})
    }
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    document.head.append(link)
  })
}
