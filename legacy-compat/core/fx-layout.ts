/** `Fx.Slide`, `Fx.Scroll`, `SmoothScroll`: what opens, and what moves under the visitor. */
import { defineClass } from './class-extras'
import { all, byId, giveElements } from './elements'
import { Fx, type FxObject } from './fx'
import { keptProperty } from './fx-css'
import type { Dictionary, Loose } from './loose'
import { merge } from './objects'
import { retrieve, storageOf } from './storage'
import { hidden } from './types'

interface Styled extends HTMLElement {
  setStyle(name: string, value: unknown): Styled
  getStyle(name: string): unknown
  getPosition(relative?: unknown): { x: number; y: number }
  getSize(): { x: number; y: number }
  getScroll(): { x: number; y: number }
  getScrollSize(): { x: number; y: number }
  get(name: string): Loose
}
interface SlideObject extends FxObject {
  options: FxObject['options'] & {
    mode: string
    wrapper: unknown
    hideOverflow: boolean
    resetHeight: boolean
  }
  element: Styled
  wrapper: Styled
  open: boolean
  offset: number
  margin: string
  layout: string
  now: [number, number]
  slide(how: string, mode?: string): SlideObject
  vertical(): SlideObject
  horizontal(): SlideObject
  parent(...args: unknown[]): never
}

/** The element's own margin moves to the wrapper, which is what opens and closes. */
function wrapIn(self: SlideObject): Styled {
  const { element, options } = self
  const existing = retrieve<Styled>(element, 'wrapper')
  if (existing) return existing
  const given = options.wrapper ? byId(options.wrapper) : null
  const wrapper = (given ?? document.createElement('div')) as Styled
  for (const name of ['margin', 'position', 'float']) wrapper.setStyle(name, element.getStyle(name))
  if (options.hideOverflow) wrapper.setStyle('overflow', 'hidden')
  if (!given) element.replaceWith(wrapper)
  wrapper.append(element)
  element.setStyle('margin', 0)
  storageOf(element).wrapper = wrapper
  return wrapper
}

const sideways = (name: string, margin: string, layout: 'offsetWidth' | 'offsetHeight') =>
  function (this: SlideObject) {
    Object.assign(this, { margin, layout: name, offset: this.element[layout] })
    return this
  }

const Slide = defineClass<SlideObject>({
  Extends: Fx,
  options: { mode: 'vertical', wrapper: false, hideOverflow: true, resetHeight: false },
  initialize(element: unknown, options: unknown) {
    this.element = byId(element) as Styled
    this.subject = this.element
    this.parent(options)
    this.wrapper = wrapIn(this)
    this.now = [0, 0]
    this.open = true
    // Its content may grow once it is open.
    this.addEvent('complete', () => {
      this.open = this.wrapper[this.layout === 'width' ? 'offsetWidth' : 'offsetHeight'] !== 0
      if (this.open && this.options.resetHeight) this.wrapper.setStyle(this.layout, '')
    })
  },
  vertical: sideways('height', 'margin-top', 'offsetHeight'),
  horizontal: sideways('width', 'margin-left', 'offsetWidth'),
  set(now: [number, number]) {
    this.element.setStyle(this.margin, now[0])
    this.wrapper.setStyle(this.layout, now[1])
    return this
  },
  compute: (from: number[], to: number[], delta: number) =>
    [0, 1].map((index) => ((to[index] ?? 0) - (from[index] ?? 0)) * delta + (from[index] ?? 0)),
  start(how: string, mode?: string) {
    if (!this.check(how, mode)) return this
    const side = mode ?? this.options.mode
    if (side === 'horizontal') this.horizontal()
    else this.vertical()
    const margin = Number.parseInt(String(this.element.getStyle(this.margin)), 10) || 0
    const size = Number.parseInt(String(this.wrapper.getStyle(this.layout)), 10) || 0
    const shown: [number[], number[]] = [
      [margin, size],
      [0, this.offset],
    ]
    const away: [number[], number[]] = [
      [margin, size],
      [-this.offset, 0],
    ]
    const isClosed = this.wrapper[side === 'horizontal' ? 'offsetWidth' : 'offsetHeight'] === 0
    const isIn = how === 'in' || (how === 'toggle' && isClosed)
    return this.parent(...(isIn ? shown : away))
  },
  slideIn(mode?: string) {
    return (this as unknown as Loose).start?.('in', mode)
  },
  slideOut(mode?: string) {
    return (this as unknown as Loose).start?.('out', mode)
  },
  toggle(mode?: string) {
    return (this as unknown as Loose).start?.('toggle', mode)
  },
  hide(mode?: string) {
    if ((mode ?? this.options.mode) === 'horizontal') this.horizontal()
    else this.vertical()
    this.open = false
    return this.set([-this.offset, 0])
  },
  show(mode?: string) {
    if ((mode ?? this.options.mode) === 'horizontal') this.horizontal()
    else this.vertical()
    this.open = true
    return this.set([0, this.offset])
  },
})

/** `el.slide('toggle')`. */
function slide(this: Styled, how = 'toggle', mode?: string): Element {
  const effect = this.get('slide')
  if (how === 'hide' || how === 'show') effect[how]?.(mode)
  else effect.start?.(how, mode)
  return this
}

interface ScrollObject extends FxObject {
  options: FxObject['options'] & { offset: { x: number; y: number }; wheelStops: boolean }
  element: Styled
  parent(...args: unknown[]): never
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** Where it can be scrolled to. */
function reachable({ element, options }: ScrollObject, x: number | false, y: number | false): number[] {
  const [all, seen, now] = [element.getScrollSize(), element.getSize(), element.getScroll()]
  const at = (axis: 'x' | 'y', value: number | false) =>
    value === false ? now[axis] : clamp(value + options.offset[axis], all[axis] - seen[axis])
  return [at('x', x), at('y', y)]
}

const Scroll = defineClass<ScrollObject>({
  Extends: Fx,
  options: { offset: { x: 0, y: 0 }, wheelStops: true },
  initialize(element: unknown, options: unknown) {
    const given = byId(element) as Styled | Document | null
    // The body scrolls as the window does.
    const isPage = !given || given === document || /^(body|html)$/i.test((given as Element).tagName ?? '')
    this.element = (isPage ? window : given) as Styled
    this.subject = this.element
    this.parent(options)
    if (!this.options.wheelStops) return
    const stop = () => this.cancel()
    const target = this.element as unknown as Loose
    this.addEvent('start', () => target.addEvent?.('mousewheel', stop))
    for (const type of ['complete', 'cancel', 'stop'])
      this.addEvent(type, () => target.removeEvent?.('mousewheel', stop))
  },
  set(...args: unknown[]) {
    const [x, y] = (Array.isArray(args[0]) ? args[0] : args) as [number, number]
    this.element.scrollTo({ left: x, top: y, behavior: 'instant' })
    return this
  },
  compute: (from: number[], to: number[], delta: number) =>
    [0, 1].map((index) => ((to[index] ?? 0) - (from[index] ?? 0)) * delta + (from[index] ?? 0)),
  start(x: number | false, y: number | false) {
    if (!this.check(x, y)) return this
    const { x: left, y: top } = this.element.getScroll()
    return this.parent([left, top], reachable(this, x, y))
  },
  toTop: fromHere(() => [false, 0]),
  toLeft: fromHere(() => [0, false]),
  toRight: fromHere((element) => [element.getScrollSize().x, false]),
  toBottom: fromHere((element) => [false, element.getScrollSize().y]),
  toElement(given: unknown, axes: string[] = ['x', 'y']) {
    const target = byId(given) as Styled | null
    if (!target) return this
    const at = target.getPosition((this.element as unknown) === window ? undefined : this.element)
    const inside = (this.element as unknown) === window ? { x: 0, y: 0 } : this.element.getScroll()
    const to = (axis: 'x' | 'y') => (axes.includes(axis) ? at[axis] + inside[axis] : false)
    return (this as unknown as Loose).start?.(to('x'), to('y'))
  },
})

function fromHere(target: (element: Styled) => [number | false, number | false]) {
  return function (this: ScrollObject) {
    return (this as unknown as Loose).start?.(...target(this.element))
  }
}

interface SmoothObject extends ScrollObject {
  options: ScrollObject['options'] & { links?: unknown }
}

/** Links to a place of this page lead there smoothly; the address follows when they are there. */
export const SmoothScroll = defineClass<SmoothObject>({
  Extends: Scroll,
  initialize(options: Dictionary = {}, context: unknown = window) {
    this.parent(context, merge({ duration: 1000, transition: 'quad:in:out' }, options))
    const links = options.links ? all(options.links) : all('a[href*="#"]')
    for (const link of links as unknown as HTMLAnchorElement[]) follow(this, link)
  },
  useLink(link: HTMLAnchorElement) {
    follow(this, link)
    return this
  },
})

function follow(self: SmoothObject, link: HTMLAnchorElement): void {
  const { hash } = link
  if (!hash || link.pathname !== location.pathname || link.search !== location.search) return
  link.addEventListener('click', (event) => {
    const name = decodeURIComponent(hash.slice(1))
    const target = document.getElementById(name) ?? document.getElementsByName(name)[0]
    if (!target || event.defaultPrevented) return
    event.preventDefault()
    ;(self as unknown as Loose).toElement?.(target)
    self.chain(() => {
      location.hash = hash
      self.fireEvent('scrolledTo', [link, target])
    })
  })
}

export function installLayoutFx(): void {
  hidden(Fx, 'Slide', Slide)
  hidden(Fx, 'Scroll', Scroll)
  hidden(Fx, 'SmoothScroll', SmoothScroll)
  keptProperty('slide', (element) => new Slide(element, { link: 'cancel' }))
  keptProperty('scroll', (element) => new Scroll(element, { link: 'cancel' }))
  giveElements({ slide })
}
