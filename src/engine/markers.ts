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

/** A field could hide what an island asks of its host: only an island that is about forms reads past it. */
const NO_FORM = ':not(form)'

/** Whether a host is one by its word, or by parts that content has not put into it. */
function hasPartsOutsideContent(host: Element, { unnamed }: Island): boolean {
  if (!unnamed) return true
  if (host.matches(unnamed.words)) return true
  return unnamed.parts.every((part) =>
    [...host.querySelectorAll(part)].some((found) => isPartOf(host, found)),
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
    const { name, marker, isForForms } = island
    const own = 'selector' in marker && marker.selector.replaceAll('{product}', product)
    const selector = [ownProperty(overrides, name), own].find((each) => each && isSelector(each))
    if (selector) selectors.set(island, isForForms ? selector : `:is(${selector})${NO_FORM}`)
    else if ('comment' in marker) words.set(marker.comment, island)
  }
  islands.forEach(add)

  // A loop: a page of a hundred markers would make five thousand calls.
  const of = (element: Element): Island[] => {
    const islands: Island[] = []
    for (const [island, selector] of selectors)
      if (element.matches(selector) && hasPartsOutsideContent(element, island)) islands.push(island)
    return islands
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
      [...selectors].find(([, selector]) => form.matches(selector.replace(NO_FORM, '')))?.[0],
    /** Adds an integrator's own island. */
    add,
    /** Forgets the marker of an island. */
    drop: (island: Island) => selectors.delete(island),
    /** Every marker in `root` and below it, in document order of each kind. */
    find(root: Element | ShadowRoot): Found[] {
      // In one, so that the tree is queried once.
      const all = [...selectors.values()].join()
      const marked = all
        ? [...(root instanceof Element && root.matches(all) ? [root] : []), ...root.querySelectorAll(all)]
        : []
      const found = marked.flatMap((host) =>
        of(host).map((island) => ({ island, host: host as HTMLElement, marker: host })),
      )
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
