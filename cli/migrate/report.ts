/** What the report says: data, before it is text, Markdown or JSON. */
import type { Position } from '../shared/finding'
import type { Answer } from './adapter'
import type { LeftOut } from './left-out'
import type { Trouble } from './script'

/** A text, a link, a field or an image of the page, and where it stands. */
export type LeftOutAt = Position & Pick<LeftOut, 'kind' | 'content'>

/** One thing that an old library does, and what does it here. */
export interface Advice extends Position {
  readonly file: string
  /** The call, or the start tag, on one line. */
  readonly found: string
  readonly library: string
  readonly answer: Answer
  readonly island?: string
  /** The page's own elements, as they are to be written, in full; made up when `isSample`. */
  readonly html: readonly string[]
  /** The first of them, without most of what is in a long one: for people. */
  readonly shown: readonly string[]
  /** Where the elements stand in the page that this HTML replaces. */
  readonly replaces: readonly Position[]
  /** What is in these elements, and not in the HTML. */
  readonly leftOut: readonly LeftOutAt[]
  readonly isSample: boolean
  /** How many more elements than those that are shown are to be written likewise. */
  readonly more: number
  readonly script?: string
  /** `minDate → min`; a name alone: the island does so anyway. */
  readonly carried: readonly string[]
  readonly lost: readonly { readonly option: string; readonly why: string }[]
  readonly notes: readonly string[]
}

export interface Bytes {
  readonly raw: number
  readonly brotli: number
}

/** A file of the page, and whether it may go. */
export interface FileVerdict extends Partial<Bytes> {
  readonly file: string
  readonly kind: 'script' | 'style'
  /** Of libraries that are known; none for the site's own. */
  readonly libraries: readonly string[]
  readonly verdict:
    | 'goes'
    /** Nothing of the page uses it. */
    | 'unused'
    /** `ilots.legacy.js` takes its place. */
    | 'replaced'
    | 'stays'
    /** Libraries and code of the site in one file: the libraries' part goes with a new bundle. */
    | 'bundle'
    | 'own'
    | 'other-origin'
    | 'not-found'
    | 'not-read'
  /** Why it stays, or could not be read. */
  readonly because?: string
}

/** Whether its verdict lets a file go. */
export const isGoing = ({ verdict }: FileVerdict): boolean => /^(goes|unused|replaced)$/.test(verdict)

export interface MigrationReport {
  readonly page: string
  readonly advice: readonly Advice[]
  /** Scripts that do not parse: they were read as far as they could be. */
  readonly faults: readonly Trouble[]
  readonly files: readonly FileVerdict[]
  readonly totals: {
    /** What could go; files of other origins are not counted. */
    readonly theirs: Bytes
    /**
     * The loader and the first use of the islands that were named; nothing when there is no build beside the command.
     */
    readonly ours?: Bytes & { readonly files: readonly string[] }
  }
}
