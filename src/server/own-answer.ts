/**
 * Whether the page's own server gave an answer: redirections lead elsewhere as well (contract §8). A call that failed,
 * and a test's stand-in, have no address.
 */
export const isOwnAnswer = ({ responseURL }: XMLHttpRequest): boolean =>
  new URL(responseURL || '', location.href).origin === location.origin
