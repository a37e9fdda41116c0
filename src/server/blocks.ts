/** Content blocks, for the islands inside them that change what the server shows there. */
import { membersOf } from '../dom/members'

/** @returns whether the block now shows what the server has. */
type Refresh = () => Promise<boolean>
const blocks = new WeakMap<Element, Refresh>()

/** Lets what stands in the block `host` ask for its refresh, until `signal` aborts. */
export function offerRefresh(host: Element, refresh: Refresh, signal: AbortSignal): void {
  blocks.set(host, refresh)
  signal.addEventListener('abort', () => blocks.delete(host))
}

/**
 * Asks the server again for the nearest block around an element. The block itself shows a failure.
 * @returns whether it was refreshed; `undefined` when no block is around.
 */
export function refreshAround(element: Element): Promise<boolean> | undefined {
  for (let above = membersOf(element).parentElement; above; above = membersOf(above).parentElement) {
    const refresh = blocks.get(above)
    if (refresh) return refresh()
  }
  return undefined
}
