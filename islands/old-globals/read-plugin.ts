/** The attributes of plugin content, however an old call writes them (§3.11). */

/** §9.5. */
const VERSION = '8,0,0,0'
const VENDOR = 'https://www.adobe.com/go/getflashplayer'

export interface PluginContent {
  readonly movie: string
  readonly version: string
  /** Where the vendor's plugin was had. */
  readonly vendor: string
  /** CSS lengths. */
  readonly width: string | undefined
  readonly height: string | undefined
  /** By lower-case name. */
  readonly all: Readonly<Record<string, string>>
}

/** @param given a map, or the pairs of `AC_FL_RunContent`, whose movie is named without its extension. */
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

/** What has no text (`{ toString: null }`) is written as nothing. */
function textOf(value: unknown): string {
  try {
    return String(value ?? '')
  } catch {
    return ''
  }
}

const withExtension = (movie: string): string =>
  movie.replace(/^([^?#]+?)(\.swf)?(?=[?#]|$)/i, (_, path: string, extension = '.swf') => path + extension)

/** Named, or at the end of `codebase`, or in UFO's two parts. */
function versionOf({ version, codebase = '', majorversion, build }: Record<string, string>): string {
  const [, inCodebase] = /#version=([\d,]+)/.exec(codebase) ?? []
  return version || inCodebase || (majorversion ? `${majorversion},0,${build || 0},0` : VERSION)
}

/** A bare number is pixels. */
function lengthOf(length: string | undefined): string | undefined {
  if (!length) return undefined
  return /^\d+(\.\d+)?$/.test(length) ? `${length}px` : length
}
