/** `Asset.image` and `Asset.images`: pictures that page scripts load ahead. */
import { type Dictionary, toArray } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement } from '../old-element'
import { split } from './split'

/** Makes an image. The first of its events is the last: its handler has the image as `this`, a moment later. */
function image(source: string, given: Dictionary = {}): HTMLImageElement {
  const { events, properties } = split(given)
  const element = document.createElement('img')
  const signal = new AbortController()
  for (const name of ['load', 'error', 'abort'] as const) {
    const settle = () => {
      signal.abort()
      if (name === 'load' && !element.parentNode)
        Object.assign(element, { width: element.width, height: element.height })
      window.setTimeout(() => events[name]?.call(element, element), 1)
    }
    element.addEventListener(name, settle, signal)
  }
  ;(element as unknown as OldElement).set(properties)
  element.src = source
  return element
}

type Done = (this: unknown, counter: number, index: number, source: string) => unknown

interface Options {
  onComplete?: () => unknown
  onProgress?: Done
  onError?: Done
  properties?: Dictionary
}

export const makeImages = ({ Elements }: Kit) => ({
  image,
  images(given: unknown, options: Options = {}) {
    const sources = toArray(given) as string[]
    let counter = 0
    const complete = () => options.onComplete?.()
    const settle = (index: number, source: string, done?: Done) =>
      function (this: unknown) {
        counter++
        done?.call(this, counter, index, source)
        if (counter === sources.length) complete()
      }
    // Nothing to wait for: the original never ends then.
    if (sources.length === 0) window.setTimeout(complete, 1)
    return new Elements(
      sources.map((source, index) =>
        image(source, {
          ...options.properties,
          onload: settle(index, source, options.onProgress),
          onerror: settle(index, source, options.onError),
        }),
      ),
    )
  },
})
