/** Load-more buttons (§4.12, §7.9, §9.8). */

import { sentence } from '../../src/base/errors'
import type { OnSkipped } from '../../src/contracts/on-skipped'
import { announce } from '../../src/dom/announce'
import { isInContent, isPartOf, markContentOfAnswer } from '../../src/dom/content'
import { focusOn } from '../../src/dom/focus'
import { isPlainClick } from '../../src/dom/plain-click'
import { replacement } from '../../src/server/replaced'
import { request } from '../../src/server/request'
import { safeUrl } from '../../src/server/safe-url'
import { schemaMismatch } from '../../src/server/schema-mismatch'
import { serverFragment } from '../../src/server/server-html'
import { type BlockContext, MOST_LOADS } from './context'
import { controlOf } from './controls'
import type { Refresher } from './refresh'
import { loadMoreUrl, readComment } from './refresh-url'

type Direction = 'next' | 'prev'
/** When a load-more button loads by itself. */
type LoadMode = 'click' | 'auto' | 'click-auto'
const BUTTON = 'a[data-role="load-more"]'
/** The share of the button that has to be in sight (§9.8). */
const SEEN = 0.7
/**
 * Automatic loads before a click is needed, without `data-load-stop`: the footer must stay reachable
 * (forem/forem#11020, Automattic/jetpack#16104).
 */
const DEFAULT_STOP = 5
/** Buttons that came with an answer of the server. */
const answered = new WeakSet<Element>()

/** Load-more buttons load on a click, and by themselves where `data-load` says so. */
export function watchLoadMore(context: BlockContext, refresher: Refresher): void {
  const { host, signal } = context
  const modes = new Map<Direction, { mode: LoadMode; loads: number }>()
  const modeOf = (button: HTMLElement) => {
    const direction = directionOf(button)
    const known = modes.get(direction) ?? { mode: readMode(button.dataset.load), loads: 0 }
    modes.set(direction, known)
    return known
  }
  const isTrusted = mayLoadAlone(context)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio >= SEEN) void load(target as HTMLAnchorElement, false)
    },
    { threshold: SEEN },
  )
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  const watch = () => {
    for (const button of host.querySelectorAll<HTMLElement>(BUTTON)) {
      if (!isPartOf(host, button, context.page.config)) continue
      const { mode, loads } = modeOf(button)
      if (loadsWhenSeen(mode, loads, button.dataset.loadStop) && isTrusted(button)) observer.observe(button)
    }
  }
  const load = async (button: HTMLAnchorElement, isClicked: boolean) => {
    observer.unobserve(button)
    if (button.classList.contains('is-loading') || isRefused(button, context)) return
    const state = modeOf(button)
    const work = async () => addItems(context, button, await askMore(context, button), isClicked)
    button.classList.add('is-loading')
    const isLoaded = await refresher.attempt(work, button, () => void load(button, true))
    button.classList.remove('is-loading')
    if (!isLoaded) return
    state.loads += 1
    if (isClicked) state.mode = modeAfter(state.mode)
    watch()
  }
  context.listen('click', (event) => {
    const button = controlOf(event, BUTTON, context)
    if (!button || !isPlainClick(event)) return
    event.preventDefault()
    void load(button as HTMLAnchorElement, true)
  })
  watch()
}

function directionOf(button: HTMLElement): Direction {
  return button.dataset.direction === 'prev' ? 'prev' : 'next'
}

/** Reads `data-load`; `click` for any other word. */
export function readMode(raw: string | undefined): LoadMode {
  return raw === 'auto' || raw === 'click-auto' ? raw : 'click'
}

/** The mode after a click: `click-auto` becomes `auto`. */
export function modeAfter(mode: LoadMode): LoadMode {
  return mode === 'click-auto' ? 'auto' : mode
}

/** Reads `data-load-stop`: a whole number from 1 to {@link MOST_LOADS}, else the default. */
export function stopOf(raw: string | undefined): number {
  const stop = Number(raw)
  return Number.isInteger(stop) && stop > 0 && stop <= MOST_LOADS ? stop : DEFAULT_STOP
}

/** Whether the button loads when it is in sight: in `auto` mode, except at each multiple of the stop. */
export function loadsWhenSeen(mode: LoadMode, loads: number, stop: string | undefined): boolean {
  return mode === 'auto' && (loads === 0 || loads % stopOf(stop) !== 0)
}

/** Whether the button's address must not be followed, which is reported. */
function isRefused(button: Element, { page, island }: BlockContext): boolean {
  const href = button.getAttribute('href')
  if (safeUrl(href)) return false
  page.report.refuse(sentence`href refusé, reçu « ${href} », attendu une adresse.`, {
    island,
    element: button,
  })
  return true
}

/**
 * @returns whether a button may load by itself: it came with an answer, or leads to the path of the page or of the
 * block's own address, and is not in an editor's content. Any other waits for a click, and a warning says so. A call
 * that starts by itself carries the visitor's session: an editor's content must not choose its address (contract
 * §8).
 */
function mayLoadAlone({ host, page, island }: BlockContext): (button: Element) => boolean {
  const paths = [location.href, readComment(host, page.config).url].map(
    (address) => safeUrl(address)?.pathname,
  )
  return (button) => {
    const href = button.getAttribute('href')
    const url = safeUrl(href)
    const isOwn = url?.origin === location.origin && paths.includes(url.pathname)
    if (!isInContent(button, page.config) && (answered.has(button) || isOwn)) return true
    const message = sentence`la suite attend un clic : « ${href} » n'est ni à l'adresse de la page ni à celle du \
bloc, ou se trouve dans un contenu de rédacteur.`
    page.report.refuse(message, { island, element: button })
    return false
  }
}

async function askMore(context: BlockContext, button: Element): Promise<DocumentFragment> {
  const url = loadMoreUrl(button.getAttribute('href') ?? '')
  const reply = await request(context, { url, html: true, read: readMore })
  markContentOfAnswer(reply, context.host, context.page.config)
  return reply
}

/** Reads the answer, which is a whole block. @throws TypeError for an empty one, or a whole page. */
export function readMore(html: string, onSkipped?: OnSkipped): DocumentFragment {
  const fragment = serverFragment(replacement(html))
  if (!fragment.querySelector('[data-role="items"]')) onSkipped?.('', html, '', schemaMismatch('items', html))
  return fragment
}

/** Adds the items of the reply, a whole block; its button of that direction replaces the one that was used. */
function addItems(
  { host, say, emit, page }: BlockContext,
  button: HTMLAnchorElement,
  reply: DocumentFragment,
  isClicked: boolean,
): void {
  const direction = directionOf(button)
  const isOwn = (part: Element) => isPartOf(host, part, page.config)
  const items = itemsIn(host, isOwn)
  const fresh = [...(itemsIn(reply, isOwn)?.children ?? [])]
  const successor = successorOf(reply, direction, isOwn)
  // Around it as well: Safari does not focus what is pressed.
  const isAnchored = document.activeElement?.contains(button)
  const height = document.documentElement.scrollHeight
  if (direction === 'prev') items?.prepend(...fresh)
  else items?.append(...fresh)
  // Items added above move what the visitor reads: scroll by the same height, where the browser does not do it.
  if (direction === 'prev' && !CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: document.documentElement.scrollHeight - height, behavior: 'instant' })
  if (successor) {
    answered.add(successor)
    button.replaceWith(successor)
  } else {
    button.hidden = true
    button.classList.add('is-off')
  }
  const [first] = fresh
  // The first control in the first new item, else the item itself (ustaxcourt/ef-cms#7813).
  if (isClicked && first && isAnchored) focusOn(controlIn(first) ?? first)
  announce(say(fresh.length === 1 ? 'oneAdded' : 'added', { count: fresh.length }))
  emit('items-loaded', { count: fresh.length, direction })
}

/** What an item has folded away stays so. */
const controlIn = (item: Element) =>
  [...item.querySelectorAll('a[href],button,input,select,textarea')].find((control) =>
    control.checkVisibility(),
  )

/** The list of items; lists in an editor's content do not count. */
const itemsIn = (within: ParentNode, isOwn: (part: Element) => boolean) =>
  [...within.querySelectorAll('[data-role="items"]')].find(isOwn)

/** The reply's button. Links among its items or in an editor's content do not count, whatever their role (§8). */
function successorOf(
  reply: DocumentFragment,
  direction: Direction,
  isOwn: (part: Element) => boolean,
): HTMLAnchorElement | undefined {
  return [...reply.querySelectorAll<HTMLAnchorElement>(BUTTON)].find(
    (button) => directionOf(button) === direction && !button.closest('[data-role="items"]') && isOwn(button),
  )
}
