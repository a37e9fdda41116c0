/**
 * What the catalogue shows of an island: a case, the way to the state that is worth seeing, and what is seen there.
 */
import type { Words } from '../../../src/island/define-reference'

/** A key, a text, a press, the pointer over something, pixels from the top, a script; `see` waits for what comes. */
export type Step =
  | { readonly press: string }
  | { readonly type: string }
  | { readonly click: string }
  | { readonly hover: string }
  | { readonly scroll: number }
  | { readonly run: string }
  | { readonly see: string }

export interface Shown {
  /** The page of a case, below `/ilots/`. */
  readonly page: string
  readonly steps: readonly Step[]
  /** What is seen, for who does not see it. */
  readonly seen: Words
  /** Selector of what the picture keeps, or `window`; otherwise the case, and what has opened over it. */
  readonly around?: string
  /** Of the window, in pixels, where its whole height would show the same again. */
  readonly height?: number
}

type Room = Pick<Shown, 'around' | 'height'>

export const press = (...keys: string[]): readonly Step[] => keys.map((key) => ({ press: key }))
export const type = (text: string): Step => ({ type: text })
export const see = (selector: string): Step => ({ see: selector })
export const shown = (page: string, steps: readonly Step[], seen: Words, room: Room = {}): Shown => ({
  page,
  steps,
  seen,
  ...room,
})
/** Over the page, in the middle of the window. */
export const OVER: Room = { around: 'window', height: 560 }
