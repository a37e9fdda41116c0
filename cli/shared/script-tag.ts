/** The script's tag in a page, and the names that it defines. */
const TAG = /(^|\/)ilots(\.legacy)?\.js([?#]|$)/
/** What `ilots.js` defines with the product's name in front (contract §6.1). */
export const OF_PRODUCT = [
  'Modal',
  'ModalClose',
  'Alert',
  'Confirm',
  'Popup',
  'Slideshow',
  'Traduire',
  'Track',
  'Loader',
]
export const tagsOf = (root: Document): HTMLScriptElement[] =>
  [...root.querySelectorAll<HTMLScriptElement>('script[src]')].filter((tag) =>
    TAG.test(tag.getAttribute('src') ?? ''),
  )
