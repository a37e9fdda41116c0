/** Attributes of the bundle itself: the marker, and what it notes on elements. */
const OWN_NAMES: readonly string[] = ['data-ilot', 'data-ilots']

/** Whether an attribute's name is a `data-*` that the page gives, for an island or for its own scripts. */
export const isPageData = (name: string): boolean =>
  name.startsWith('data-') && !OWN_NAMES.some((own) => name === own || name.startsWith(`${own}-`))
