/** `Mask` covers an element, or the page. */
import type { Dictionary, Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement } from '../old-element'
import { type PositionOptions, positionOf } from './element-position'
import { computedSize } from './measure'

const OPTIONS = { style: {}, class: 'mask', maskMargins: false, useIframeShim: true, iframeShimOptions: {} }

export interface MaskObject extends OldObject {
  options: Omit<typeof OPTIONS, 'style'> & {
    style: Dictionary
    id?: string | null
    width?: number
    height?: number
    hideOnClick?: boolean
    destroyOnHide?: boolean
    inject?: { where?: string; target?: unknown } | null
  }
  target: OldElement
  element: OldElement
  hidden: boolean
  position(): MaskObject
  resize(width?: number, height?: number): MaskObject
  render(): void
  inject(target?: unknown, where?: string): void
  show(...args: unknown[]): MaskObject
  hide(...args: unknown[]): MaskObject
  showMask(...args: unknown[]): void
  hideMask(...args: unknown[]): void
  destroy(): void
}

let count = 0

/** Prepares a mask on its target, the page by default. @param key under which the target keeps it. */
export function begin(
  self: MaskObject,
  key: string,
  target: unknown,
  options: unknown,
  byId: Kit['byId'],
): void {
  self.target = (byId(target) ?? document.body) as OldElement
  self.target.store(key, self)
  // As its own method, which is added to the window's events and taken away again.
  self.position = self.position.bind(self)
  self.setOptions(options)
  self.render()
  self.inject()
}

const isPage = ({ target }: MaskObject) => target === document.body
const page = () => window as unknown as OldElement

export const makeMask = ({ defineClass, Events, Options, byId }: Kit, IframeShim: Loose) =>
  defineClass<MaskObject>({
    Implements: [Options, Events],
    options: OPTIONS,

    initialize(target: unknown, options: unknown) {
      begin(this, 'mask', target, options, byId)
    },
    render() {
      const { id, style } = this.options
      this.element = document.createElement('div') as unknown as OldElement
      this.element.set({
        class: this.options.class,
        id: id || `mask-${++count}`,
        styles: { ...style, display: 'none' },
      })
      this.element.addEvent('click', (event: unknown) => {
        this.fireEvent('click', event)
        if (this.options.hideOnClick) this.hide()
      })
      this.hidden = true
    },
    toElement() {
      return this.element
    },
    inject(target?: unknown, where?: string) {
      const { inject, useIframeShim, iframeShimOptions } = this.options
      const place = where || inject?.where || (isPage(this) ? 'inside' : 'after')
      this.element.inject(target || inject?.target || this.target, place)
      if (useIframeShim) this.shim = new IframeShim(this.element, iframeShimOptions)
    },
    position() {
      this.resize(this.options.width, this.options.height)
      const options: PositionOptions = {
        relativeTo: this.target,
        position: 'topLeft',
        ignoreMargins: !this.options.maskMargins,
        ignoreScroll: isPage(this),
      }
      this.element.setStyles({ position: 'absolute', ...positionOf(this.element, options, byId) })
      return this
    },
    resize(width?: number, height?: number) {
      const edges = this.options.maskMargins ? ['margin'] : []
      const { totalWidth = 0, totalHeight = 0 } = computedSize(this.target, {
        styles: ['padding', 'border', ...edges],
      })
      // Its own size must not count as the page's.
      if (isPage(this)) this.element.setStyles({ width: 0, height: 0 })
      const whole = isPage(this) ? page().getScrollSize() : { x: 0, y: 0 }
      this.element.setStyles({
        width: width ?? Math.max(totalWidth, whole.x),
        height: height ?? Math.max(totalHeight, whole.y),
      })
      return this
    },
    show(...args: unknown[]) {
      if (!this.hidden) return this
      page().addEvent('resize', this.position)
      this.position()
      this.showMask(...args)
      return this
    },
    showMask() {
      this.element.setStyle('display', 'block')
      this.hidden = false
      this.fireEvent('show')
    },
    hide(...args: unknown[]) {
      if (this.hidden) return this
      page().removeEvent('resize', this.position)
      this.hideMask(...args)
      if (this.options.destroyOnHide) this.destroy()
      return this
    },
    hideMask() {
      this.element.setStyle('display', 'none')
      this.hidden = true
      this.fireEvent('hide')
    },
    toggle() {
      if (this.hidden) this.show()
      else this.hide()
    },
    destroy() {
      this.hide()
      this.element.destroy()
      this.fireEvent('destroy')
      this.target.eliminate('mask')
    },
  })
