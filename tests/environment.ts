/**
 * The page of unit tests: happy-dom as Vitest's own environment sets it up, read from one file instead of six hundred.
 * Each file of tests begins in a process of its own, and spent more time on them than on its tests.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** Written by Vitest's configuration; below `node_modules`, whose files Vitest takes as they are. */
export const BUNDLE = resolve('node_modules/.cache/ilots/happy-dom.mjs')

/** Of Node and of a page alike: a page's are taken as well. */
const OF_BOTH = [
  ...['AbortController', 'AbortSignal', 'FormData', 'Headers', 'MessagePort', 'Request', 'Response'],
  ...['URL', 'URLSearchParams', 'fetch'],
]

const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, { happyDOM: options = {} }) {
    const { GlobalWindow } = (await import(pathToFileURL(BUNDLE).href)) as typeof import('happy-dom')
    const window = new GlobalWindow({
      ...options,
      console: global.console,
      settings: { ...options.settings, disableErrorCapturing: true },
    })
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: OF_BOTH,
    })
    return {
      async teardown() {
        await window.happyDOM.abort()
        window.close()
        for (const key of keys) delete global[key]
        for (const [key, value] of originals) global[key] = value
      },
    }
  },
}
export default environment
