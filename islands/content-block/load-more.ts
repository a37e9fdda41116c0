/** Load-more buttons (§4.12, §7.9, §9.8). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { isPlainClick } from '../../src/dom/plain-click'
import { focusOn } from '../../src/overlay/focus'
import { replacement } from '../../src/server/replaced'
import { isAbort, request } from '../../src/server/request'
import { safeUrl } from '../../src/server/safe-url'
import { serverFragment } from '../../src/server/server-html'
import type { BlockContext } from './context'
import { controlOf } from './controls'
import { type LoadMode, loadsWhenSeen, modeAfter, readMode } from './load-mode'
import type { Refresher } from './refresh'
import { loadMoreUrl } from './refresh-url'
import { mayLoadAlone, noteAnswered } from './trusted-buttons'

type Direction = 'next' | 'prev'
const BUTTON = 'a[data-role="load-more"]'
/** The share of the button that has to be in sight (§9.8). */
const SEEN = 0.7

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
    for (const button of membersOf(host).querySelectorAll<HTMLElement>(BUTTON)) {
      const { mode, loads } = modeOf(button)
      if (loadsWhenSeen(mode, loads, button.dataset.loadStop) && isTrusted(button)) observer.observe(button)
    }
  }
  const load = async (button: HTMLAnchorElement, isClicked: boolean) => {
    observer.unobserve(button)
    const state = modeOf(button)
    const loaded = await loadMore(context, refresher, button, isClicked, () => void load(button, true))
    if (!loaded) return
    state.loads += 1
    if (isClicked) state.mode = modeAfter(state.mode)
    watch()
  }
  context.listen('click', (event) => {
    const button = controlOf(event, BUTTON, host)
    if (!button || !isPlainClick(event)) return
    event.preventDefault()
    void load(button as HTMLAnchorElement, true)
  })
  watch()
}

function directionOf(button: HTMLElement): Direction {
  return button.dataset.direction === 'prev' ? 'prev' : 'next'
}

/** Requests the next items and adds them. @returns whether items were added. */
async function loadMore(
  context: BlockContext,
  refresher: Refresher,
  button: HTMLAnchorElement,
  isClicked: boolean,
  retry: () => void,
): Promise<boolean> {
  const url = safeUrl(button.getAttribute('href'))
  if (button.classList.contains('is-loading')) return false
  if (!url) {
    const message = `href refusé, reçu « ${button.getAttribute('href')} », attendu une adresse.`
    context.page.report.refuse(message, { island: context.island, element: button })
    return false
  }
  membersOf(context.host).querySelector(':scope > .ilots-notice')?.remove()
  const idle = refresher.busy()
  button.classList.add('is-loading')
  try {
    const html = await request(context, {
      url: loadMoreUrl(button.getAttribute('href') ?? ''),
      html: true,
      read: replacement,
    })
    addItems(context, button, serverFragment(html), isClicked)
    return true
  } catch (error) {
    if (!isAbort(error)) refresher.fail(retry, button)
    return false
  } finally {
    button.classList.remove('is-loading')
    idle()
  }
}

/** Adds the items of the reply, which is a whole block; its button of the same direction replaces the one that was used. */
function addItems(
  { host, say, emit, page }: BlockContext,
  button: HTMLAnchorElement,
  reply: DocumentFragment,
  isClicked: boolean,
): void {
  const direction = directionOf(button)
  const items = membersOf(host).querySelector('[data-role="items"]')
  const fresh = [...(membersOf(reply.querySelector('[data-role="items"]'))?.children ?? [])]
  const successor = successorOf(reply, direction, page.config.content)
  // Around it as well: Safari does not focus what is pressed.
  const isAnchored = membersOf(document.activeElement)?.contains(button)
  const height = document.documentElement.scrollHeight
  if (direction === 'prev') membersOf(items)?.prepend(...fresh)
  else membersOf(items)?.append(...fresh)
  // Items added above move what the visitor reads: scroll by the same height, where the browser does not do it.
  if (direction === 'prev' && !CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: document.documentElement.scrollHeight - height, behavior: 'instant' })
  if (successor) {
    noteAnswered(successor)
    button.replaceWith(successor)
  } else {
    button.hidden = true
    button.classList.add('is-off')
  }
  const [first] = fresh
  if (isClicked && first && isAnchored) focusFirst(first)
  announce(say(fresh.length === 1 ? 'oneAdded' : 'added', { count: fresh.length }))
  emit('items-loaded', { count: fresh.length, direction })
}

/** The reply's own button; links among its items or in an editor's content are none, whatever their role says (contract §8). */
function successorOf(
  reply: DocumentFragment,
  direction: Direction,
  content: string,
): HTMLAnchorElement | undefined {
  return [...reply.querySelectorAll<HTMLAnchorElement>(BUTTON)].find(
    (button) => directionOf(button) === direction && !button.closest(`[data-role="items"],${content}`),
  )
}

/** Focuses the first control in the first new item, else the item itself (ustaxcourt/ef-cms#7813). */
function focusFirst(item: Element): void {
  focusOn(membersOf(item).querySelector('a[href],button,input,select,textarea') ?? item)
}
