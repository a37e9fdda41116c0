/**
 * The page of unit tests: happy-dom as Vitest's own environment sets it up, from one script instead of six hundred
 * files. It is run again for each file of tests: what a test leaves on the classes of a page goes with that page.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createContext, runInContext, Script } from 'node:vm'
import type { GlobalWindow } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** Written by Vitest's configuration; below `node_modules`, whose files Vitest takes as they are. */
export const BUNDLE = resolve('node_modules/.cache/ilots/happy-dom.cjs')

/** Of Node and of a page alike: a page's are taken as well. */
const OF_BOTH = [
  ...['AbortController', 'AbortSignal', 'FormData', 'Headers', 'MessagePort', 'Request', 'Response'],
  ...['URL', 'URLSearchParams', 'fetch'],
]
/** A page's end with it: Node's would go off, and print, while another file's tests run. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']
/** Node's functions make these, and tests ask what they are. */
const OF_NODE = ['ArrayBuffer', 'Uint8Array']

type Options = ConstructorParameters<typeof GlobalWindow>[0]
const require = createRequire(import.meta.url)
let script: Script | undefined

function openPage(options: Options = {}): GlobalWindow {
  script ??= new Script(`(module,require)=>{${readFileSync(BUNDLE, 'utf8')}\n}`, { filename: BUNDLE })
  const module = {} as { exports: typeof import('happy-dom') }
  script.runInThisContext()(module, require)
  return new module.exports.GlobalWindow({
    ...options,
    console: globalThis.console,
    settings: { ...options.settings, disableErrorCapturing: true },
  })
}

async function close(window: GlobalWindow): Promise<void> {
  await window.happyDOM.abort()
  window.close()
}

const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  /** For a file of tests in a process of its own. */
  async setup(global, { happyDOM }) {
    const window = openPage(happyDOM)
    populateGlobal(global, window, { bindFunctions: true, additionalKeys: OF_BOTH })
    // What it has put on the process stays: a timer that fires before that ends finds a window.
    return { teardown: () => close(window) }
  },
  /** For files of tests that share a process, each with a language and modules of its own. */
  async setupVM({ happyDOM }) {
    const window = openPage(happyDOM)
    const context = createContext(Object.create(null))
    const page = runInContext('globalThis', context)
    for (const key of Object.getOwnPropertyNames(globalThis))
      if (!(key in page) || OF_NODE.includes(key))
        Object.defineProperty(page, key, {
          value: Reflect.get(globalThis, key),
          writable: true,
          configurable: true,
        })
    populateGlobal(page, window, { bindFunctions: true, additionalKeys: [...OF_BOTH, ...TIMERS] })
    return {
      getVmContext: () => context,
      async teardown() {
        await close(window)
        // Code that comes later still asks for some.
        for (const key of TIMERS) page[key] = () => 0
      },
    }
  },
}
export default environment
