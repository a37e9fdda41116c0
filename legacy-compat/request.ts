import type { Engine } from '../src/engine/engine'
import { later } from './later'

export const requestGlobal = (engine: Engine) => ({
  /** A new one at each call, as the page has it by then; without any, `null` and the message of §8.5. */
  getXMLHttpRequest(): XMLHttpRequest | null {
    const { XMLHttpRequest } = window
    if (XMLHttpRequest) return new XMLHttpRequest()
    void later(engine, 'getXMLHttpRequest')()
    return null
  },
})
