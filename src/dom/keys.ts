/** Keys that close and choose, and those that an input method needs for itself. */

/**
 * Whether a key belongs to an input method (of Japanese, Chinese, Korean…), which takes Enter and Escape for its own
 * list. Safari ends the composition before it tells of the key that has ended it: only the key's number says so.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229

/** Whether a key closes what is open: Escape, unless something inside or an input method has taken it. */
export const isEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.defaultPrevented && !isOfInputMethod(event)
