/**
 * Back returns to what an element showed before the server's HTML replaced it: the page, the filters and the scroll
 * position of a block, the month of an agenda (contract §4.3).
 *
 * The nodes themselves are kept, not their HTML: what was typed in a filter stays typed, and going back needs no request.
 * All nodes leave the page together: islands among them restore the server's markup once they are gone, and what an
 * island has put beside its host must not stay behind.
 */
import { membersOf } from '../dom/members'
import type { Host } from '../island/island'
import { focusOn } from '../overlay/focus'
import { safeUrl } from '../server/safe-url'

/** What an element showed before. */
interface Kept {
  nodes: DocumentFragment
  /** The block itself, when a reply replaced it. */
  block: HTMLElement
  scroll: number
  /** The element inside that had the focus. */
  focused: Element | null
}

/** How many states of all blocks are kept; for an older one, the page of its address is loaded again. */
const MOST = 20
const STATE = 'ilotsBlocks'
const kept = new Map<string, Kept>()
/** The entry that each block shows now. It outlives the mounts, since a refresh may replace the block. */
const shown = new Map<string, string>()

type Keys = Readonly<Record<string, string>>
const keys = (): Keys => (history.state?.[STATE] as Keys | undefined) ?? {}
/** A key begins with its number: along the entries numbers only rise, also on a page that was loaded again in between. */
const numberOf = (key: string) => Number.parseInt(key, 10) || 0
const reached = () => Math.max(0, ...Object.values(keys()).map(numberOf))
let count = reached()

/** The entries that one element adds to the browser's history, one for each state that it shows. */
export class BlockHistory {
  readonly #id: string
  readonly #on: boolean
  readonly #find: () => HTMLElement | null
  #travelled: () => void = () => {}

  /**
   * @param id the element's id, or another name that stays the same when the element is replaced.
   * @param find finds the element as it stands now; by default, by its id.
   */
  constructor(id: string, on: boolean, signal: AbortSignal, find = () => document.getElementById(id)) {
    this.#id = id
    this.#on = on
    this.#find = find
    if (!on) return
    if (!shown.has(id)) shown.set(id, keys()[id] ?? '')
    addEventListener('popstate', () => this.#travel(), { signal })
    // The visitor may have travelled on before the block that came back was mounted.
    queueMicrotask(() => signal.aborted || this.#travel())
  }

  /** Runs `listener` before another entry's content is shown. */
  onTravel(listener: () => void): void {
    this.#travelled = listener
  }

  /** Takes the block's content out of it, to be kept under its own entry. */
  leave(block: HTMLElement): Kept {
    const activeElement = document.activeElement
    const focused = membersOf(block).contains(activeElement) ? activeElement : null
    const nodes = document.createDocumentFragment()
    const left = { nodes, block, scroll: scrollY, focused }
    nodes.append(...membersOf(block).childNodes)
    return left
  }

  /**
   * Adds an entry with `address` once the new content is in the page; `before` is kept
   * under the entry that it belongs to.
   */
  enter(before: Kept, address: string): void {
    if (!this.#on) return
    const from = shown.get(this.#id) ?? ''
    this.#keep(from, before)
    if (from === '') {
      // The entry that the page came with gets a name, so that coming back to it is recognised.
      history.replaceState({ ...history.state, [STATE]: { ...keys(), [this.#id]: '' } }, '')
    }
    this.#forgetAhead()
    count += 1
    const key = `${count}.${Date.now().toString(36)}`
    history.pushState({ [STATE]: { ...keys(), [this.#id]: key } }, '', address)
    shown.set(this.#id, key)
  }

  /** A new entry takes the place of all that the visitor has gone back over: nothing leads to what they showed any more. */
  #forgetAhead(): void {
    // On an entry of somebody else's nobody knows what lies ahead.
    if (!history.state?.[STATE]) return
    const last = reached()
    for (const name of kept.keys())
      if (numberOf(name.slice(name.lastIndexOf(' ') + 1)) > last) kept.delete(name)
  }

  #keep(key: string, state: Kept): void {
    kept.delete(`${this.#id} ${key}`)
    kept.set(`${this.#id} ${key}`, state)
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST))) kept.delete(oldest)
  }

  #travel(): void {
    const block = this.#find()
    const wanted = keys()[this.#id] ?? ''
    const current = shown.get(this.#id) ?? ''
    if (wanted === current || !block) return
    const before = kept.get(`${this.#id} ${wanted}`)
    if (!before) {
      // The state is not kept any more: the server knows the page of this address.
      location.reload()
      return
    }
    this.#travelled()
    const left = this.leave(block)
    this.#keep(current, left)
    shown.set(this.#id, wanted)
    if (before.block !== block) membersOf(block).replaceWith(before.block)
    membersOf(before.block).replaceChildren(before.nodes)
    // A keyboard user who was in the block goes on from where the focus was then.
    if (left.focused) focusOn(before.focused ?? before.block)
    scrollTo({ top: before.scroll, behavior: 'instant' })
  }
}

/**
 * Reads the address that the address bar takes from a link: one of this site that may be followed. One that is refused is
 * reported as a warning.
 * @returns `undefined` for a refused address, for a link without one, and for a link to a part of this page.
 */
export function ownAddress(link: Element, { page, island }: Host): string | undefined {
  const raw = link.getAttribute('href')
  if (!raw || raw.startsWith('#')) return undefined
  const url = safeUrl(raw)
  if (url?.origin === location.origin) return url.href
  const message = `href refusé pour la barre d'adresse, reçu « ${raw} », attendu une adresse de ce site.`
  page.report.refuse(message, { island, element: link })
  return undefined
}
