/** Finding markers in a tree: selectors in one query, comments in one walk (contract §4). */

import { ownProperty } from '../base/own-property'
import type { Config } from '../contracts/config'
import type { Island } from '../contracts/island'
import { isPartOf } from '../dom/content'
import { firstComment, isSelector } from '../dom/query'

/** A marker in the page: its element, and the island that it asks for. */
export interface Found {
  island: Island
  host: HTMLElement
  /** What asks for it: the host, or a comment in it. */
  marker: Node
}

/** Whether a host is one by its word, or by parts that content has not put into it. */
function hasPartsOutsideContent(host: Element, { unnamed }: Island): boolean {
  if (!unnamed) return true
  if (host.matches(unnamed.words)) return true
  return unnamed.parts.every((part) =>
    [...host.querySelectorAll(part)].some((found) => isPartOf(host, found)),
  )
}

/**
 * Whether an island mounts on an element that has its marker. A field could hide what an island asks of a form: only
 * an island that is about forms reads past it.
 */
const canMount = (island: Island, host: Element): boolean =>
  (island.isForForms || !host.matches('form')) && hasPartsOutsideContent(host, island)

/** The elements of a tree that a selector matches, its root included. */
const matchesIn = (root: Element | ShadowRoot, selector: string): Element[] => [
  ...(root instanceof Element && root.matches(selector) ? [root] : []),
  ...root.querySelectorAll(selector),
]

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
    const selector = [ownProperty(overrides, name), own].find((each) => each && isSelector(each))
    if (selector) selectors.set(island, selector)
    else if ('comment' in marker) words.set(marker.comment, island)
  }
  islands.forEach(add)

  const of = (element: Element): Island[] =>
    [...selectors]
      .filter(([island, selector]) => element.matches(selector) && canMount(island, element))
      .map(([island]) => island)

  /**
   * One selector after the other: browsers find what has a simple one at once, and try a list of sixty on every
   * element. Those that are there are asked for together, for the order of the document.
   */
  const findSelectors = (root: Element | ShadowRoot): Found[] => {
    const islandsOf = new Map<Element, Island[]>()
    const there: string[] = []
    for (const [island, selector] of selectors) {
      const hosts = matchesIn(root, selector)
      if (hosts.length > 0) there.push(selector)
      for (const host of hosts)
        if (canMount(island, host)) islandsOf.set(host, [...(islandsOf.get(host) ?? []), island])
    }
    return matchesIn(root, there.join()).flatMap((host) =>
      (islandsOf.get(host) ?? []).map((island) => ({ island, host: host as HTMLElement, marker: host })),
    )
  }

  const findComments = (root: Node, found: Found[]): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
    while (walker.nextNode()) {
      const comment = walker.currentNode as Comment
      const island = words.get(/^\s*([\w-]+)\s*\{/.exec(comment.data)?.[1] ?? '')
      const host = island && comment.parentElement?.closest<HTMLElement>('[id]')
      if (host && (island.isForForms || !(host instanceof HTMLFormElement)) && firstComment(host) === comment)
        found.push({ island, host, marker: comment })
    }
  }

  return {
    /** The islands whose selector matches this very element. */
    of,
    /** The island whose marker a form has, though it mounts on no form. */
    refusedOn: (form: Element): Island | undefined =>
      [...selectors].find(([island, selector]) => !island.isForForms && form.matches(selector))?.[0],
    /** Adds an integrator's own island. */
    add,
    /** Forgets the marker of an island. */
    drop: (island: Island) => selectors.delete(island),
    /** Every marker in `root` and below it, in document order of each kind. */
    find(root: Element | ShadowRoot): Found[] {
      const all = [...selectors.values()].join()
      const hasAny = all && ((root instanceof Element && root.matches(all)) || root.querySelector(all))
      const found = hasAny ? findSelectors(root) : []
      if (words.size > 0) findComments(root, found)
      return found
    },
    /**
     * Words of all markers (`.word`, `#word`, `[word]`, `data-ilot` words) with their island: one may be what a
     * misspelt marker means.
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
