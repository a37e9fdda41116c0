/** `Fx.Slide`, `Fx.Scroll`, `SmoothScroll`: what opens, and what moves under the visitor. */
import { defineClass } from './class-extras'
import { properties } from './element-properties'
import { all, byId, giveElements } from './elements'
import { Fx, type FxObject } from './fx'
import { keptProperty } from './fx-css'
import type { Dictionary, Loose } from './loose'
import { merge } from './objects'
import { retrieve, storageOf } from './storage'
import { hidden } from './types'

interface Point {
  x: number
  y: number
}
interface Styled extends HTMLElement {
  setStyle(name: string, value: unknown): Styled
  getStyle(name: string): unknown
  getPosition(relative?: unknown): Point
  getSize(): Point
  getScroll(): Point
  getScrollSize(): Point
}
interface LayoutFx extends FxObject {
  element: Styled
  start(...args: unknown[]): FxObject
  parent(...args: unknown[]): never
}
interface SlideFx extends LayoutFx {
  options: FxObject['options'] & {
    mode: string
    wrapper: unknown
    hideOverflow: boolean
    resetHeight: boolean
  }
  wrapper: Styled
  open: boolean
}

/** The element's own margin moves to the wrapper, which is what opens and closes. */
function wrapIn({ element, options }: SlideFx): Styled {
  const existing = retrieve<Styled>(element, 'wrapper')
  if (existing) return existing
  const given = byId(options.wrapper || null)
  const wrapper = (given ?? document.createElement('div')) as Styled
  for (const name of ['margin', 'position', 'float']) wrapper.setStyle(name, element.getStyle(name))
  if (options.hideOverflow) wrapper.setStyle('overflow', 'hidden')
  if (!given) element.replaceWith(wrapper)
  wrapper.append(element.setStyle('margin', 0))
  storageOf(element).wrapper = wrapper
  return wrapper
}

const pixels = (element: Styled, name: string) => Number.parseInt(String(element.getStyle(name)), 10) || 0

/** Which way it goes, how far, and whether it is closed. */
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

const Slide = defineClass<SlideFx & { way: ReturnType<typeof wayOf> }>({
  Extends: Fx,
  options: { mode: 'vertical', wrapper: false, hideOverflow: true, resetHeight: false },
  initialize(element: unknown, options: unknown) {
    this.element = byId(element) as Styled
    this.subject = this.element
    this.parent(options)
    this.wrapper = wrapIn(this)
    this.open = true
    this.addEvent('complete', () => {
      this.open = !wayOf(this).isClosed
      // Its content may grow once it is open.
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
  ...named({ slideIn: 'in', slideOut: 'out', toggle: 'toggle' }, (self, how, mode) => self.start(how, mode)),
  ...named({ hide: '', show: 'in' }, (self, how, mode) => {
    const slide = self as SlideFx & { way: ReturnType<typeof wayOf> }
    slide.way = wayOf(slide, mode as string)
    slide.open = Boolean(how)
    return slide.set(ends(slide.open, slide.way.offset))
  }),
})

/** Methods that differ by a word. */
function named<Word>(
  words: Record<string, Word>,
  call: (self: LayoutFx, word: Word, mode: unknown) => unknown,
) {
  const methods: Dictionary = {}
  for (const [name, word] of Object.entries(words))
    methods[name] = function (this: LayoutFx, mode: unknown) {
      return call(this, word, mode)
    }
  return methods
}

interface ScrollFx extends LayoutFx {
  options: FxObject['options'] & { offset: Point; wheelStops: boolean }
}
const AXES = ['x', 'y'] as const
type Axes = readonly [number | false, number | false]

const Scroll = defineClass<ScrollFx>({
  Extends: Fx,
  options: { offset: { x: 0, y: 0 }, wheelStops: true },
  initialize(given: unknown, options: unknown) {
    const element = byId(given)
    // The body scrolls as the window does.
    const isPage = !element || /^(body|html|undefined)$/i.test(String(element.tagName))
    this.element = (isPage ? window : element) as Styled
    this.subject = this.element
    this.parent(options)
    const target = this.element as unknown as Loose
    const stop = () => this.cancel()
    if (!this.options.wheelStops) return
    this.addEvent('start', () => target.addEvent?.('mousewheel', stop))
    for (const type of ['complete', 'cancel', 'stop'])
      this.addEvent(type, () => target.removeEvent?.('mousewheel', stop))
  },
  set(...args: unknown[]) {
    const [left, top] = args.flat() as number[]
    this.element.scrollTo({ left, top, behavior: 'instant' } as ScrollToOptions)
    return this
  },
  start(...to: Axes) {
    if (!this.check(...to)) return this
    const { element, options } = this
    const [whole, seen, now] = [element.getScrollSize(), element.getSize(), element.getScroll()]
    const reach = AXES.map((axis, index) => {
      const value = to[index]
      const most = whole[axis] - seen[axis]
      return typeof value === 'number' ? Math.max(0, Math.min(value + options.offset[axis], most)) : now[axis]
    })
    return this.parent([now.x, now.y], reach)
  },
  ...named({ toTop: [false, 0] as Axes, toLeft: [0, false] as Axes }, (self, to) => self.start(...to)),
  ...named({ toRight: 'x', toBottom: 'y' }, (self, axis) => {
    const size = self.element.getScrollSize()
    return self.start(axis === 'x' && size.x, axis === 'y' && size.y)
  }),
  toElement(given: unknown, axes: readonly string[] = AXES) {
    const target = byId(given) as Styled | null
    const isPage = (this.element as unknown) === window
    const at = target?.getPosition(isPage ? undefined : this.element)
    const inside = isPage ? { x: 0, y: 0 } : this.element.getScroll()
    if (!at) return this
    return this.start(...AXES.map((axis) => axes.includes(axis) && at[axis] + inside[axis]))
  },
})

/** Links to a place of this page lead there smoothly; the address follows once they are there. */
export const SmoothScroll = defineClass<ScrollFx & { toElement(target: unknown): void }>({
  Extends: Scroll,
  initialize(options: Dictionary = {}, context: unknown = window) {
    this.parent(context, merge({ duration: 1000, transition: 'quad:in:out' }, options))
    const scrollTo = (hash: string, event: Event) => {
      const name = decodeURIComponent(hash.slice(1))
      const target = document.getElementById(name) ?? document.getElementsByName(name)[0]
      if (!target) return
      event.preventDefault()
      this.toElement(target)
      this.chain(() => {
        location.hash = hash
      })
    }
    for (const link of all(options.links || 'a[href*="#"]') as unknown as HTMLAnchorElement[])
      if (link.hash && link.href.split('#')[0] === location.href.split('#')[0])
        link.addEventListener('click', (event) => scrollTo(link.hash, event))
  },
})

export function installLayoutFx(): void {
  for (const [name, value] of Object.entries({ Slide, Scroll, SmoothScroll })) hidden(Fx, name, value)
  keptProperty('slide', (element) => new Slide(element, { link: 'cancel' }))
  keptProperty('scroll', (element) => new Scroll(element, { link: 'cancel' }))
  giveElements({
    slide(this: Element, how = 'toggle', mode?: string) {
      const effect = properties.slide?.get?.call(this) as Loose
      if (/^(hide|show)$/.test(how)) effect[how]?.(mode)
      else effect.start?.(how, mode)
      return this
    },
  })
}
