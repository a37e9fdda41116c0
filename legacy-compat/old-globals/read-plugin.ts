/** The attributes of plugin content, however an old call writes them (§3.11). */

/** The version and the vendor's address when the page names none (§9.5). */
const VERSION = '8,0,0,0'
const VENDOR = 'https://www.adobe.com/go/getflashplayer'

export interface PluginContent {
  readonly movie: string
  readonly version: string
  /** Where visitors could get the vendor's plugin. */
  readonly vendor: string
  /** CSS lengths. */
  readonly width: string | undefined
  readonly height: string | undefined
  /** All attributes, by their lower-case name. */
  readonly all: Readonly<Record<string, string>>
}

/**
 * Reads the attributes of plugin content.
 * @param given a map, or the pairs of `AC_FL_RunContent`, which names its movie without the extension.
 */
export function readPlugin(given: unknown): PluginContent {
  const isPairs = Array.isArray(given)
  const entries = isPairs ? pairsOf(given) : Object.entries(Object(given))
  const all: Record<string, string> = Object.fromEntries(
    entries.map(([name, value]) => [name.toLowerCase(), textOf(value)]),
  )
  const movie = all.movie || all.src || ''
  return {
    movie: isPairs ? withExtension(movie) : movie,
    version: versionOf(all),
    vendor: all.pluginspage || VENDOR,
    width: lengthOf(all.width),
    height: lengthOf(all.height),
    all,
  }
}

function pairsOf(list: readonly unknown[]): [string, unknown][] {
  return list.flatMap((name, index): [string, unknown][] =>
    index % 2 === 0 ? [[textOf(name), list[index + 1]]] : [],
  )
}

/** Reads a value as text; one without a text (`{ toString: null }`) is empty. */
function textOf(value: unknown): string {
  try {
    return String(value ?? '')
  } catch {
    return ''
  }
}

const withExtension = (movie: string): string =>
  movie.replace(/^([^?#]+?)(\.swf)?(?=[?#]|$)/i, (_, path: string, extension = '.swf') => path + extension)

/** The version: named, at the end of `codebase`, or in the two parts of UFO. */
function versionOf({ version, codebase = '', majorversion, build }: Record<string, string>): string {
  const [, inCodebase] = /#version=([\d,]+)/.exec(codebase) ?? []
  return version || inCodebase || (majorversion ? `${majorversion},0,${build || 0},0` : VERSION)
}

/** Reads a CSS length; a bare number is pixels. */
function lengthOf(length: string | undefined): string | undefined {
  if (!length) return undefined
  return /^\d+(\.\d+)?$/.test(length) ? `${length}px` : length
}
