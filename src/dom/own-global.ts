/** Globals that a script has made: an element with the same `id` or `name` is one of `window`'s properties, too. */

/** @returns the page's own global, or nothing when it has none of that name. @param page a framed one's window. */
export const ownGlobal = (name: string, page: object = window): unknown =>
  Object.hasOwn(page, name) ? (page as Record<string, unknown>)[name] : undefined
