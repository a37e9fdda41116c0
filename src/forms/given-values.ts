/**
 * What the page has given where an island writes: a reset leaves what a script has written into a hidden field or a
 * text, for there it takes the place of the page's own.
 */

/** What stands there by us, and what stood there by the page. */
interface Written {
  readonly given: string
  readonly written: string
}

const records = new WeakMap<Element, Written>()

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field => element.matches('input,select,textarea')

const read = (element: Element): string => (isField(element) ? element.value : (element.textContent ?? ''))

/** Runs `write`, which writes into the element, and notes what stood there: the page's own, unless it was ours. */
export function noteGiven(element: Element, write: () => void): void {
  const before = read(element)
  const known = records.get(element)
  write()
  records.set(element, {
    given: known?.written === before ? known.given : before,
    written: read(element),
  })
}

/** Notes that a hidden field belongs to a text chosen before this code was here: the page has given no value. */
export function noteChosen(element: Element): void {
  if (element instanceof HTMLInputElement && element.type === 'hidden' && !records.has(element))
    records.set(element, { given: '', written: element.value })
}

/**
 * Writes what the page has given again, after a reset of `form`. What the browser resets itself, and what another
 * script has written since, stays.
 * @returns whether the element has changed.
 */
export function bringBack(element: Element, form: HTMLFormElement | null): boolean {
  const known = records.get(element)
  records.delete(element)
  const isReset = isField(element) && element.type !== 'hidden' && element.form === form
  if (!known || isReset || known.written === known.given || read(element) !== known.written) return false
  if (isField(element)) element.value = known.given
  else element.textContent = known.given
  return true
}
