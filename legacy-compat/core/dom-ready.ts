/** `domready` and `load` of the window: added late, they run at once. */
import { customEvents, eventMethods } from './element-events'

let isReady = false
let isLoaded = false

function ready(): void {
  if (isReady) return
  isReady = true
  for (const target of [document, window]) eventMethods.fireEvent.call(target, 'domready')
}

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
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ready, { once: true })
  else ready()
}
