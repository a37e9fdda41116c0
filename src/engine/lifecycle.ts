/** Mount, fail, dispose: what becomes of each marker found (contract §2, architecture §5). */

import { ilotsError, isIlotsError } from '../base/errors'
import type { Config } from '../contracts/config'
import type { IslandInstance } from '../contracts/descriptor'
import { Code } from '../contracts/errors'
import type { Island, Mounted } from '../contracts/island'
import type { Page } from '../contracts/page'
import { ADDED, giveBack, ownerOf } from '../dom/added-nodes'
import { CONTENT_ATTRIBUTE, isInContent } from '../dom/content'
import { INTERACTIVE } from '../dom/query'
import { shadowRoots } from '../dom/roots'
import { REFUSED_IN_CONTENT } from '../island/descriptor'
import { fetchedFiles } from './fetch-code'
import type { Found } from './markers'
import { schedule } from './when'

/** Where a host names its islands. */
export const MOUNTED = 'data-ilot-mounted'

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/**
 * Whether the configuration leaves the markers of an island alone. Whoever registers an island of their own wants it.
 * What has another form than was expected leaves out nothing: `checkConfig` says what is wrong with it.
 */
function isSpared({ name, listens }: Island, { islands }: Config): boolean {
  if (listens === 'itself' || !islands) return false
  return isList(islands) ? !islands.includes(name) : [islands.except].flat().includes(name)
}

/** What the instances of a page need of it. */
export interface Surroundings extends Pick<Page, 'report' | 'emit' | 'fetchCode'> {
  getConfig(): Config
  /** The page, as islands are given it. */
  getPage(): Page
}

/** One island on one host, from its marker to its disposal. */
export class HostInstance implements IslandInstance {
  state: IslandInstance['state'] = 'waiting'
  reason = ''
  milliseconds: number | undefined
  attributes: unknown
  readonly warnings: string[] = []
  #controller = new AbortController()
  #dispose: Mounted | undefined
  #aria: Readonly<Record<string, string>> = {}
  /** Those that the server has not written, with what we have written. */
  readonly #addedAria = new Map<string, string>()
  /** What has got the attribute of content from this instance. */
  #marked: Element | undefined
  #started: Promise<void> | undefined

  constructor(
    readonly island: Island,
    readonly host: HTMLElement,
    private readonly around: Surroundings,
  ) {}

  /** Aborts just before the island is disposed, and when it fails. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Bytes that the island's own file took on the network; `undefined` before it has arrived. */
  get bytes(): number | undefined {
    return fetchedFiles().find((each) => this.island.files?.[0]?.endsWith(each.file))?.bytes
  }

  /**
   * Whether early events wait for this instance: its code is not here yet, or could not be had and is asked for
   * again on the next interaction.
   */
  get pending(): boolean {
    const { media } = this.island.when
    if (media && !matchMedia(media).matches) return false
    const { state } = this
    return state === 'waiting' || state === 'loading' || (state === 'failed' && !this.#started)
  }

  /**
   * Sets the ARIA that must not wait for the code, then waits for the island's moment. Never throws, so that one host
   * that fails does not stop its neighbours.
   * @param marker what asks for the island: the host, or a comment in it.
   */
  wait(marker: Node): void {
    const { island, host } = this
    const { aria = {}, when } = island
    const config = this.around.getConfig()
    // What the configuration does not want is left alone, and `why()` says so.
    if (isSpared(island, config)) {
      this.state = 'disposed'
      this.reason = 'écarté par islands'
      return
    }
    if (isInContent(marker, config)) {
      // So that copies which scripts of the page make are content as well.
      const marked = marker instanceof Element ? marker : marker.parentElement
      if (marked && isInContent(marked, config)) this.#markCopies(marked)
      const { inContent = 'no', name } = island
      if (inContent === 'no' && !config.contentIslands.includes(name)) {
        this.state = 'refused'
        this.reason = REFUSED_IN_CONTENT
        return
      }
    }
    try {
      // Whatever the host is, the keyboard reaches it before its code is here.
      const all: Island['aria'] =
        island.aria && !host.matches(INTERACTIVE) ? { role: 'button', tabindex: '0', ...aria } : aria
      this.#aria = all
      this.sayAria()
      schedule(when, host, this.signal, () => this.start())
    } catch (error) {
      // `fail` ignores an instance that is still waiting.
      this.state = 'loading'
      this.fail(error)
    }
  }

  /**
   * Sets the ARIA that must not wait for the code. What the server wrote stays; what another script has taken away
   * since, as a morph does, is set again.
   */
  sayAria(): void {
    const { attributes: present } = this.host
    for (const [name, value] of Object.entries(this.#aria)) {
      if (present.getNamedItem(name)) continue
      this.host.setAttribute(name, value)
      this.#addedAria.set(name, value)
    }
  }

  #markCopies(element: Element): void {
    if (element.hasAttribute(CONTENT_ATTRIBUTE)) return
    element.setAttribute(CONTENT_ATTRIBUTE, '')
    this.#marked = element
  }

  /** Fetches and mounts; settles when that is done or has failed, and never rejects. */
  start(): Promise<void> {
    this.#started ??= this.#start().catch((error) => this.fail(error))
    return this.#started
  }

  async #start(): Promise<void> {
    const { island, around } = this
    const begun = performance.now()
    this.state = 'loading'
    const { island: lazy } = await around.fetchCode(island.name, island.load)
    if (!this.isLoading) return
    const dispose = await lazy.mount(this, around.getPage())
    if (!this.isLoading) return dispose?.()
    this.#dispose = dispose
    this.milliseconds = performance.now() - begun
    this.state = 'mounted'
    this.#mark('mount')
  }

  /** Undoes what the mount did and says why; the server's HTML stays usable. A refused address is a warning. */
  fail(error: unknown): void {
    if (this.state !== 'loading' && this.state !== 'mounted') return
    const place = { island: this.island.name, element: this.host }
    const { report } = this.around
    const code = isIlotsError(error) ? error.code : Code.mountFailed
    this.end(code === Code.urlRefused ? 'refused' : 'failed')
    this.reason = String((error as Error)?.message ?? error)
    if (isIlotsError(error) && code === Code.urlRefused) report.refuse(error.sentence, place)
    // `fetchChunk` has reported it; the next interaction asks for it again.
    else if (code === Code.chunkFailed) this.#started = undefined
    else report.thrown(error, code, place)
  }

  /** Undoes all that the island did: its element has left, `unmount` was called, or it failed. */
  end(state: IslandInstance['state']): void {
    const was = this.state
    this.state = state
    this.#controller.abort()
    this.#controller = new AbortController()
    try {
      this.#dispose?.()
    } catch (error) {
      this.around.report.thrown(error, Code.disposeFailed, { island: this.island.name, element: this.host })
    }
    this.#dispose = undefined
    const host = this.host
    for (const [name, value] of this.#addedAria)
      if (host.getAttribute(name) === value) host.removeAttribute(name)
    this.#aria = {}
    this.#addedAria.clear()
    // What was mounted is as the server wrote it; a marker that is refused stays one wherever it is copied.
    if (was !== 'refused' && this.#marked) this.#marked.removeAttribute(CONTENT_ATTRIBUTE)
    this.#marked = undefined
    if (was === 'mounted') this.#mark('unmount')
  }

  /** Whether the code is on its way. A getter: the compiler would narrow the state across an `await`. */
  get isLoading(): boolean {
    return this.state === 'loading'
  }

  /** Whether another script has taken away what says that the island is mounted. */
  get isUnmarked(): boolean {
    const words = this.host.getAttribute(MOUNTED) ?? ''
    return this.state === 'mounted' && !words.split(' ').includes(this.island.name)
  }

  #mark(type: 'mount' | 'unmount'): void {
    const { host, island } = this
    const names = (host.getAttribute(MOUNTED) ?? '').split(' ').filter((name) => name && name !== island.name)
    if (type === 'mount') names.push(island.name)
    if (names.length) host.setAttribute(MOUNTED, names.join(' '))
    else host.removeAttribute(MOUNTED)
    this.around.emit(type, { island: island.name }, host)
  }
}

/** Signals of the islands of which other scripts have taken an element away, or made it one of the page's. */
function lostOwners(records: readonly MutationRecord[]): ReadonlySet<AbortSignal> {
  const signals = new Set<AbortSignal>()
  const lose = (element: Element): void => {
    const owner = ownerOf(element)
    if (owner && !owner.aborted) signals.add(owner)
  }
  for (const { target, removedNodes, attributeName } of records) {
    if (
      attributeName === ADDED &&
      target instanceof Element &&
      !target.hasAttribute(ADDED) &&
      ownerOf(target)
    ) {
      lose(target)
      giveBack(target)
    }
    for (const node of removedNodes) {
      if (!(node instanceof Element) || node.isConnected) continue
      for (const element of [node, ...node.querySelectorAll(`[${ADDED}]`)]) lose(element)
    }
  }
  return signals
}

/** How often a host may be undone within a second: scripts that undo each other's work would not end. */
const MOST_OFTEN = 20
const UNDONE_AGAIN =
  'îlot abandonné : un autre script le défait à chaque montage ; lui faire laisser data-ilot-mounted et data-ilots-own.'
const undoings = new WeakMap<Element, { readonly since: number; count: number }>()

function isUndoneTooOften(host: Element): boolean {
  const now = performance.now()
  const known = undoings.get(host)
  const second = known && now - known.since < 1_000 ? known : { since: now, count: 0 }
  second.count += 1
  undoings.set(host, second)
  return second.count > MOST_OFTEN
}

/** All instances of the page. */
export type Lifecycle = ReturnType<typeof makeLifecycle>

/** Makes the one place that begins and ends the instances of a page. */
export function makeLifecycle(around: Surroundings) {
  const instancesAt = new WeakMap<EventTarget, Map<string, HostInstance>>()
  const live = new Set<HostInstance>()
  return {
    live,
    /** The instances of this very element, whatever their state. */
    at: (host: EventTarget): Iterable<HostInstance> => instancesAt.get(host)?.values() ?? [],
    /**
     * Gives each marker its instance, once.
     * @returns settles when every `now` island among them is done.
     */
    async take(found: Found[]): Promise<void> {
      const now: unknown[] = []
      for (const { island, host, marker } of found) {
        // A host that says mounted and has no island is a copy.
        if (!instancesAt.has(host)) host.removeAttribute(MOUNTED)
        const instances = instancesAt.get(host) ?? new Map<string, HostInstance>()
        if (live.has(instances.get(island.name) as HostInstance)) continue
        const instance = new HostInstance(island, host, around)
        instancesAt.set(host, instances.set(island.name, instance))
        live.add(instance)
        instance.wait(marker)
        if (instance.isLoading) now.push(instance.start())
      }
      await Promise.all(now)
    },
    /**
     * Disposes each instance whose work another script has undone: it has taken the host's mark away, or what the
     * island has put into the page, as a morph of the page's HTML does. An instance that waits says its ARIA again.
     * @returns the hosts, outermost first, whose islands are to be mounted again on what is there.
     */
    undone(records: readonly MutationRecord[]): readonly HTMLElement[] {
      const signals = lostOwners(records)
      const changed = new Set(records.filter(({ type }) => type === 'attributes').map(({ target }) => target))
      const hosts = new Set<HTMLElement>()
      if (changed.size + signals.size === 0) return []
      for (const instance of [...live].reverse()) {
        const isChanged = changed.has(instance.host)
        if (isChanged && instance.pending) instance.sayAria()
        if (!(isChanged && instance.isUnmarked) && !signals.has(instance.signal)) continue
        if (isUndoneTooOften(instance.host)) {
          instance.fail(ilotsError(Code.undoneAgain, UNDONE_AGAIN))
          continue
        }
        live.delete(instance)
        instance.end('disposed')
        hosts.add(instance.host)
      }
      return [...hosts].reverse()
    },
    /** Disposes, innermost first, the instances of elements that have left the page, and of what is in them. */
    disposeIn(removed: readonly Element[]): void {
      const gone = removed.filter(({ isConnected }) => !isConnected)
      const trees = gone.length > 0 ? shadowRoots().filter(({ host }) => !host.isConnected) : []
      const elements = [...gone, ...trees].flatMap((root) => [root, ...root.querySelectorAll('*')])
      for (const element of elements.reverse())
        for (const instance of instancesAt.get(element)?.values() ?? [])
          if (live.delete(instance)) instance.end('disposed')
    },
    /** Disposes, innermost first, every instance for which `gone` is true. */
    sweep(gone: (host: Element) => boolean): void {
      for (const instance of [...live].reverse()) {
        if (!gone(instance.host)) continue
        live.delete(instance)
        instance.end('disposed')
      }
    },
  }
}
