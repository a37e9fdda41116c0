/** The old class `Tips`, as its two halves see it. */
import type { Loose, OldObject } from '../core/loose'
import type { Size } from '../legacy-squeezebox/types'

/** Where a tip's text comes from: the first of these attributes that is not empty, or a script's function. */
type Read = string | readonly string[] | ((element: Element) => unknown)

export interface Tips extends OldObject {
  options: {
    title: Read
    text: Read
    showDelay: number
    hideDelay: number
    className: string
    offset: Size
    windowPadding: Size
    fixed?: boolean
    id?: string
    hideEmpty?: boolean
    /** Of 1.1: the letters of a title that are shown. */
    maxTitleChars?: number
  }
  tip: HTMLElement
  container: HTMLElement
  titleElement: HTMLElement
  textElement: HTMLElement
  timer: number
  /** Whether its page speaks 1.1: the text of a tip is the title of its element then. */
  isEarly?: boolean
  /** The tip's name in 1.1. */
  toolTip?: HTMLElement
  /** The element for which the tip is shown. */
  shown?: HTMLElement | undefined
  toElement(): HTMLElement
  attach(elements: unknown): Tips
  detach(elements: unknown): Tips
  show(element?: HTMLElement): Tips
  hide(element?: HTMLElement): Tips
  position(event: { page: Size }): void
  setTitle(content: unknown): Tips
  setText(content: unknown): Tips
  elementEnter(event: Loose | Event, element: HTMLElement): void
  elementLeave(event: Loose | Event, element: HTMLElement): void
  elementMove(event: Loose, element: HTMLElement): void
}
