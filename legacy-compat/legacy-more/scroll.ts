/** `Fx.Scroll` scrolls an element, or the page; `SmoothScroll` scrolls to where a link leads. */
import type { FxObject } from '../core/fx'
import type { Dictionary, Loose } from '../core/loose'
import { methodsOf } from '../core/methods'
import type { Kit } from '../kit'
import type { LayoutFx, Point, Styled } from '../old-element'

export interface ScrollFx extends LayoutFx {
  options: FxObject['options'] & { offset: Point; wheelStops: boolean }
}
const AXES = ['x', 'y'] as const
type Axes = readonly [number | false, number | false]

export const makeScroll = ({ defineClass, Fx, byId }: Kit) =>
  defineClass<ScrollFx>({
    Extends: Fx,
    options: { offset: { x: 0, y: 0 }, wheelStops: true },

    initialize(given: unknown, options: unknown) {
      const element = byId(given)
      // For the body, the window scrolls.
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
        return typeof value === 'number'
          ? Math.max(0, Math.min(value + options.offset[axis], most))
          : now[axis]
      })
      return this.parent([now.x, now.y], reach)
    },
    // The name of 1.1.
    scrollTo(...to: Axes) {
      return this.start(...to)
    },
    ...methodsOf({
      toTop: (effect: ScrollFx) => effect.start(false, 0),
      toLeft: (effect: ScrollFx) => effect.start(0, false),
      toRight: (effect: ScrollFx) => effect.start(effect.element.getScrollSize().x, false),
      toBottom: (effect: ScrollFx) => effect.start(false, effect.element.getScrollSize().y),
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

type SmoothScroll = ScrollFx & { toElement(target: unknown): void }

/**
 * `SmoothScroll` scrolls smoothly to a place of this page that a link leads to; the address
 * changes once the page is there.
 */
export const makeSmoothScroll = ({ defineClass, all }: Kit, above: Loose) =>
  defineClass<SmoothScroll>({
    Extends: above,

    initialize(options: Dictionary = {}, context: unknown = window) {
      this.parent(context, { duration: 1000, transition: 'quad:in:out', ...options })
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
