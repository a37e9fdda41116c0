/** Where the code of islands is fetched from, and which scripts have our names (contract §1). */

/** The place, as far as it is known. */
interface CodePlace {
  /**
   * The folder that holds `p/`, with a slash at its end. Empty: that of the file that runs, which the browser knows.
   * `undefined`: nothing says where it is.
   */
  folder: string | undefined
  /** Whether code is there: the script's own tag says so, or some has come. */
  isSure: boolean
  /** Whether the page has reported that no code can be had from there. */
  isReported: boolean
  /** Settles once the whole configuration is read, which may name another folder. */
  decided?: Promise<unknown>
}

/** Bundlers know where their files are; the built scripts change this as they begin (src/engine/script-tag.ts). */
export const codePlace: CodePlace = { folder: '', isSure: true, isReported: false }

/**
 * Our names: as they are packed, or with a version or a hash. A word without a digit is another script's.
 */
const OWN_FILE = /^ilots(\.legacy)?([.-][\w.-]*)?\.js$/
const AS_PACKED = /^ilots(\.legacy)?(\.min)?\.js$/

/** The folder of a script with one of our names. Optimisers keep the name in a folder without our chunks. */
export function folderOf(script: HTMLScriptElement): string | undefined {
  const [address = ''] = script.src.split(/[?#]/)
  const start = address.lastIndexOf('/') + 1
  const [folder, file] = [address.slice(0, start), address.slice(start)]
  const isOwn = OWN_FILE.test(file) && (AS_PACKED.test(file) || /\d/.test(file))
  return isOwn && !folder.includes('/cache/') ? folder : undefined
}

/** The script that runs; a module, an evaluated text and a script in a shadow tree have none. */
export function runningScript(): HTMLScriptElement | null {
  const script = document.currentScript
  return script instanceof HTMLScriptElement ? script : null
}
