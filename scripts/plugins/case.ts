/**
 * How a plugin by other people is described: where its file is from, a page that uses it, and what that page shows.
 */

/** What a check reads in the page, as JSON has it. */
export type Shown = null | boolean | number | string | readonly Shown[] | { readonly [name: string]: Shown }

/** A file that a package on the registry brings. */
interface Packed {
  readonly package: string
  readonly version: string
}
/** A file that somebody puts in place by hand, from the repository of its authors or one that holds a copy. */
interface Placed {
  readonly repository: string
}

export type PluginFile = (Packed | Placed) & {
  /** The path in the package or repository. In a folder that is handed over, any name and place will do. */
  readonly path: string
  /** SHA-256 of the content: what is expected below was measured with this file and no other. */
  readonly sha256: string
}

/** The version of the older library that plugins of a time were written for. */
type Original = '1.1' | '1.2.6' | '1.4.5' | '1.6.0'

export interface Check {
  /** What the page shows then, as the end of a sentence that begins with the plugin's name. */
  readonly does: string
  /** What the visitor does first: a selector, or a selector and a text. */
  readonly click?: string
  readonly hover?: string
  readonly type?: readonly [selector: string, text: string]
  readonly press?: string
  /** What a script of the page does first. */
  readonly run?: string
  /** An expression, read in the page again and again until its value is `expected`. */
  readonly reads: string
  /** Measured on the original. */
  readonly expected: Shown
  /** What the original gives in Firefox, where the plugin itself does another thing there. */
  readonly inFirefox?: Shown
  /** Why the page shows something else with ours: the check is named, and not made. */
  readonly refused?: string
}

export interface PluginCase {
  readonly plugin: string
  readonly version: string
  readonly original: Original
  readonly files: readonly PluginFile[]
  /** Files that the original needs besides, and ours brings itself: parts of the additions. */
  readonly additions?: readonly PluginFile[]
  /** The plugin itself evaluates text: its page allows that, as it had to before. */
  readonly evaluates?: true
  /** Styles that the plugin's own sheet would give, as far as the checks look at them. */
  readonly css?: string
  readonly html: string
  /** The page's own script, which uses the plugin as pages of its time do. */
  readonly page: string
  /** What the server answers, by path. */
  readonly answers?: Readonly<Record<string, string>>
  readonly checks: readonly Check[]
}

/** Where a file is from, for whoever has to find it. */
export const sourceOf = (file: PluginFile): string =>
  'package' in file ? `${file.package}@${file.version} (registry)` : file.repository
