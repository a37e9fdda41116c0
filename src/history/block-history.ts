/**
 * Back returns to what an element showed before the server's HTML replaced it: the page, the filters and the scroll
 * position of a block, the month of an agenda (contract §4.3).
 *
 * The nodes themselves are kept, not their HTML: what was typed in a filter stays typed, and going back needs no
 * request. All nodes leave the page together: islands among them restore the server's markup once they are gone, and
 * what an island has put beside its host must not stay behind.
 */

import { sentence } from '../base/errors'
import { ownProperty } from '../base/own-property'
import type { IslandContextBase } from '../contracts/island'
import { focusOn } from '../dom/focus'
import { activeElement } from '../dom/roots'
import { safeUrl } from '../server/safe-url'
import { forgetGone, type NavigateEvent, navigationApi } from './navigation-api'
import { navigations, traversals } from './traversals'
import { writeEntry } from './write-entry'

/** What an element showed before. */
interface BlockContent {
  nodes: DocumentFragment
  /** The block itself, when a reply replaced it. */
  block: HTMLElement
  scroll: number
  /** The element inside that had the focus. */
  focused: Element | null
}

/** A state, under its element and the number of its entry. */
interface Snapshot extends BlockContent {
  readonly id: string
  readonly entry: number
  /** Whether it has been shown again since. */
  isShown: boolean
}
/** Whether it can be shown: again, too, once a router has taken it out of the page with what was around it. */
const isFree = ({ isShown, block }: Snapshot): boolean =>
  !isShown || (!block.isConnected && block.parentNode !== null)
/** How many states of all blocks are kept; for an older one, the page of its address is loaded again. */
const MOST = 20

/** Not `ilotsBlocks`, under which earlier builds left texts: a tab may have entries of both. */
const STATE = 'ilotsBack'
/** What blocks show, by their ids, each as the number of the entry that brought it. */
type Shown = Readonly<Record<string, number>>
/** As this entry of the browser says it; none where it is another script's, or a jump within the page. */
const entries = (): Shown | undefined => history.state?.[STATE]
const reached = () => Math.max(0, ...Object.values(entries() ?? {}))
/** The address, without the hash: a jump within the page leaves the blocks as they are. */
const place = () => location.pathname + location.search

/** Blocks and the agenda are in files of their own: what travels is known to both. */
const travels = watchTravels()

function watchTravels() {
  // Numbers rise along the entries, also those of a page that was loaded again in between.
  const loaded = Math.max(reached(), Date.now())
  const made = {
    snapshots: [] as readonly Snapshot[],
    /** It outlives the mounts: a refresh may replace the block. */
    shown: new Map<string, number>(),
    /** What each address showed last, for entries that do not say it. */
    places: new Map([[place(), entries() ?? {}]]),
    /** What each entry shows, by the browser's name of it. */
    keys: new Map<string, Shown>(),
    /** The number of what the page came with. */
    loaded,
    count: loaded,
    /** Whether the visitor has left the entry for which this page was loaded. */
    hasTravelled: false,
    /** Those of the blocks in the page. */
    histories: new Set<BlockHistory>(),
    /** The last traversal that they have noticed. */
    lastTraversal: undefined as Event | undefined,
    /** Blocks of which `shown` says what they show. Of others, that another script has drawn, the entry says it. */
    known: new WeakSet<HTMLElement>(),
  }
  const travel = () => {
    made.hasTravelled = true
  }
  traversals().add(travel)
  return made
}

/** What the entry shows. Of one that says nothing the address tells; at one that is new, blocks stay as they are. */
const here = (): Shown => entries() ?? travels.places.get(place()) ?? showing()

/** Whether blocks alone show something else there, and can do so: a router would take it for a page of its own. */
function isOurs(there: Shown): boolean {
  const others = [...travels.histories].filter((one) => one.isElsewhere(there))
  return others.length > 0 && others.every((one) => one.isStored(there))
}

/** Shows in each block what the entry shows: once, by the first of them that notices the traversal. */
function showEntry(event: Event): void {
  if (event === travels.lastTraversal) return
  travels.lastTraversal = event
  if (isOurs(here())) event.stopImmediatePropagation()
  for (const one of [...travels.histories]) one.travel()
}

/** Keeps such a traversal from those who intercept navigations, as htmx does. */
function hideNavigation(event: NavigateEvent): void {
  const there = event.navigationType === 'traverse' && travels.keys.get(event.destination.key)
  if (there && isOurs(there)) event.stopImmediatePropagation()
}

const showing = (): Shown => ({ ...entries(), ...Object.fromEntries(travels.shown) })

/** Remembers what the entry shows, for when a script takes our state away. */
function remember(shown: Shown): void {
  travels.places.set(place(), shown)
  const key = navigationApi()?.currentEntry?.key
  if (key) travels.keys.set(key, shown)
  forgetGone(travels.keys)
}

/** Lets the browser's entry say what the blocks show, so that coming back to it is recognised. */
function mark(): void {
  const state: unknown = history.state ?? {}
  // Nothing can be added to another script's text, number or list: its address is remembered all the same.
  if (Object.getPrototypeOf(state) === Object.prototype) writeEntry('replaceState', { [STATE]: showing() })
}

/** The entries that one element adds to the browser's history, one for each state that it shows. */
export class BlockHistory {
  readonly #id: string
  readonly #on: boolean
  readonly #find: () => HTMLElement | null
  #travelled: () => void = () => {}

  /**
   * @param id the element's id, or another name that stays the same when the element is replaced.
   * @param find finds the element as it stands now.
   */
  constructor(id: string, on: boolean, signal: AbortSignal, find: () => HTMLElement | null) {
    this.#id = id
    this.#on = on
    this.#find = find
    if (!on) return
    if (!travels.shown.has(id)) travels.shown.set(id, ownProperty(entries(), id) ?? travels.loaded)
    travels.histories.add(this)
    traversals().add(showEntry)
    navigations().add(hideNavigation)
    signal.addEventListener('abort', () => {
      travels.histories.delete(this)
      if (travels.histories.size > 0) return
      traversals().delete(showEntry)
      navigations().delete(hideNavigation)
    })
    // The visitor may have travelled on before the block that came back was mounted.
    queueMicrotask(() => signal.aborted || this.#arrive())
  }

  /** Runs `listener` before another entry's content is shown. */
  onTravel(listener: () => void): void {
    this.#travelled = listener
  }

  /** Takes the block's content out of it, to be kept under its own entry. */
  takeContent(block: HTMLElement): BlockContent {
    const active = activeElement()
    const focused = block.contains(active) ? active : null
    const nodes = document.createDocumentFragment()
    const content = { nodes, block, scroll: scrollY, focused }
    nodes.append(...block.childNodes)
    return content
  }

  /**
   * Adds an entry with `address` once the new content is in the page; `before` is kept
   * under the entry that it belongs to.
   */
  enter(before: BlockContent, address: string): void {
    if (!this.#on) return
    // The new entry takes the place of all that the visitor has gone back over: nothing leads to what they showed any
    // more. On an entry of somebody else's nobody knows what lies ahead.
    const last = entries() ? reached() : travels.count
    travels.snapshots = travels.snapshots.filter(({ entry }) => entry <= last)
    this.#keep(this.#shown, before)
    remember(showing())
    mark()
    const block = this.#find()
    if (block) travels.known.add(block)
    travels.count += 1
    travels.shown.set(this.#id, travels.count)
    writeEntry('pushState', { [STATE]: showing() }, address)
    remember(showing())
  }

  get #shown(): number {
    return travels.shown.get(this.#id) ?? travels.loaded
  }

  #at(wanted: number): Snapshot | undefined {
    return travels.snapshots.find(
      (snapshot) => snapshot.id === this.#id && snapshot.entry === wanted && isFree(snapshot),
    )
  }

  #keep(entry: number, content: BlockContent): void {
    const others = travels.snapshots.filter(
      (snapshot) => snapshot.id !== this.#id || snapshot.entry !== entry,
    )
    travels.snapshots = [...others, { ...content, id: this.#id, entry, isShown: false }].slice(-MOST)
  }

  #wanted(there: Shown): number {
    return ownProperty(there, this.#id) ?? travels.loaded
  }

  /** Whether an entry shows something else in this block. */
  isElsewhere(there: Shown): boolean {
    return this.#wanted(there) !== this.#shown && this.#find() !== null
  }

  /** Whether that is kept: no request is needed for it. */
  isStored(there: Shown): boolean {
    return this.#at(this.#wanted(there)) !== undefined
  }

  /**
   * The block has just been mounted. One that another script has drawn shows what the server has for this address, or
   * a copy of what stood there: a router that has noticed the traversal before us draws later than we do. What the
   * visitor had there comes back.
   */
  #arrive(): void {
    const block = this.#find()
    if (!block || travels.known.has(block)) {
      this.travel()
      return
    }
    const wanted = this.#wanted(here())
    travels.known.add(block)
    travels.shown.set(this.#id, wanted)
    remember(here())
    const snapshot = this.#at(wanted)
    if (snapshot) this.#show(block, snapshot)
  }

  /** Puts what is kept in the place of the block. */
  #show(block: HTMLElement, snapshot: Snapshot): void {
    travels.known.add(snapshot.block)
    const element = snapshot.block
    if (snapshot.block !== block) block.replaceWith(snapshot.block)
    if (snapshot.isShown) return
    // The same block may have left the page with the content of another entry.
    const inside = travels.snapshots.find((other) => other.isShown && other.block === snapshot.block)
    if (inside) {
      inside.nodes.append(...element.childNodes)
      inside.isShown = false
    }
    element.replaceChildren(snapshot.nodes)
    snapshot.isShown = true
  }

  /** Shows what the entry shows. */
  travel(): void {
    const block = this.#find()
    const current = this.#shown
    const wanted = this.#wanted(here())
    remember(here())
    if (wanted === current || !block) return
    const before = this.#at(wanted)
    if (!before) {
      // The state is not kept any more: the server knows the page of this address. One that has just been loaded is
      // that page.
      if (travels.hasTravelled) location.reload()
      else travels.shown.set(this.#id, wanted)
      return
    }
    this.#travelled()
    const content = this.takeContent(block)
    this.#keep(current, content)
    travels.shown.set(this.#id, wanted)
    // A block that comes back mounts by itself where its entry says something: the visitor may go Forward next.
    if (!history.state) mark()
    this.#show(block, before)
    // A keyboard user who was in the block goes on from where the focus was then.
    if (content.focused) focusOn(before.focused ?? before.block)
    scrollTo({ top: before.scroll, behavior: 'instant' })
  }
}

/**
 * Reads the address that the address bar takes from a link: one of this site that may be followed. One that is
 * refused is reported as a warning.
 * @returns `undefined` for a refused address, for a link without one, and for a link to a part of this page.
 */
export function siteAddress(link: Element, { page, island }: IslandContextBase): string | undefined {
  const raw = link.getAttribute('href')
  if (!raw || raw.startsWith('#')) return undefined
  const url = safeUrl(raw)
  if (url?.origin === location.origin) return url.href
  const message = sentence`href refusé pour la barre d'adresse, reçu « ${raw} », attendu une adresse de ce site.`
  page.report.refuse(message, { island, element: link })
  return undefined
}
