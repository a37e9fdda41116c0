/** Mount, fail, dispose: what becomes of each marker found (contract §2, architecture §5). */

import { membersOf } from '../dom/members'
import { Code, isIlotsError } from '../island/errors'
import type { Dispose, Island } from '../island/island'
import { INTERACTIVE } from './early'
import type { Engine } from './engine'
import type { Found } from './markers'
import { schedule } from './when'

export type SlotState = 'waiting' | 'loading' | 'mounted' | 'failed' | 'refused' | 'disposed'

const MOUNTED = 'data-ilot-mounted'

/** One island on one host. */
export class Slot {
  state: SlotState = 'waiting'
  /** Why it failed or is refused, as one sentence. */
  reason = ''
  /** From asking for the code to mounted. */
  milliseconds: number | undefined
  attributes: unknown
  readonly warnings: string[] = []
  controller = new AbortController()
  readonly island: Island
  readonly host: HTMLElement
  readonly #engine: Engine
  // biome-ignore lint/suspicious/noConfusingVoidType: what a mount returns.
  #dispose: Dispose | void | undefined
  #aria: string[] = []
  #started: Promise<void> | undefined

  constructor(island: Island, host: HTMLElement, engine: Engine) {
    this.island = island
    this.host = host
    this.#engine = engine
  }

  /** The code is not here yet, or could not be had and is asked for again on the next interaction. */
  get pending(): boolean {
    const { media } = this.island.when
    if (media && !matchMedia(media).matches) return false
    return /wait|load/.test(this.state) || (this.state === 'failed' && !this.#started)
  }

  /**
   * Sets the ARIA that must not wait for the code, then waits for the island's moment. Never throws: one host that fails
   * does not keep its neighbours from waiting.
   */
  wait(): void {
    const { island, host } = this
    const { aria = {}, when } = island
    try {
      const element = membersOf(host)
      // Whatever element it is, the keyboard reaches it before its code is here.
      const all: Island['aria'] =
        island.aria && !element.matches(INTERACTIVE) ? { role: 'button', tabindex: '0', ...aria } : aria
      // What the server wrote stays.
      this.#aria = Object.keys(all).filter((name) => !element.hasAttribute(name))
      for (const name of this.#aria) element.setAttribute(name, all[name] ?? '')
      schedule(when, host, this.controller.signal, () => this.start())
    } catch (error) {
      // `fail` leaves alone what only waits.
      this.state = 'loading'
      this.fail(error)
    }
  }

  /** Fetches and mounts; settles when that is done or has failed, and never rejects. */
  start(): Promise<void> {
    this.#started ??= this.#start().catch((error) => this.fail(error))
    return this.#started
  }

  async #start(): Promise<void> {
    const { island } = this
    const engine = this.#engine
    const begun = performance.now()
    this.state = 'loading'
    const { island: lazy } = await engine.chunk(island.name, island.load)
    if (!this.isLoading) return
    const dispose = await lazy.mount(this, engine)
    if (!this.isLoading) return dispose?.()
    this.#dispose = dispose
    this.milliseconds = performance.now() - begun
    this.state = 'mounted'
    this.#mark('mount')
  }

  /** Undoes what the mount did and says why; the server's HTML stays usable. A refused address is a warning. */
  fail(error: unknown): void {
    if (!/load|mount/.test(this.state)) return
    const place = { island: this.island.name, element: this.host }
    const { report } = this.#engine
    const code = isIlotsError(error) ? error.code : Code.mountFailed
    this.end(code === Code.urlRefused ? 'refused' : 'failed')
    this.reason = String((error as Error)?.message ?? error)
    if (code === Code.urlRefused) report.refuse(this.reason, place)
    // A chunk is reported once, by what fetches it; the next interaction asks for it again.
    else if (code === Code.chunkFailed) this.#started = undefined
    else report.thrown(error, code, place)
  }

  /** Takes everything back: the element has left, `unmount` was called, or it failed. */
  end(state: SlotState): void {
    const was = this.state
    this.state = state
    this.controller.abort()
    this.controller = new AbortController()
    try {
      this.#dispose?.()
    } catch (error) {
      this.#engine.report.thrown(error, Code.disposeFailed, { island: this.island.name, element: this.host })
    }
    this.#dispose = undefined
    for (const name of this.#aria) membersOf(this.host).removeAttribute(name)
    if (was === 'mounted') this.#mark('unmount')
  }

  /** Its code is on the way. A getter: the compiler would narrow the state across an `await`. */
  get isLoading(): boolean {
    return this.state === 'loading'
  }

  #mark(type: 'mount' | 'unmount'): void {
    const { host, island } = this
    const element = membersOf(host)
    const others = (element.getAttribute(MOUNTED) ?? '')
      .split(' ')
      .filter((name) => name && name !== island.name)
    const names = type === 'mount' ? [...others, island.name] : others
    if (names.length) element.setAttribute(MOUNTED, names.join(' '))
    else element.removeAttribute(MOUNTED)
    this.#engine.emit(type, { island: island.name }, host)
  }
}

/** All slots of the page. */
export class Lifecycle {
  readonly live = new Set<Slot>()
  readonly #at = new WeakMap<EventTarget, Map<string, Slot>>()
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  at(host: EventTarget): Iterable<Slot> {
    return this.#at.get(host)?.values() ?? []
  }

  /** Gives each marker its slot, once. @returns settles when every `now` island among them is done. */
  async take(found: Found[]): Promise<void> {
    const now: unknown[] = []
    for (const { island, host } of found) {
      const slots = this.#at.get(host) ?? new Map<string, Slot>()
      if (this.live.has(slots.get(island.name) as Slot)) continue
      const slot = new Slot(island, host, this.#engine)
      this.#at.set(host, slots.set(island.name, slot))
      this.live.add(slot)
      slot.wait()
      if (slot.isLoading) now.push(slot.start())
    }
    await Promise.all(now)
  }

  /** Disposes, innermost first, every slot for which `gone` is true. */
  sweep(gone: (host: Element) => boolean): void {
    for (const slot of [...this.live].reverse()) {
      if (!gone(slot.host)) continue
      this.live.delete(slot)
      slot.end('disposed')
    }
  }
}
