/** Finding markers in a tree: selectors in one query, comments in one walk (contract §4). */

import { isPartOf } from '../dom/content'
import { membersOf } from '../dom/members'
import { firstComment, isSelector } from '../dom/query'
import type { Config } from '../island/config'
import type { Island } from '../island/island'
import { ownValue } from '../island/own-value'

/** A marker in the page: its element, and the island that it asks for. */
export interface Found {
  island: Island
  host: HTMLElement
  /** What asks for it: the host, or a comment in it. */
  marker: Node
}

/** Whether a host is one by its word, or by parts that content has not put into it. */
function hasOwnParts(host: Element, { unnamed }: Island): boolean {
  if (!unnamed) return true
  const members = membersOf(host)
  if (members.matches(unnamed.words)) return true
  return unnamed.parts.every((part) =>
    [...members.querySelectorAll(part)].some((found) => isPartOf(host, found)),
  )
}

/** The page's markers: where they are, and which island each asks for. */
export type Markers = ReturnType<typeof makeMarkers>

/**
 * Makes the finder of markers.
 * @param config `markers` replaces selectors: where this browser cannot read one, the island's own is used, and
 * `checkConfig` says so. `product` is what `{product}` in a selector stands for.
 */
export function makeMarkers(
  islands: readonly Island[],
  { markers: overrides, product }: Pick<Config, 'markers' | 'product'>,
) {
  /** The selector of each island that has one. */
  const selectors = new Map<Island, string>()
  const words = new Map<string, Island>()
  const add = (island: Island): void => {
    const { name, marker } = island
    const own = 'selector' in marker && marker.selector.replaceAll('{product}', product)
    const selector = [ownValue(overrides, name), own].find((each) => each && isSelector(each))
    if (selector) selectors.set(island, selector)
    else if ('comment' in marker) words.set(marker.comment, island)
  }
  islands.forEach(add)

  // A loop: a page of a hundred markers would make five thousand calls.
  const of = (element: Element): Island[] => {
    const members = membersOf(element)
    const islands: Island[] = []
    for (const [island, selector] of selectors)
      if (members.matches(selector) && hasOwnParts(element, island)) islands.push(island)
    return islands
  }

  const findComments = (root: Node, found: Found[]): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
    while (walker.nextNode()) {
      const comment = walker.currentNode as Comment
      const island = words.get(/^\s*([\w-]+)\s*\{/.exec(comment.data)?.[1] ?? '')
      const host = island && membersOf(comment.parentElement)?.closest<HTMLElement>('[id]')
      if (host && firstComment(host) === comment) found.push({ island, host, marker: comment })
    }
  }

  return {
    /** The islands whose selector matches this very element. */
    of,
    /** Adds an integrator's own island. */
    add,
    /** Forgets the marker of an island. */
    drop: (island: Island) => selectors.delete(island),
    /** Every marker in `root` and below it, in document order of each kind. */
    find(root: Element | ShadowRoot): Found[] {
      const within = membersOf(root)
      // In one, so that the tree is queried once.
      const all = [...selectors.values()].join()
      const marked = all
        ? [
            // The element itself: what stands for a form's own members is another object.
            ...(root instanceof Element && (within as Element).matches(all) ? [root] : []),
            ...within.querySelectorAll(all),
          ]
        : []
      const found = marked.flatMap((host) =>
        of(host).map((island) => ({ island, host: host as HTMLElement, marker: host })),
      )
      if (words.size > 0) findComments(root, found)
      return found
    },
    /**
     * Words of all markers (`.word`, `#word`, `[word]`, `data-ilot` words) with their island: one may be what a misspelt
     * marker means.
     */
    vocabulary() {
      const known = new Map<string, string>()
      for (const [{ name }, selector] of selectors)
        for (const [, hit, word = ''] of selector.matchAll(/~="([\w-]+)"|[.#[]([\w-]{4,})/g))
          if ((hit ?? word) !== 'data-ilot') known.set(hit ?? word, name)
      return known
    },
  }
}
