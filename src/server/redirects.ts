/** Where addresses of this site lead, asked without a page. */

/** Milliseconds that a window waits for what a server may never answer. */
const LONGEST = 5_000

const ask = (address: string, redirect: RequestRedirect) =>
  fetch(address, {
    method: 'HEAD',
    mode: 'same-origin',
    redirect,
    signal: AbortSignal.timeout(LONGEST),
  })

/**
 * Asks whether an address of this site redirects. No other page of the browser says it of a frame whose page cannot
 * be read: it may be another site's, or the browser's own for a failure. The answer has no body, and is not followed.
 * @returns false also where the server cannot be asked. Never rejects.
 */
export const redirects = (address: string): Promise<boolean> =>
  ask(address, 'manual').then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )

/**
 * Asks whether an address of this site redirects to another one. A redirect is followed as far as this site goes.
 * @returns false also where the server cannot be asked, or does not answer in time. Never rejects.
 */
export async function leadsElsewhere(address: string): Promise<boolean> {
  if (!(await redirects(address))) return false
  return ask(address, 'follow').then(
    () => false,
    () => true,
  )
}
