/**
 * Whether the page's own server gave an answer: a redirection may lead to another one (contract §8). A call without
 * an address, failed or a test's, counts as the page's own.
 */
export const isSameOriginAnswer = ({ responseURL }: XMLHttpRequest): boolean =>
  new URL(responseURL || '', location.href).origin === location.origin
