/** The old object `SqueezeBox`, as its two halves see it. */
import type { Dictionary, OldObject } from '../core/loose'
import type { Kit } from '../kit'

type Maker = (this: SqueezeBox, given: never) => unknown
/** Our handlers and parsers, to which pages add theirs. */
export type Registry = Record<string, Maker> & { extend(more: Record<string, Maker>): void }

export interface Size {
  x: number
  y: number
}
interface SqueezeBoxOptions extends Dictionary {
  size: Size
  marginImage: Size
  handler?: string
  target: unknown
  parse?: string | false
  closable: unknown
  classWindow?: string
  classOverlay?: string
  iframeOptions?: Dictionary
  ajaxOptions?: Dictionary
  url?: string
  content?: string
  errorMsg?: string
}

export interface SqueezeBox extends OldObject {
  presets: Dictionary
  options: SqueezeBoxOptions
  handlers: Registry
  parsers: Registry
  isOpen: boolean
  isLoading: boolean
  overlay: HTMLElement
  win: HTMLElement
  content: HTMLElement
  closeBtn?: HTMLElement
  element: HTMLElement | null
  asset: unknown
  url: string
  size: Size
  /** Ends the loading of content that is still under way, and gives back a node that is lent. */
  callOnTrash?: (() => void) | undefined
  /** Of the core. */
  literals: Kit['literals']
  makeRequest: Kit['makeRequest']
  initialize(presets?: Dictionary): SqueezeBox
  open(subject: unknown, options?: Dictionary): unknown
  fromElement(element: unknown, options?: Dictionary): unknown
  close(event?: unknown): SqueezeBox
  trash(): void
  onError(): void
  setContent(handler: string, content: unknown): unknown
  applyContent(content?: unknown, size?: Partial<Size>): void
  toggleLoading(isLoading: boolean): void
  resize(size?: Partial<Size>, isInstant?: boolean): SqueezeBox
}
