/** A script of the page, and what an external file of it is. */
import type { Position } from '../shared/finding'
import type { Unread } from '../shared/unread'

/** One piece of code, wherever it is written. */
export interface Code {
  /** As the report names it: the page itself, or the address of the file. */
  readonly file: string
  readonly text: string
  /** Where the text begins in that file. */
  readonly start: Position
  readonly isModule: boolean
  /** Of an inline handler: its element. `this` is that one. */
  readonly element?: Element
  /** `click` of `onclick`. */
  readonly event?: string
}

/** A file that the page loads, a script or a style sheet. */
export interface Asset extends Position {
  /** As the page writes it. */
  readonly address: string
  readonly kind: 'script' | 'style'
  /** Nothing when it is of another origin, or could not be had. */
  readonly text?: string
  /** Why there is no text. */
  readonly trouble?: 'other-origin' | 'not-found' | 'not-read'
  readonly cause?: string | Unread
  readonly element: Element
}

/** What could not be understood, and where. */
export interface Trouble extends Position {
  readonly file: string
  readonly cause: string
}
