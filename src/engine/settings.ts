/** The configuration of the page as it is now, and what only the tag and the configuration may say of scripts. */

import { ownProperty } from '../base/own-property'
import type { Config } from '../contracts/config'
import type { Reports } from '../contracts/page'
import { resolveConfig } from './config'
import { placeCode, type ScriptTag } from './script-tag'
import { scriptsOfSite } from './scripts-of-site'

/** The configuration, which is read twice: it may stand after a script in the head. */
export interface Settings {
  readonly config: Config
  /** Reads the configuration again, and reports what is wrong with it. */
  read(report: Reports): void
  /** Whether the tag or the configuration names the script at this address. */
  isScriptOfSite(address: string): boolean
  /** Whether old HTML of the server's answers is used as it is. */
  trustsOldHtml(): boolean
}

/**
 * Reads the configuration.
 * @param scriptTag the tag whose `data-*` count.
 * @param hasFiles whether code is fetched by its address: where a bundler has the files, it alone knows.
 */
export function makeSettings(scriptTag: ScriptTag | null, hasFiles: boolean): Settings {
  const resolve = (report?: Reports) => {
    const config = resolveConfig(scriptTag?.tag ?? null, report)
    if (scriptTag && hasFiles) placeCode(scriptTag, config)
    // Noted now: scripts of the page may change that object later.
    const { trustOldHtml } = config
    return {
      config,
      trustOldHtml,
      scripts: scriptsOfSite(scriptTag?.isRunning ? scriptTag.tag : null, config),
    }
  }
  let current = resolve()
  return {
    get config() {
      return current.config
    },
    read(report) {
      current = resolve(report)
    },
    isScriptOfSite: (address) => ownProperty(current.scripts, address) === true,
    trustsOldHtml: () => current.trustOldHtml,
  }
}
