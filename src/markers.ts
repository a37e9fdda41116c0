/** Finding markers in a tree: selectors in one query, comments in one walk (contract §4). */
import type { Island } from './island'

/** A registry entry with its marker made ready. */
interface Target {
  island: Island
  selector?: string
}

export interface Found {
  island: Island
  host: HTMLElement
}

export class Markers {
  readonly #targets: Target[] = []
  readonly #words = new Map<string, Island>()
  readonly #page: Island[] = []
  #all = ''

  /**
   * @param overrides `markers` of the configuration: island to selector.
   * @param refuse is told of a selector that this browser cannot read; the island's own is used then.
   */
  constructor(
    islands: readonly Island[],
    overrides: Readonly<Record<string, string>>,
    refuse: (island: string, selector: string) => void,
  ) {
    for (const name of Object.keys(overrides))
      if (!islands.some((island) => island.name === name)) refuse(name, overrides[name] ?? '')
    for (const island of islands) {
      const own = 'selector' in island.marker ? island.marker.selector : undefined
      const wanted = overrides[island.name]
      const selector = wanted !== undefined && isSelector(wanted) ? wanted : own
      if (wanted !== undefined && wanted !== selector) refuse(island.name, wanted)
      if (selector !== undefined && isSelector(selector)) this.#targets.push({ island, selector })
      else if ('comment' in island.marker) this.#words.set(island.marker.comment, island)
      else if ('page' in island.marker) this.#page.push(island)
    }
    this.#all = this.#targets.map(({ selector }) => selector).join()
  }

  /** Every marker in `root` and below it, in document order of each kind. */
  find(root: Element): Found[] {
    const found: Found[] = []
    const take = (element: Element) => {
      for (const island of this.of(element)) found.push({ island, host: element as HTMLElement })
    }
    if (this.#all) {
      if (root.matches(this.#all)) take(root)
      for (const element of root.querySelectorAll(this.#all)) take(element)
    }
    if (root === document.documentElement)
      for (const island of this.#page) found.push({ island, host: document.documentElement })
    if (this.#words.size > 0) this.#findComments(root, found)
    return found
  }

  /** The islands whose selector matches this very element. */
  of(element: Element): Island[] {
    return this.#targets
      .filter(({ selector }) => selector && element.matches(selector))
      .map(({ island }) => island)
  }

  /** Names an integrator may have meant: `.word`, `#word`, `[word]` and `data-ilot` words, to their island. */
  vocabulary(): Map<string, string> {
    const words = new Map<string, string>()
    for (const { island, selector = '' } of this.#targets)
      for (const [, hit, word] of selector.matchAll(/~="([\w-]+)"|[.#[]([\w-]{4,})/g))
        if ((hit ?? word) !== 'data-ilot') words.set(hit ?? word ?? '', island.name)
    return words
  }

  #findComments(root: Element, found: Found[]): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
    while (walker.nextNode()) {
      const comment = walker.currentNode as Comment
      const word = /^\s*([\w-]+)\s*\{/.exec(comment.data)?.[1]
      const island = word === undefined ? undefined : this.#words.get(word)
      const host = island && comment.parentElement?.closest<HTMLElement>('[id]')
      if (host && firstComment(host) === comment) found.push({ island, host })
    }
  }
}

/** The first comment inside an element. */
export function firstComment(element: Element): Comment | null {
  return document.createTreeWalker(element, NodeFilter.SHOW_COMMENT).nextNode() as Comment | null
}

function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector)
    return selector !== ''
  } catch {
    return false
  }
}
