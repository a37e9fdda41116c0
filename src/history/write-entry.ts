/** Writes entries of the browser's history beside those of other scripts (contract §9). */

/** Under which an entry says that it is an overlay's. */
export const OVERLAY = 'ilotsOverlay'

/** Addresses that we have written: where they are, no other script has gone on to a page of its own. */
export const writtenAddresses = new Set<string>()

/** The object that another script keeps in the entry; empty where its state is a text, a number or a list. */
function stateOfOthers(): Record<string, unknown> {
  const state: unknown = history.state
  return {}.toString.call(state) === '[object Object]' ? { ...(state as object) } : {}
}

/** Whether another script's text is the address of the page. */
const isThisAddress = (value: unknown): boolean =>
  typeof value === 'string' && [location.href, location.pathname + location.search].includes(value)

/**
 * Writes an entry of the history: our state under one key, that of others beside it. Where the entry has another
 * address, so has what a router has noted of it, and Back from another page leads there. A browser refuses an entry
 * in a page without an origin (a sandboxed frame), and Safari for a while after a hundred of them: the address bar
 * stays as it is then, and Back leads where it led.
 * @param how whether it is a new entry, or the one that the page is at.
 * @param own our key and its value.
 * @returns whether it was written.
 */
export function writeEntry(
  how: 'pushState' | 'replaceState',
  own: Readonly<Record<string, unknown>>,
  address?: string | URL,
): boolean {
  const others = stateOfOthers()
  // What lies at another address is no overlay's.
  if (address) {
    writtenAddresses.add(new URL(address, document.baseURI).href)
    delete others[OVERLAY]
    for (const [name, value] of Object.entries(others))
      if (isThisAddress(value)) others[name] = String(address)
  }
  try {
    history[how]({ ...others, ...own }, '', address)
    return true
  } catch {
    return false
  }
}
