/** `Drag.Move` moves an element, within a container if there is one, and tells over which elements it is. */

import type { Loose } from '../core/loose'
import type { Kit } from '../kit'
import { pixels } from '../measured'
import type { Coordinates, OldElement, OldEvent } from '../old-element'
import { AXES, type DragObject } from './drag'

export interface MoveObject extends DragObject {
  options: DragObject['options'] & {
    droppables: unknown
    container: unknown
    precalculate: boolean
    includeMargins: boolean
    checkDroppables: boolean
  }
  droppables: OldElement[]
  container: OldElement | null
  /** Where the droppables are, when they are measured once. */
  positions?: Coordinates[]
  overed: OldElement | null
  setContainer(container: unknown): void
  calculateLimit(): DragObject['options']['limit']
  getDroppableCoordinates(element: OldElement): Coordinates
  checkDroppables(): void
}

const SIDES = {
  x: { start: 'left', end: 'right', size: 'offsetWidth' },
  y: { start: 'top', end: 'bottom', size: 'offsetHeight' },
} as const

const styleOf = (element: Element) => getComputedStyle(element).position

function limitOf(element: OldElement, container: OldElement, options: MoveObject['options']) {
  const { body } = document
  const parent = element.getOffsetParent() ?? (body as OldElement)
  const at = container.getCoordinates(parent)
  const isRelative = styleOf(element) === 'relative'
  const coordinates = element.getCoordinates(parent)
  const scroll = parent.getScroll()
  const limit: Record<string, [number, number]> = {}
  for (const axis of AXES) {
    const { start, end, size } = SIDES[axis]
    const [before, after] = [pixels(element, `margin-${start}`), pixels(element, `margin-${end}`)]
    const border = pixels(container, `border-${start}-width`)
    const isInner = container !== parent
    let first = scroll[axis]
    let last =
      at[end] - pixels(container, `border-${end}-width`) + scroll[axis] - element[size] - before - after
    if (options.includeMargins) first += before
    else last += after
    if (isRelative) {
      // Where it would stand if it were not moved.
      const shift = coordinates[start] - pixels(element, start)
      first += (styleOf(container) === 'relative' ? 0 : border) - shift
      last += before - shift
      if (isInner) {
        const padding = pixels(parent, `padding-${start}`)
        if (axis === 'x' || parent !== body) first += pixels(container, `margin-${start}`) + padding
        if (!padding) first = Math.max(0, first)
      }
    } else first += (isInner ? at[start] + border : 0) - before
    limit[axis] = [first, last]
  }
  return limit as DragObject['options']['limit']
}

/** Gives the element a position of its own, where it stands. */
function free({ element, options }: MoveObject): void {
  const { x, y } = options.modifiers
  const parent = element.getOffsetParent()
  const isUnset = ['left', 'top'].some((side) => element.getStyle(side) === 'auto')
  if (x === 'left' && y === 'top' && parent && isUnset) element.setPosition(element.getPosition(parent))
  if (element.getStyle('position') === 'static') element.setStyle('position', 'absolute')
}

export const makeMove = ({ defineClass, byId, all }: Kit, Drag: Loose): Loose =>
  defineClass<MoveObject>({
    Extends: Drag,
    options: {
      droppables: [],
      container: false,
      precalculate: false,
      includeMargins: true,
      checkDroppables: true,
    },

    initialize(element: unknown, options: unknown) {
      this.parent(element, options)
      this.droppables = all(this.options.droppables) as unknown as OldElement[]
      this.setContainer(this.options.container)
      if (this.options.style) free(this)
      this.addEvent('start', () => this.checkDroppables(), true)
      this.overed = null
    },
    setContainer(given: unknown) {
      const container = byId(given || null) as OldElement | null
      const isElement = !container || container.nodeType === 1
      this.container = isElement ? container : (document.body as OldElement)
    },
    start(event: OldEvent) {
      if (this.container) this.options.limit = this.calculateLimit()
      if (this.options.precalculate) this.positions = this.droppables.map((each) => each.getCoordinates())
      this.parent(event)
    },
    calculateLimit() {
      return limitOf(this.element, this.container as OldElement, this.options)
    },
    getDroppableCoordinates(element: OldElement) {
      const at = element.getCoordinates()
      if (element.getStyle('position') !== 'fixed') return at
      const [x, y] = [window.scrollX, window.scrollY]
      return { ...at, left: at.left + x, right: at.right + x, top: at.top + y, bottom: at.bottom + y }
    },
    checkDroppables() {
      const { x, y } = this.mouse.now
      const under = this.droppables.filter((each, index) => {
        const at = this.positions?.[index] ?? this.getDroppableCoordinates(each)
        return x > at.left && x < at.right && y < at.bottom && y > at.top
      })
      const overed = under.at(-1) ?? null
      if (this.overed === overed) return
      if (this.overed) {
        this.fireEvent('leave', [this.element, this.overed])
        // In 1.1, the elements get the event.
        this.overed.fireEvent('leave', [this.element, this])
      }
      if (overed) {
        this.fireEvent('enter', [this.element, overed])
        overed.fireEvent('over', [this.element, this])
      }
      this.overed = overed
    },
    drag(event: OldEvent) {
      this.parent(event)
      if (this.options.checkDroppables && this.droppables.length > 0) this.checkDroppables()
    },
    stop(event?: OldEvent) {
      this.checkDroppables()
      const { overed, element } = this
      this.fireEvent('drop', [element, overed, event])
      if (overed) overed.fireEvent('drop', [element, this])
      else element.fireEvent('emptydrop', this)
      this.overed = null
      return this.parent(event)
    },
  })

/** The method of elements that lets the pointer move them. */
export const makeDraggable = (Move: Loose) =>
  function (this: OldElement, options?: unknown) {
    const drag = new Move(this, options)
    this.store('dragger', drag)
    return drag
  }
