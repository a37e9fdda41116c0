/** `domready` and `load` of the window: added late, they run at once. */
import { customEvents, eventMethods } from './element-events'

let isReady = false
let isLoaded = false

/** How long they wait for what their handlers use once the page itself has loaded, in milliseconds. */
const LONGEST = 3_000

function ready(): void {
  if (isReady) return
  isReady = true
  for (const target of [document, window]) eventMethods.fireEvent.call(target, 'domready')
}

/** Scripts of that time rely on `domready` being first: where the page has loaded before it, `load` is told later. */
function late(): void {
  if (isLoaded) return
  ready()
  isLoaded = true
  eventMethods.fireEvent.call(window, 'load')
}

/** @param code what their handlers use, on its way. */
export function installDomReady(code: Promise<unknown>): void {
  customEvents.domready = {
    onAdd(fn) {
      if (isReady) fn.call(this)
    },
  }
  customEvents.load = {
    onAdd(fn) {
      if (isLoaded && this === window) fn.call(this)
    },
    condition() {
      return this !== window || isReady
    },
  }
  const parsed = () => void code.then(ready)
  const load = () => {
    if (isReady) {
      isLoaded = true
      return
    }
    code.then(late)
    setTimeout(late, LONGEST)
  }
  const readyState = document.readyState
  // First: what a handler of `domready` throws holds up no `load`.
  if (readyState === 'loading') document.addEventListener('DOMContentLoaded', parsed, { once: true })
  else parsed()
  if (readyState === 'complete') load()
  else addEventListener('load', load, { once: true, capture: true })
}
