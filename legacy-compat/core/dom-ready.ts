/** `domready` and `load` of the window: a handler that is added late runs at once. */
import { addEvent, customEvents, fireEvent } from './element-events'
import { hidden } from './types'

let isReady = false
let isLoaded = false

/** Milliseconds that both wait, once the page itself has loaded, for the code that their handlers use. */
const LONGEST = 3_000

function ready(): void {
  if (isReady) return
  isReady = true
  for (const target of [document, window]) fireEvent(target, 'domready')
}

/** Fires `load` late: scripts of that time rely on `domready` being first, and the page may have loaded before it. */
function late(): void {
  if (isLoaded) return
  ready()
  isLoaded = true
  fireEvent(window, 'load')
}

/**
 * Installs both events.
 * @param code fetches what their handlers use; what it gives settles when that is here.
 */
export function installDomReady(code: () => Promise<unknown>): void {
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
  // The name that 1.0 and 1.1 have; their `Window` is the window.
  for (const owner of [window, Window])
    hidden(owner, 'onDomReady', (fn: never) => addEvent(window, 'domready', fn))
  const parsed = () => void code().finally(ready)
  const load = () => {
    if (isReady) {
      isLoaded = true
      return
    }
    code().finally(late)
    setTimeout(late, LONGEST)
  }
  const readyState = document.readyState
  // `domready` comes first, in a promise of its own: a handler of it that throws does not hold `load` up.
  if (readyState === 'loading') document.addEventListener('DOMContentLoaded', parsed, { once: true })
  else parsed()
  if (readyState === 'complete') load()
  else addEventListener('load', load, { once: true, capture: true })
}
