/** `SqueezeBox`: the old object, in front of the modal (contract §6.2). */

import type { WholePage } from '../../src/contracts/whole-page'
import { safeUrl } from '../../src/server/safe-url'
import { refusedAddress } from '../../src/server/urls'
import type { Dictionary } from '../core/loose'
import type { Kit } from '../kit'
import { opensTab } from '../lazy'
import type { Registry, SqueezeBox } from '../legacy-squeezebox/types'
import { squeezeboxCode } from './chunks'

/** The options' defaults; an option that is not named is off or empty. */
const presets = {
  size: { x: 600, y: 450 },
  marginImage: { x: 50, y: 75 },
  closable: true,
}

function registry(): Registry {
  const made = {}
  Object.defineProperty(made, 'extend', { value: (more: object) => Object.assign(made, more) })
  return made as Registry
}

function make(id: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), { id: `sbox-${id}` })
  element.hidden = id !== 'content'
  if (element.hidden) element.setAttribute('aria-hidden', 'true')
  return element
}

export function makeSqueezeBox(
  page: WholePage,
  { all, append, byId, Chain, Events, lazy, literals, makeRequest, merge, Options }: Kit,
): SqueezeBox {
  const code = lazy(page, squeezeboxCode, () => {
    box.isOpen = false
    const url = box.element instanceof HTMLAnchorElement && safeUrl(box.element.href)
    // The link is followed, as it would be without a script.
    if (url) location.assign(url.href)
  })
  const later = code.methods('box', 'open close')
  const box = append({}, new Events(), new Options(), new Chain(), {
    presets,
    handlers: registry(),
    parsers: registry(),
    isOpen: false,
    isLoading: false,
    literals,
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
      // A page that calls `initialize` has links to show. The code is fetched now, so that scripts can read
      // the box right after they open it.
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
    // A page inside any of our frames closes it with `window.parent.SqueezeBox.close()`.
    close(this: SqueezeBox, event?: unknown) {
      if (!this.isOpen) {
        void page.modal.close().catch(() => {})
        return this
      }
      this.isOpen = false
      return later.close?.call(this, event)
    },
  }) as SqueezeBox
  return box
}
