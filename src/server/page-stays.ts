/**
 * Whether the visitor is leaving the page. Firefox aborts calls and imports as soon as another page is asked for,
 * long before this one goes: nothing has failed then, and nothing is reported.
 */

/** Milliseconds after which the page stays: the address was a download, or the visitor has chosen to stay. */
const PATIENCE = 5_000
let here: Promise<unknown> | undefined

globalThis.addEventListener?.('beforeunload', () => {
  here = new Promise((resolve) => setTimeout(resolve, PATIENCE))
})

/**
 * Resolves when a failure is worth a report: at once, or once a page that was being left has stayed.
 * Never resolves in a page that goes.
 */
export const untilPageStays = () => here
