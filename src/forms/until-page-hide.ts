/**
 * Changes to fields that browsers must not find when the page is left: by a field's `autocomplete` and type as they
 * stand then, they keep what was typed for Back.
 */
import { setter } from '../dom/undo'

/**
 * Runs `change` now, and again when the page comes back from the browser's cache.
 * @param change undoes what it does once its signal aborts: the page is left, or `signal` aborts.
 */
export function untilPageHide(signal: AbortSignal, change: (shown: AbortSignal) => void): void {
  let left: AbortController
  const begin = () => {
    left = new AbortController()
    change(AbortSignal.any([left.signal, signal]))
  }
  addEventListener('pagehide', () => left.abort(), { signal })
  addEventListener('pageshow', () => left.signal.aborted && begin(), { signal })
  begin()
}

/**
 * Makes a field one of text until `signal` aborts: other types accept no mask. While the page is left it has its own
 * type again, and holds what it sends: as another type it would come back empty.
 */
export function makeText(
  field: HTMLInputElement,
  signal: AbortSignal,
  toSent: (text: string) => string,
): void {
  let held: string | undefined
  untilPageHide(signal, (shown) => {
    // In this order: a field loses what does not fit its type, and the type comes back between the two.
    shown.addEventListener('abort', () => {
      held = field.value
    })
    setter(shown)(field, 'type', 'text')
    if (held !== undefined) field.value = held
    shown.addEventListener('abort', () => {
      if (!signal.aborted) field.value = toSent(held ?? '')
    })
  })
}
