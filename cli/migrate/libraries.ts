/**
 * Old libraries, and what one is known by: the fingerprint of a release, the name of its file, its first comment, or
 * what it defines.
 */
import libraries from './libraries.json' with { type: 'json' }
import releases from './releases.json' with { type: 'json' }

export interface Library {
  readonly title: string
  /** The file's name, without its folder and query. */
  readonly file: RegExp
  /** What the comment in front of it says. */
  readonly banner?: RegExp
  /** Global names and plugins that it defines: `$.fn.colorbox`, `SqueezeBox`. */
  readonly defines: readonly string[]
  /** What has to be there before it. */
  readonly needs?: string
}

/** A library in JSON: the name of its file is read without regard to case, its banner as its flags say. */
interface Row extends Pick<Library, 'title' | 'defines' | 'needs'> {
  readonly file: string
  readonly banner?: readonly string[]
}
const rows: Readonly<Record<string, Row>> = libraries

function libraryOf({ file, banner = [], ...row }: Row): Library {
  const [pattern, flags] = banner
  return { ...row, file: new RegExp(file, 'i'), ...(pattern && { banner: new RegExp(pattern, flags) }) }
}

export const LIBRARIES: Readonly<Record<string, Library>> = Object.fromEntries(
  Object.entries(rows).map(([id, row]) => [id, libraryOf(row)]),
)

/** Which library has the file of that fingerprint (`fingerprint.ts`) in one of its releases. */
const RELEASED: ReadonlyMap<string, string> = new Map(
  Object.entries(releases).flatMap(([id, known]) => known.map((each): [string, string] => [each, id])),
)

export const byFingerprint = (known: string): string | undefined => RELEASED.get(known)

const nameOf = (address: string): string =>
  address
    .replace(/[?#][\s\S]*$/, '')
    .split('/')
    .filter(Boolean)
    .pop() ?? ''

/** By its address alone: all that is known of a file that could not be read, and of a style sheet. */
export function byAddress(address: string): string | undefined {
  const file = nameOf(address)
  const named = Object.keys(LIBRARIES).find((id) => LIBRARIES[id]?.file.test(file))
  if (named) return named
  const packed = packageOf(address)
  return packed && Object.keys(LIBRARIES).find((id) => LIBRARIES[id]?.file.test(packed))
}

/** `…/npm/swiper@11/+esm`, `…/ajax/libs/jquery/3.7.1/jquery.min.js`: networks that have releases alone. */
const packageOf = (address: string): string | undefined =>
  /\/(?:npm|ajax\/libs)\/(?:@[\w-]+\/)?([\w.-]+)/.exec(address)?.[1]

/** Whether it is a release, by its version: a site may have a folder of that name. */
export const isPackage = (address: string): boolean =>
  /\/npm\/(?:@[\w-]+\/)?[\w.-]+@\d|\/ajax\/libs\/[\w.-]+\/\d/.test(address)

/** By its name, a plugin of jQuery that nobody here knows. */
export const isOtherPlugin = (address: string): boolean =>
  /^jquery[.-].+\.js$/i.test(nameOf(address)) && !byAddress(address)

/** Style sheets that are nothing without their script; Bootstrap's dresses the page. */
export const isItsStyle = (id: string): boolean => id !== 'bootstrap' && id !== 'jquery'
