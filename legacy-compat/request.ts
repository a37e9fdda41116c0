import type { Page } from '../src/contracts/page'
import { later } from './later'

export const requestGlobal = (page: Page) => ({
  /**
   * Makes a new request at each call, with the `XMLHttpRequest` that the page has by then. Where it has none, returns
   * `null` and shows the message of §8.5.
   */
  getXMLHttpRequest(): XMLHttpRequest | null {
    const { XMLHttpRequest } = window
    if (XMLHttpRequest) return new XMLHttpRequest()
    void later(page, 'getXMLHttpRequest')()
    return null
  },
})
