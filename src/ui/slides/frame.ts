/** What is built around the page's slides: the library changes its own elements, never the server's. */

import type { IslandContextBase } from '../../contracts/island'
import { markAdded } from '../../dom/added-nodes'
import { partOf } from '../../dom/content'
import { childrenOf } from '../../dom/element-members'
import { roundButton } from './playback'

/** The elements around the slides. */
export interface Frame {
  readonly root: HTMLElement
  readonly list: HTMLElement
  /** The element that holds the buttons. */
  readonly bar: HTMLElement
  /** Runs `changed` when the page has added or removed slides. */
  follow(changed: () => void): void
}

/** The slides are the children of `[data-role="slides"]`, else the host's own (contract §4.3). */
const slidesOf = ({ host, page }: IslandContextBase): HTMLElement =>
  partOf(host, '[data-role="slides"]', page.config) ?? host

/**
 * Moves the slides into a frame until `signal` aborts. They are then back where they were, in
 * the order that they have by then.
 */
export function frameSlides(context: IslandContextBase): Frame {
  const { set, signal } = context
  const parent = slidesOf(context)
  const root = make('div', 'ilots-slides splide')
  const track = make('div', 'splide__track')
  const list = make('div', 'splide__list')
  const bar = make('div', 'ilots-slides-bar splide__arrows')
  for (const way of ['prev', 'next']) bar.append(roundButton(`ilots-slides-button splide__arrow--${way}`))
  track.append(list)
  root.append(bar, track)
  /** @returns whether the page has changed its slides. */
  const sync = (): boolean => {
    // Another script has taken the frame away: what has come in its place is not ours to move.
    if (root.parentNode !== parent && root.parentNode) return false
    const added = childrenOf(parent).filter(
      (child) => !child.contains(root) && !child.matches('script,template'),
    )
    const emptied = [...list.children].filter((slide) => slide.childElementCount === 0)
    for (const slide of emptied) slide.remove()
    for (const child of added) list.append(wrap(child))
    return added.length + emptied.length > 0
  }
  // Our elements stand between a list and its items, so that it is no list any more: each slide is a group of its
  // own.
  const asPlain = (element: Element) => element.matches('ul,ol,li') && set(element, 'role', 'none')
  const wrap = (child: Element): Element => {
    const slide = markAdded(make('div', 'splide__slide'), undefined, { isAround: true })
    asPlain(child)
    slide.append(child)
    return slide
  }
  asPlain(parent)
  // A row that the keyboard could scroll until now scrolls no more.
  if (parent.getAttribute('tabindex') === '0') set(parent, 'tabindex', null)
  sync()
  parent.append(markAdded(root, signal))
  signal.addEventListener('abort', () => {
    root.before(...[...list.children].flatMap((slide) => [...slide.childNodes]))
    root.remove()
  })
  const follow = (changed: () => void): void => {
    const observer = new MutationObserver(() => sync() && changed())
    observer.observe(parent, { childList: true })
    observer.observe(list, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect())
  }
  return { root, list, bar, follow }
}

function make(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  return element
}
