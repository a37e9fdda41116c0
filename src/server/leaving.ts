/**
 * Whether the visitor is leaving the page. Firefox gives up calls and imports as soon as another page is asked for,
 * long before this one goes: nothing failed, and there is nobody to tell.
 */

/** After this long the page is there to stay: a download, or a visitor who chose to. Milliseconds. */
const PATIENCE = 5_000
let here: Promise<unknown> | undefined

globalThis.addEventListener?.('beforeunload', () => {
  here = new Promise((resolve) => setTimeout(resolve, PATIENCE))
})

/** Resolves when what failed is worth telling; never in a page that goes. */
export const stillHere = () => here
