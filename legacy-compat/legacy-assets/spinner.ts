/** `Spinner` covers an element while it waits. Screen readers hear that it is busy, and what its message says. */
import type { Loose } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement } from '../old-element'
import { type PositionOptions, positionOf } from './element-position'
import { begin, type MaskObject } from './mask'

interface SpinnerObject extends MaskObject {
  options: MaskObject['options'] & {
    message?: unknown
    containerPosition: PositionOptions
    content: unknown
    messageContainer: object
    img: unknown
    fxOptions: object
  }
  /** Whether it is on its way in or out. */
  active: boolean
  content: OldElement
  msg: OldElement
  img: OldElement
}

/** Fades a spinner; its tween is fetched with the tag, so that it may still be on its way. */
function fade({ element }: SpinnerObject, opacity: unknown): Loose {
  ;(element as unknown as Loose).tween?.('opacity', opacity)
  return element.get('tween') as Loose
}

/** What a screen reader says of a spinner that is only a picture. */
const WAITS = 'Chargement en cours'
const UNSEEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }

const make = (tag: string, properties: object) =>
  (document.createElement(tag) as unknown as OldElement).set(properties)

/** Calls what waits for it a moment later, when there is nothing to show or to hide. */
function callSoon(self: SpinnerObject): SpinnerObject {
  window.setTimeout(() => self.callChain(), 20)
  return self
}

export const makeSpinner = ({ defineClass, Chain, byId }: Kit, Mask: Loose) =>
  defineClass<SpinnerObject>({
    Extends: Mask,
    Implements: Chain,
    options: {
      class: 'spinner',
      containerPosition: {},
      content: { class: 'spinner-content' },
      messageContainer: { class: 'spinner-msg' },
      img: { class: 'spinner-img' },
      fxOptions: { link: 'chain' },
    },

    initialize(target: unknown, options: unknown) {
      begin(this, 'spinner', target, options, byId)
      for (const type of ['hide', 'show'])
        (this as unknown as OldElement).addEvent(type, () => {
          this.active = false
        })
    },
    render() {
      this.parent()
      const { id, message, messageContainer, content, img, fxOptions } = this.options
      this.element.set('id', id || String(this.element.id).replace('mask', 'spinner'))
      this.content = (byId(content) ?? make('div', Object(content))) as OldElement
      this.content.inject(this.element)
      this.content.set('role', 'status')
      const text = make('p', message ? messageContainer : { styles: UNSEEN })
      text.append(String(message || WAITS))
      this.msg = ((message && typeof message !== 'string' ? byId(message) : null) ?? text) as OldElement
      this.msg.inject(this.content)
      if (img) {
        this.img = (byId(img) ?? make('div', Object(img))) as OldElement
        this.img.inject(this.content)
      }
      this.element.set('tween', fxOptions)
    },
    show(isInstant?: unknown) {
      if (this.active) return this.chain(() => this.show(isInstant))
      if (!this.hidden) return callSoon(this)
      this.target.set('aria-busy', 'true')
      this.active = true
      return this.parent(isInstant)
    },
    showMask(isInstant?: unknown) {
      const { element, options } = this
      const { style } = options
      if (isInstant) this.parent()
      else {
        style.opacity ||= Number(element.getStyle('opacity'))
        element.setStyles({ display: 'block', opacity: 0 })
        fade(this, style.opacity)
      }
      const place = { relativeTo: element, ...options.containerPosition }
      this.content.setStyle('position', 'absolute')
      this.content.setStyles(positionOf(this.content, place, byId))
      if (!isInstant) {
        this.hidden = false
        this.fireEvent('show')
      }
      this.callChain()
    },
    hide(isInstant?: unknown) {
      if (this.active) return this.chain(() => this.hide(isInstant))
      if (this.hidden) return callSoon(this)
      this.target.set('aria-busy', 'false')
      this.active = true
      return this.parent(isInstant)
    },
    hideMask(isInstant?: unknown) {
      const settle = () => {
        this.element.setStyle('display', 'none')
        this.hidden = true
        this.fireEvent('hide')
        this.callChain()
      }
      if (isInstant) return settle()
      fade(this, 0).chain?.(settle)
    },
    destroy() {
      this.content.destroy()
      this.parent()
      this.target.eliminate('spinner')
    },
  })
