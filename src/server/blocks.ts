/** Content blocks, for the islands inside them that change what the server shows there. */
import type { IslandInstance } from '../contracts/descriptor'
import type { Page } from '../contracts/page'

/** @returns whether the block now shows what the server has. */
type Refresh = () => Promise<boolean>
const blocks = new WeakMap<Element, Refresh>()

/** The states of a block that shows what the server has, or will. */
const ALIVE: readonly IslandInstance['state'][] = ['waiting', 'loading', 'mounted']

/** Lets what stands in the block `host` ask for its refresh, until `signal` aborts. */
export function offerRefresh(host: Element, refresh: Refresh, signal: AbortSignal): void {
  blocks.set(host, refresh)
  signal.addEventListener('abort', () => blocks.delete(host))
}

/**
 * The nearest block at an element or around it, whether its code is here or waits; one that failed is none.
 * @returns its instance.
 */
export function blockOf(element: Element | null, page: Pick<Page, 'islandsOn'>): IslandInstance | undefined {
  for (let host = element; host; host = host.parentElement)
    for (const instance of page.islandsOn(host))
      if (instance.island.name === 'content-block' && ALIVE.includes(instance.state)) return instance
  return undefined
}

/**
 * Asks the server again for the nearest block around an element, once its code is here; without it the page is loaded
 * again. The block itself shows a failure.
 * @returns whether it was refreshed; `undefined` when no block is around.
 */
export function refreshAround(element: Element, page: Pick<Page, 'islandsOn'>): Promise<boolean> | undefined {
  const instance = blockOf(element.parentElement, page)
  return instance?.start().then(() => {
    const refresh = blocks.get(instance.host)
    if (!refresh) location.reload()
    return refresh?.() ?? false
  })
}
