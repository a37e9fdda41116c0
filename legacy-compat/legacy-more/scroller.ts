/** `Scroller` of 1.1 and 1.2 scrolls an element, or the page, while the pointer is near one of its edges. */
import type { Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'
import type { Point, Styled } from '../old-element'

interface ScrollerObject extends OldObject {
  options: { area: number; velocity: number; fps: number }
  element: Styled
  /** The element whose pointer is followed. */
  listener: Loose
  page: Point
  timer: number | undefined
  scroll(): void
  onMove(event: { page: Point; client: Point }): void
}

const AXES = ['x', 'y'] as const
const SIDES = { x: 'left', y: 'top' } as const

/** How far one step leads on an axis: the nearer the edge, the further. Nothing where the end is reached. */
function stepOf(self: ScrollerObject, axis: 'x' | 'y'): number {
  const { element, options, page } = self
  const { area, velocity } = options
  const isPage = (element as unknown) === window
  const scrolled = element.getScroll()[axis]
  const size = element.getSize()[axis]
  const start = isPage ? 0 : element.getBoundingClientRect()[SIDES[axis]] + (axis === 'x' ? scrollX : scrollY)
  const before = page[axis] - start - area
  const behind = page[axis] - start - size + area
  if (before < 0 && scrolled > 0) return before * velocity
  return behind > 0 && scrolled + size < element.getScrollSize()[axis] ? behind * velocity : 0
}

export const makeScroller = ({ byId, defineClass, Events, Options }: Kit) =>
  defineClass<ScrollerObject>({
    Implements: [Events, Options],
    options: {
      area: 20,
      velocity: 1,
      fps: 20,
      // A page's own handler replaces this one.
      onChange(this: ScrollerObject, left: number, top: number) {
        this.element.scrollTo({ left, top, behavior: 'instant' })
      },
    },
    initialize(given: unknown, options: unknown) {
      this.setOptions(options)
      const isPage = ([window, document, document.body] as unknown[]).includes(given)
      this.element = (isPage ? window : byId(given)) as Styled
      this.listener = (isPage ? byId(document.body) : this.element) as unknown as Loose
      this.onMove = ({ client, page }) => {
        this.page = isPage ? client : page
        this.timer ??= window.setInterval(() => void this.scroll(), Math.round(1_000 / this.options.fps))
      }
    },
    start() {
      this.listener.addEvent?.('mousemove', this.onMove)
      return this
    },
    stop() {
      this.listener.removeEvent?.('mousemove', this.onMove)
      window.clearInterval(this.timer)
      this.timer = undefined
      return this
    },
    scroll() {
      const [x, y] = AXES.map((axis) => stepOf(this, axis)) as [number, number]
      const now = this.element.getScroll()
      if (x || y) this.fireEvent('change', [now.x + x, now.y + y])
    },
  })
