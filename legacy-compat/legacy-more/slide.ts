/** `Fx.Slide` opens and closes an element in a wrapper of its own. */
import type { FxObject } from '../core/fx'
import type { Loose } from '../core/loose'
import { methodsOf } from '../core/methods'
import type { Kit } from '../kit'
import type { LayoutFx, Styled } from '../old-element'

interface SlideFx extends LayoutFx {
  options: FxObject['options'] & {
    mode: string
    wrapper?: unknown
    hideOverflow: boolean
    resetHeight?: boolean
  }
  wrapper: Styled
  open: boolean
  way: ReturnType<typeof wayOf>
}

/** Wraps an element. Its margin moves to the wrapper, which is what opens and closes. */
function wrapIn({ element, options }: SlideFx, byId: Kit['byId']): Styled {
  const existing = element.retrieve('wrapper')
  if (existing) return existing as Styled
  const given = byId(options.wrapper || null)
  const wrapper = (given ?? document.createElement('div')) as Styled
  for (const name of ['margin', 'position', 'float']) wrapper.setStyle(name, element.getStyle(name))
  if (options.hideOverflow) wrapper.setStyle('overflow', 'hidden')
  if (!given) element.replaceWith(wrapper)
  wrapper.append(element.setStyle('margin', 0))
  element.store('wrapper', wrapper)
  return wrapper
}

const pixels = (element: Styled, name: string) => Number.parseInt(String(element.getStyle(name)), 10) || 0

/** Which way the element goes, how far, and whether it is closed. */
function wayOf({ options, element, wrapper }: SlideFx, mode = options.mode) {
  const isWide = mode === 'horizontal'
  const size = isWide ? 'offsetWidth' : 'offsetHeight'
  return {
    margin: isWide ? 'margin-left' : 'margin-top',
    layout: isWide ? 'width' : 'height',
    offset: element[size],
    isClosed: wrapper[size] === 0,
  }
}

const ends = (isIn: boolean, offset: number) => (isIn ? [0, offset] : [-offset, 0])

/** Opens or closes an element at once. */
function jump(effect: SlideFx, isOpen: boolean, mode?: string): unknown {
  effect.way = wayOf(effect, mode)
  effect.open = isOpen
  return effect.set(ends(isOpen, effect.way.offset))
}

export const makeSlide = ({ defineClass, Fx, byId }: Kit) =>
  defineClass<SlideFx>({
    Extends: Fx,
    options: { mode: 'vertical', hideOverflow: true },

    initialize(element: unknown, options: unknown) {
      this.element = byId(element) as Styled
      this.subject = this.element
      this.parent(options)
      this.wrapper = wrapIn(this, byId)
      this.open = true
      this.addEvent('complete', () => {
        this.open = !wayOf(this).isClosed
        // The content may grow once the element is open.
        if (this.open && this.options.resetHeight) this.wrapper.setStyle(this.way.layout, '')
      })
    },
    set([margin, size]: number[]) {
      this.element.setStyle(this.way.margin, margin)
      this.wrapper.setStyle(this.way.layout, size)
      return this
    },
    start(how: string, mode?: string) {
      if (!this.check(how, mode)) return this
      this.way = wayOf(this, mode)
      const { margin, layout, offset, isClosed } = this.way
      const isIn = how === 'in' || (how === 'toggle' && isClosed)
      return this.parent([pixels(this.element, margin), pixels(this.wrapper, layout)], ends(isIn, offset))
    },
    ...methodsOf({
      slideIn: (effect: SlideFx, mode?: string) => effect.start('in', mode),
      slideOut: (effect: SlideFx, mode?: string) => effect.start('out', mode),
      toggle: (effect: SlideFx, mode?: string) => effect.start('toggle', mode),
      show: (effect: SlideFx, mode?: string) => jump(effect, true, mode),
      hide: (effect: SlideFx, mode?: string) => jump(effect, false, mode),
    }),
  })

/** The method of elements: it opens, closes, toggles, shows or hides them. */
export function slide(this: Element & { get(name: string): Loose }, how = 'toggle', mode?: string): Element {
  const effect = this.get('slide')
  if (how === 'hide' || how === 'show') effect[how]?.(mode)
  else effect.start?.(how, mode)
  return this
}
