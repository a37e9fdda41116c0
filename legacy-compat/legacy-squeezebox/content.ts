/** What stands in `#sbox-content`, its size, and the events that tell of it. */

import type { Page } from '../../src/contracts/page'
import { sayWith } from '../../src/i18n/say'
import { overlayMessages } from '../../src/overlay/overlay-messages'
import { oldFragment } from '../../src/server/old-html'
import type { Size, SqueezeBox } from './types'

/** Milliseconds that the original waited before it fired that its content had changed. */
const SETTLED = 20

/** Reads a length in pixels; it may be written `800px`. */
export const pixels = (length: unknown): number => Number.parseInt(String(length), 10)

/** Reads content as nodes. Strings are HTML, as old callers expect (contract §7). */
function nodesOf(content: unknown): Node[] {
  if (typeof content === 'string') return [oldFragment(content)]
  return (Array.isArray(content) ? content : [content]).flat().filter((item) => item?.nodeType)
}

export function makeContent(page: Pick<Page, 'config' | 't'>) {
  const say = sayWith(overlayMessages, page)
  const note = (text: string, role: string) => {
    const paragraph = Object.assign(document.createElement('p'), {
      className: 'ilots-legacy-note',
      textContent: text,
    })
    paragraph.setAttribute('role', role)
    return paragraph
  }
  return {
    applyContent(this: SqueezeBox, content?: unknown, size?: Partial<Size>): void {
      if (!this.isOpen) return
      const isFirst = this.win.getAttribute('aria-hidden') !== 'false'
      if (!isFirst) this.fireEvent('onHide', [this.win])
      this.toggleLoading(!content)
      if (content) {
        this.fireEvent('onUpdate', [this.content], SETTLED)
        const nodes = nodesOf(content)
        // Content that a handler has put there itself stays in place: a frame that is moved loads again.
        if (!nodes.every((node) => this.content.contains(node))) this.content.replaceChildren(...nodes)
      }
      this.callChain()
      for (const part of [this.win, this.overlay]) part.setAttribute('aria-hidden', 'false')
      this.resize(size, isFirst)
      if (isFirst) this.fireEvent('onOpen', [this.content])
      this.fireEvent('onShow', [this.win])
    },
    toggleLoading(this: SqueezeBox, isLoading: boolean): void {
      this.isLoading = isLoading
      this.win.classList.toggle('sbox-loading', isLoading)
      this.win.setAttribute('aria-busy', String(isLoading))
      if (!isLoading) return
      this.content.replaceChildren(note(say('loading'), 'status'))
      this.fireEvent('onLoading', [this.win])
    },
    onError(this: SqueezeBox): void {
      const isImage = this.asset instanceof HTMLImageElement
      this.asset = null
      this.applyContent(
        note(this.options.errorMsg ?? say(isImage ? 'imageFailed' : 'contentFailed'), 'alert'),
      )
    },
    resize(this: SqueezeBox, size?: Partial<Size>, isInstant?: boolean): SqueezeBox {
      this.size = { ...this.options.size, ...size }
      const style = this.win.closest('dialog')?.style
      style?.setProperty('--ilots-popup-width', `${pixels(this.size.x)}px`)
      style?.setProperty('--ilots-popup-height', `${pixels(this.size.y)}px`)
      if (!isInstant) this.fireEvent('onResize', [this.size])
      return this.fireEvent('onMove', [this.overlay, this.win])
    },
    reposition(this: SqueezeBox): SqueezeBox {
      return this.fireEvent('onMove', [this.overlay, this.win])
    },
    trash(this: SqueezeBox): void {
      this.callOnTrash?.()
      this.callOnTrash = undefined
      this.element = this.asset = null
      this.isLoading = false
      this.win.classList.remove('sbox-loading')
      this.content.replaceChildren()
      this.options = {} as SqueezeBox['options']
      this.removeEvents().setOptions(this.presets).callChain()
    },
  }
}
