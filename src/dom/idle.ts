import { scriptGlobal } from './script-global'

/**
 * Resolves once the page has loaded. What nobody needs before is not imported before: Firefox holds `load` back for
 * each import that has begun.
 */
export const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))

/** Resolves when the browser is idle, after two seconds at the latest; soon where it does not say, as in Safari. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (scriptGlobal('requestIdleCallback')) requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve)
  })
