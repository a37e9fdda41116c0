import { ownGlobal } from '../../src/dom/own-global'

/** When the browser has nothing better to do; after two seconds in any case. Milliseconds. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (ownGlobal('requestIdleCallback')) requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve)
  })
