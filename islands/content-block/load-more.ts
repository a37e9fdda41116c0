/** Load-more buttons (§4.12, §7.9, §9.8). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { isPlainClick } from '../../src/dom/plain-click'
import { focusOn } from '../../src/overlay/focus'
import { nonEmpty } from '../../src/server/replaced'
import { isAbort, request } from '../../src/server/request'
import { safeUrl } from '../../src/server/safe-url'
import { serverFragment } from '../../src/server/server-html'
import { mayLoadAlone, noteAnswered } from './alone'
import { type BlockContext, controlOf } from './controls'
import { goesOn, type LoadMode, modeAfter, readMode } from './load-mode'
import type { Refresher } from './refresh'
import { loadMoreUrl } from './refresh-url'

type Direction = 'next' | 'prev'
const BUTTON = 'a[data-role="load-more"]'
/** §9.8: the share of the button that has to be in sight. */
const SEEN = 0.7

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
      if (goesOn(mode, loads, button.dataset.loadStop) && isTrusted(button)) observer.observe(button)
    }
  }
  const load = async (button: HTMLAnchorElement, clicked: boolean) => {
    observer.unobserve(button)
    const state = modeOf(button)
    const loaded = await loadMore(context, refresher, button, clicked, () => void load(button, true))
    if (!loaded) return
    state.loads += 1
    if (clicked) state.mode = modeAfter(state.mode)
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

/** @returns whether items were added. */
async function loadMore(
  context: BlockContext,
  refresher: Refresher,
  button: HTMLAnchorElement,
  clicked: boolean,
  retry: () => void,
): Promise<boolean> {
  const url = safeUrl(button.getAttribute('href'))
  if (button.classList.contains('is-loading')) return false
  if (!url) {
    const message = `href refusé, reçu « ${button.getAttribute('href')} », attendu une adresse.`
    context.engine.report.refuse(message, { island: context.island, element: button })
    return false
  }
  membersOf(context.host).querySelector(':scope > .ilots-notice')?.remove()
  const idle = refresher.busy()
  button.classList.add('is-loading')
  try {
    const html = await request(context, {
      url: loadMoreUrl(button.getAttribute('href') ?? ''),
      html: true,
      read: nonEmpty,
    })
    add(context, button, serverFragment(html), clicked)
    return true
  } catch (error) {
    if (!isAbort(error)) refresher.fail(retry, button)
    return false
  } finally {
    button.classList.remove('is-loading')
    idle()
  }
}

/** The reply is a whole block: its items are added, its button of the same direction replaces the one used. */
function add(
  { host, say, emit, engine }: BlockContext,
  button: HTMLAnchorElement,
  reply: DocumentFragment,
  clicked: boolean,
): void {
  const direction = directionOf(button)
  const items = membersOf(host).querySelector('[data-role="items"]')
  const fresh = [...(membersOf(reply.querySelector('[data-role="items"]'))?.children ?? [])]
  const successor = successorOf(reply, direction, engine.config.content)
  const anchored = document.activeElement
  const height = document.documentElement.scrollHeight
  if (direction === 'prev') membersOf(items)?.prepend(...fresh)
  else membersOf(items)?.append(...fresh)
  // Items put above move what the visitor reads: scroll by as much, unless the browser did.
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
  if (clicked && first && (anchored === button || anchored === document.body)) focusFirst(first)
  announce(say(fresh.length === 1 ? 'oneAdded' : 'added', { count: fresh.length }))
  emit('items-loaded', { count: fresh.length, direction })
}

/** The block's own: a link of that name among its items, or in what an editor wrote, is no button of it (contract §8). */
function successorOf(
  reply: DocumentFragment,
  direction: Direction,
  content: string,
): HTMLAnchorElement | undefined {
  return [...reply.querySelectorAll<HTMLAnchorElement>(BUTTON)].find(
    (button) => directionOf(button) === direction && !button.closest(`[data-role="items"],${content}`),
  )
}

/** The first new item, or the first thing in it that takes focus (ustaxcourt/ef-cms#7813). */
function focusFirst(item: Element): void {
  focusOn(membersOf(item).querySelector('a[href],button,input,select,textarea') ?? item)
}
