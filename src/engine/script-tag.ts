/** Which tag has brought the script, and in which folder its parts are (contract §1). */

import type { Config } from '../contracts/config'
import { CONTENT_ATTRIBUTE } from '../dom/content'
import { codePlace, folderOf, runningScript } from '../island/code-place'

/** The tag, and what it tells of the folder of the parts. */
export interface ScriptTag {
  /** Its `data-*` and nonce count. */
  readonly tag: HTMLScriptElement | null
  /** Whether it runs now. Any other was found by its address: it names no further scripts. */
  readonly isRunning: boolean
  /** As in `CodePlace`. */
  readonly folder: string | undefined
  /** Whether the folder is certain: the file that runs has one of our names. */
  readonly isSure: boolean
}

/**
 * Finds the tag: the script that runs, when its file has one of our names. Otherwise it is a module, or the file was
 * joined with others, written into the page or evaluated: then the one script of this site in the page that has such
 * a name. Content cannot name a folder, nor can another site (docs/decisions/007-where-the-code-is.md).
 */
export function findScriptTag(): ScriptTag {
  const running = runningScript()
  if (running && folderOf(running)) return { tag: running, isRunning: true, folder: '', isSure: true }
  const [tag, ...others] = namedScripts()
  if (tag && others.every((other) => folderOf(other) === folderOf(tag)))
    return { tag, isRunning: false, folder: folderOf(tag), isSure: false }
  return { tag: running, isRunning: true, folder: mayBeBeside(running) ? '' : undefined, isSure: false }
}

/** Scripts of this site, outside of content, whose file has one of our names. */
const namedScripts = (): HTMLScriptElement[] =>
  [...document.querySelectorAll('script')].filter(
    (script) =>
      // Not that of SVG, which has no such address.
      script instanceof HTMLScriptElement &&
      folderOf(script)?.startsWith(`${location.origin}/`) &&
      !script.closest(`[${CONTENT_ATTRIBUTE}]`),
  )

/**
 * Whether the parts may be beside the file that runs: a module, or a file that was given another name. Of a script in
 * the page, and of what such a script evaluates, the browser takes the folder of `<base>`, which content may have
 * written.
 */
const mayBeBeside = (running: HTMLScriptElement | null): boolean =>
  running ? running.src !== '' : !document.querySelector('base[href]')

/** Says where code is fetched from: the folder that the configuration names, else the one that the tag tells of. */
export function placeCode({ folder, isSure }: ScriptTag, { base }: Config): void {
  codePlace.folder = base ? new URL(base.replace(/\/?$/, '/'), location.origin).href : folder
  codePlace.isSure = isSure && !base
}

/** A tag of which nothing is asked but its `data-*` and nonce: a bundler has the files. */
export const tagOfBundle = (tag: HTMLScriptElement): ScriptTag => ({
  tag,
  isRunning: true,
  folder: '',
  isSure: true,
})
