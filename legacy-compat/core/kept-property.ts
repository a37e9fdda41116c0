import { properties } from './element-properties'
import type { Loose, Members } from './loose'
import { storageOf } from './storage'

/** Adds a property under which an element keeps an effect or a request: `el.set('tween', {…})`, `el.get('tween')`. */
export function keptProperty(name: string, make: (element: Element) => Loose): void {
  const get = (element: Element) => {
    const storage = storageOf(element) as Members<Loose>
    storage[name] ??= make(element)
    return storage[name]
  }
  properties[name] = {
    set(this: Element, options: unknown) {
      const kept = get(this)
      kept.cancel?.()
      kept.setOptions?.(options)
    },
    get(this: Element) {
      return get(this)
    },
  }
}
