/** `domready` and `load` of the window: added late, they run at once. */
import { customEvents, eventMethods } from './element-events'

let isReady = false
let isLoaded = false
let awaited: Promise<unknown> | undefined

function ready(): void {
  if (isReady) return
  isReady = true
  for (const target of [document, window]) eventMethods.fireEvent.call(target, 'domready')
}

/** `domready` comes after this as well, unless `load` comes before: what its handlers use is fetched meanwhile. */
export function readyAfter(code: Promise<unknown>): void {
  awaited = code
}

const parsed = () => void (awaited ? awaited.then(ready) : ready())

export function installDomReady(): void {
  customEvents.domready = {
    onAdd(fn) {
      if (isReady) fn.call(this)
    },
  }
  customEvents.load = {
    onAdd(fn) {
      if (isLoaded && this === window) fn.call(this)
    },
    // Scripts of that time rely on `domready` being first.
    condition() {
      if (this === window) ready()
      return true
    },
  }
  const load = () => {
    isLoaded = true
    ready()
  }
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true, capture: true })
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', parsed, { once: true })
  else queueMicrotask(parsed)
}
