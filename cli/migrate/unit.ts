/** One script, parsed: what of it is a library's, and how the rest is read. */

import type { Tree } from './parse'
import type { Reader } from './reader'
import type { Holds } from './recognise'
import type { Asset, Code, Trouble } from './script'
import type { ScriptCache } from './script-cache'

export interface Unit {
  readonly code: Code
  readonly asset?: Asset
  readonly tree: Tree
  readonly holds: Holds
  /** Of the site's own statements. */
  reader?: Reader
}

/** @returns nothing for what cannot be read at all; `faults` gets it. */
export function unitOf(
  code: Code,
  asset: Asset | undefined,
  cache: ScriptCache,
  faults: Trouble[],
): Unit | undefined {
  const { file, start } = code
  try {
    const { tree, holds: inside } = cache.read(code.text, code.isModule, asset?.address)
    // A library's own syntax is not the site's to mend.
    if (tree.fault && (inside.siteCode.length > 0 || inside.libraries.length === 0)) {
      const { cause, line, column } = tree.fault
      faults.push({
        file,
        cause,
        line: start.line + line - 1,
        column: line === 1 ? start.column + column - 1 : column,
      })
    }
    return { code, ...(asset && { asset }), tree, holds: inside }
  } catch (error) {
    faults.push({ file, cause: String((error as Error).message), ...start })
    return undefined
  }
}
