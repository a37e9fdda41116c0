/**
 * Asks whether an address of this site redirects. No other page of the browser says it of a frame whose page cannot be read: it may
 * be another site's, or the browser's own for a failure. The answer has no body, and is not followed.
 * @returns false also where the server cannot be asked. Never rejects.
 */
export const redirects = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', mode: 'same-origin', redirect: 'manual' }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  )
