import { ownGlobal } from './own-global'

/** Resolves when the browser is idle, after two seconds at the latest; soon where it does not say, as in Safari. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (ownGlobal('requestIdleCallback')) requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve)
  })
