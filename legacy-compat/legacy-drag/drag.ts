/** `Drag` moves, or resizes, an element with the pointer: mouse or finger. */
import type { Dictionary, Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'
import type { OldElement, OldEvent, Point } from '../old-element'

export type Axis = 'x' | 'y'
export const AXES = ['x', 'y'] as const
type Bound = number | (() => number)
type Pair<Value> = Partial<Record<Axis, Value>>

/** Tags that the pointer uses: pressing one drags nothing. */
export const UNDRAGGABLE: readonly string[] = ['button', 'input', 'a', 'textarea', 'select', 'option']

const OPTIONS = {
  snap: 6,
  unit: 'px',
  grid: false,
  style: true,
  limit: false,
  handle: false,
  invert: false,
  unDraggableTags: UNDRAGGABLE,
  preventDefault: false,
  stopPropagation: false,
  compensateScroll: false,
  /** Of each axis, the style or property that moves; `false` stands still. */
  modifiers: { x: 'left', y: 'top' },
}

/** An instance of `Drag`. */
export interface DragObject extends OldObject {
  options: Omit<typeof OPTIONS, 'grid' | 'limit' | 'modifiers'> & {
    grid: number | false | Pair<number>
    limit: Pair<readonly (Bound | null | undefined)[]> | undefined
    modifiers: Record<Axis, string | false>
  }
  element: OldElement
  handles: OldElement
  document: OldElement
  offsetParent: OldElement
  mouse: { now: Point; pos: Point; start: Point | null }
  value: { start: Dictionary; now: Point }
  limit: Record<Axis, (number | undefined)[]>
  compensateScroll: Record<'start' | 'diff' | 'last', Point>
  bound: Readonly<Record<string, (...args: never[]) => unknown>>
  attach(): DragObject
  detach(): DragObject
  start(event: OldEvent): void
  check(event: OldEvent): void
  drag(event: OldEvent): void
  render(options: DragObject['options']): void
  cancel(event?: OldEvent): void
  stop(event?: OldEvent): void
  scrollListener(): void
  sumValues(one: Point, other: Point, sign: number): Point
}

const moved = ({ options }: DragObject): [Axis, string][] =>
  AXES.flatMap((axis): [Axis, string][] => {
    const modifier = options.modifiers[axis]
    return modifier ? [[axis, modifier]] : []
  })

/** What scrolls under an element: its positioned ancestor, or the page. */
function scrollerOf(element: OldElement): OldElement {
  const parent = element.getOffsetParent()
  return !parent || /^(body|html)$/i.test(parent.tagName) ? (window as unknown as OldElement) : parent
}

/**
 * Keeps a finger from scrolling the page while it drags. The page's own listeners cannot: browsers take those of a
 * document as passive. The finger's events all go to the element that it has touched first.
 */
function holdPage({ event }: OldEvent): void {
  if (!event?.type?.startsWith('touch') || !event.target) return
  const signal = new AbortController()
  const hold = (move: Event) => {
    if (move.cancelable) move.preventDefault()
  }
  event.target.addEventListener('touchmove', hold, { passive: false, signal: signal.signal })
  for (const type of ['touchend', 'touchcancel'])
    event.target.addEventListener(type, () => signal.abort(), signal)
}

/** The document's events while the pointer is down: before it has moved far enough, and after. */
const pressed = ({ bound }: DragObject) => ({
  mousemove: bound.check,
  mouseup: bound.cancel,
  touchmove: bound.check,
  touchend: bound.cancel,
  touchcancel: bound.cancel,
})
const dragged = ({ bound }: DragObject) => ({
  mousemove: bound.drag,
  mouseup: bound.stop,
  touchmove: bound.drag,
  touchend: bound.stop,
  touchcancel: bound.stop,
})
/** Neither text is selected nor an image taken away while something is dragged. */
const held = ({ bound }: DragObject) => ({ selectstart: bound.eventStop, dragstart: bound.eventStop })

type Events = Parameters<OldElement['addEvents']>[0]

/** Reads where the element stands now. A style that is no length in pixels is measured. */
function currentValue({ element, options, offsetParent }: DragObject, modifier: string): number {
  if (!options.style) return Number(Reflect.get(element, modifier))
  const style = String(element.getStyle(modifier) ?? '')
  if (style.endsWith('px') || !style) return Number.parseInt(style, 10) || 0
  const isPage = (offsetParent as unknown) === window
  const at = element.getCoordinates(isPage ? null : offsetParent)
  return Math.trunc(Number(Reflect.get(at, modifier))) || 0
}

/** Reads one end of a limit, which a function may give; without a value there is none. */
function boundOf(given: Bound | null | undefined): number | undefined {
  const bound = typeof given === 'function' ? given() : given
  return bound || bound === 0 ? Number(bound) : undefined
}

/** Makes a function of the instance's method as it is called: a page may have put its own there. */
const call =
  (self: DragObject, name: 'start' | 'check' | 'drag' | 'stop' | 'cancel') =>
  (event: OldEvent): void =>
    self[name](event)

export const makeDrag = ({ defineClass, Events, Options, byId, all, isEnumerable }: Kit): Loose =>
  defineClass<DragObject>({
    Implements: [Events, Options],
    options: OPTIONS,

    initialize(...args: unknown[]) {
      const element = args.find((item) => byId(item))
      this.element = byId(element) as OldElement
      this.document = this.element.ownerDocument as unknown as OldElement
      this.setOptions(args.find((item) => item && item !== element) ?? {})
      const { handle } = this.options
      const isList = isEnumerable(handle) && typeof handle !== 'string'
      const handles: unknown = isList ? all(handle) : byId(handle || null)
      this.handles = (handles ?? this.element) as OldElement
      this.mouse = { now: {} as Point, pos: {} as Point, start: null }
      this.value = { start: {}, now: {} as Point }
      this.offsetParent = scrollerOf(this.element)
      this.compensateScroll = { start: {} as Point, diff: {} as Point, last: {} as Point }
      this.selection = 'selectstart'
      this.bound = {
        start: call(this, 'start'),
        check: call(this, 'check'),
        drag: call(this, 'drag'),
        stop: call(this, 'stop'),
        cancel: call(this, 'cancel'),
        eventStop: () => false,
        scrollListener: () => this.scrollListener(),
      }
      this.attach()
    },
    attach() {
      const { start, scrollListener } = this.bound as Required<typeof this.bound>
      for (const type of ['mousedown', 'touchstart']) this.handles.addEvent(type, start as () => void)
      if (this.options.compensateScroll) this.offsetParent.addEvent('scroll', scrollListener as () => void)
      return this
    },
    detach() {
      const { start, scrollListener } = this.bound
      for (const type of ['mousedown', 'touchstart']) this.handles.removeEvent(type, start as () => void)
      if (this.options.compensateScroll) this.offsetParent.removeEvent('scroll', scrollListener as () => void)
      return this
    },
    scrollListener() {
      if (!this.mouse.start) return
      const { compensateScroll } = this
      const now = this.offsetParent.getScroll()
      const isPage = (this.offsetParent as unknown) === window
      if (this.element.getStyle('position') === 'absolute')
        this.mouse.now = this.sumValues(this.mouse.now, this.sumValues(now, compensateScroll.last, -1), 1)
      else if (isPage) compensateScroll.diff = this.sumValues(now, compensateScroll.start, -1)
      if (!isPage) compensateScroll.diff = this.sumValues(compensateScroll.start, now, -1)
      compensateScroll.last = now
      this.render(this.options)
    },
    sumValues(one: Point, other: Point, sign: number) {
      return Object.fromEntries(
        moved(this).map(([axis]) => [axis, one[axis] + other[axis] * sign]),
      ) as unknown as Point
    },
    start(event: OldEvent) {
      const { options } = this
      if (options.unDraggableTags.includes(event.target?.tagName?.toLowerCase()) || event.rightClick) return
      if (options.preventDefault) event.preventDefault()
      if (options.stopPropagation) event.stopPropagation()
      holdPage(event)
      const scroll = this.offsetParent.getScroll()
      Object.assign(this.compensateScroll, { start: scroll, last: scroll, diff: { x: 0, y: 0 } })
      this.mouse.start = event.page
      this.fireEvent('beforeStart', this.element)
      this.limit = { x: [], y: [] }
      for (const [axis, modifier] of moved(this)) {
        this.value.now[axis] = currentValue(this, modifier) * (options.invert ? -1 : 1)
        this.mouse.pos[axis] = event.page[axis] - this.value.now[axis]
        const given = options.limit?.[axis] || []
        this.limit[axis] = Array.from(given, boundOf)
      }
      const { grid } = options
      if (typeof grid === 'number') options.grid = { x: grid, y: grid }
      this.document.addEvents({ ...pressed(this), ...held(this) } as Events)
    },
    check(event: OldEvent) {
      if (this.options.preventDefault) event.preventDefault()
      const { start } = this.mouse
      if (!start) return
      const distance = Math.round(Math.hypot(event.page.x - start.x, event.page.y - start.y))
      if (distance <= this.options.snap) return
      this.cancel()
      this.document.addEvents(dragged(this) as Events)
      this.fireEvent('start', [this.element, event]).fireEvent('snap', this.element)
    },
    drag(event: OldEvent) {
      if (this.options.preventDefault) event.preventDefault()
      this.mouse.now = this.sumValues(event.page, this.compensateScroll.diff, -1)
      this.render(this.options)
      this.fireEvent('drag', [this.element, event])
    },
    render({ invert, limit, grid, style, unit }: DragObject['options']) {
      for (const [axis, modifier] of moved(this)) {
        const [least, most] = this.limit[axis]
        let value = (this.mouse.now[axis] - this.mouse.pos[axis]) * (invert ? -1 : 1)
        if (limit) value = Math.min(value, most ?? value)
        if (limit) value = Math.max(value, least ?? value)
        const step = (grid as Partial<Point>)?.[axis]
        if (step) value -= (value - (least ?? 0)) % step
        this.value.now[axis] = value
        if (style) this.element.setStyle(modifier, value + unit)
        else Reflect.set(this.element, modifier, value)
      }
    },
    cancel(event?: OldEvent) {
      this.document.removeEvents(pressed(this) as Events)
      if (!event) return
      this.document.removeEvents(held(this) as Events)
      this.fireEvent('cancel', this.element)
    },
    stop(event?: OldEvent) {
      this.document.removeEvents({ ...dragged(this), ...held(this) } as Events)
      this.mouse.start = null
      if (event) this.fireEvent('complete', [this.element, event])
    },
  })

/** The method of elements that lets the pointer resize them. */
export const makeResizable = (Drag: Loose) =>
  function (this: OldElement, options: { modifiers?: object } = {}) {
    const drag = new Drag(this, {
      modifiers: { x: 'width', y: 'height' },
      ...options,
    }) as unknown as DragObject
    this.store('resizer', drag)
    return drag.addEvent('drag', () => this.fireEvent('resize', drag))
  }
