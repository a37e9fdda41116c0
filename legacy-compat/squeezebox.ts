/** `SqueezeBox`: the old object, in front of the modal (contract §6.2). */
import { squeezeboxCode } from '../islands/legacy-squeezebox'
import type { Engine } from '../src/engine/engine'
import { safeUrl } from '../src/server/safe-url'
import { refusedAddress } from '../src/server/urls'
import { Chain, Events, Options } from './core/class-extras'
import { all, byId } from './core/elements'
import type { Dictionary } from './core/loose'
import { append, merge } from './core/objects'
import { hidden } from './core/types'
import { lazy, opensTab } from './lazy'
import { makeRequest } from './make-request'

type Maker = (this: SqueezeBox, given: never) => unknown
/** Pages add to them. */
type Registry = Record<string, Maker> & { extend(more: Record<string, Maker>): void }

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

export interface SqueezeBox extends Dictionary {
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
  /** Ends what is still under way for the content. */
  callOnTrash?: (() => void) | undefined
  makeRequest: typeof makeRequest
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
  setOptions(...options: unknown[]): SqueezeBox
  removeEvents(): SqueezeBox
  fireEvent(type: string, args?: unknown, delay?: number): SqueezeBox
  callChain(): unknown
}

/** Those not named are off, or nothing. */
const presets = {
  size: { x: 600, y: 450 },
  marginImage: { x: 50, y: 75 },
  closable: true,
}

function registry(): Registry {
  const made = {}
  hidden(made, 'extend', (more: object) => Object.assign(made, more))
  return made as Registry
}

function make(id: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), { id: `sbox-${id}` })
  element.hidden = id !== 'content'
  if (element.hidden) element.setAttribute('aria-hidden', 'true')
  return element
}

export function makeSqueezeBox(engine: Engine): SqueezeBox {
  const code = lazy(engine, squeezeboxCode, () => {
    box.isOpen = false
    const url = box.element instanceof HTMLAnchorElement && safeUrl(box.element.href)
    // As the link would have done without a script.
    if (url) location.assign(url.href)
  })
  const later = code.methods('box', 'open close')
  const box = append({}, new Events(), new Options(), new Chain(), {
    presets,
    handlers: registry(),
    parsers: registry(),
    isOpen: false,
    isLoading: false,
    makeRequest,
    element: null,
    asset: null,
    ...code.methods('box', 'trash onError setContent applyContent toggleLoading resize reposition'),
    initialize(this: SqueezeBox, given?: Dictionary) {
      if (this.options) return this
      merge(this.presets, given)
      this.setOptions(this.presets)
      this.overlay = make('overlay')
      this.win = make('window')
      this.content = make('content')
      this.win.append(this.content)
      document.body.append(this.overlay, this.win)
      this.bound = { close: (event: unknown) => this.close(event) }
      // Whoever calls it has links to show: what they read right after opening is there then.
      code.fetch()
      return this
    },
    assign(this: SqueezeBox, to: unknown, options?: Dictionary) {
      for (const link of byId(to) ? [byId(to)] : all(to)) {
        link?.setAttribute('aria-haspopup', 'dialog')
        link?.addEventListener('click', (event) => {
          const isRefused = refusedAddress(link as HTMLAnchorElement)
          if (opensTab(event as MouseEvent) || !(this.fromElement(link, options) || isRefused)) return
          event.preventDefault()
          event.stopPropagation()
        })
      }
      return this.initialize()
    },
    open(this: SqueezeBox, subject: unknown, options?: Dictionary) {
      this.initialize()
      this.element = byId(subject) as HTMLElement | null
      this.isOpen = true
      return later.open?.call(this, subject, options)
    },
    fromElement(this: SqueezeBox, element: unknown, options?: Dictionary) {
      return this.open(element, options)
    },
    // `window.parent.SqueezeBox.close()` is how a page inside any frame of ours closes it.
    close(this: SqueezeBox, event?: unknown) {
      if (!this.isOpen) {
        void engine.services.modal.close().catch(() => {})
        return this
      }
      this.isOpen = false
      return later.close?.call(this, event)
    },
  }) as SqueezeBox
  return box
}
