import type { Dictionary, OldObject } from '../core/loose'
import type { Coordinates, OldElement, OldEvent, Point } from '../old-element'

export type Axis = 'x' | 'y'
export const AXES = ['x', 'y'] as const
export type Bound = number | (() => number)
type Pair<Value> = Partial<Record<Axis, Value>>

/** `Drag`, as its own methods and those of its heirs see it. */
export interface DragObject extends OldObject {
  options: {
    snap: number
    unit: string
    grid: number | false | Pair<number>
    style: boolean
    limit: Pair<readonly (Bound | null | undefined)[]> | undefined
    handle: unknown
    invert: boolean
    unDraggableTags: readonly string[]
    preventDefault: boolean
    stopPropagation: boolean
    compensateScroll: boolean
    /** Of each axis, the style or property that moves; `false` stands still. */
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

export interface SliderObject extends OldObject {
  options: {
    initialStep: number | null
    snap: boolean
    offset: number
    range: readonly number[] | undefined
    wheel: boolean
    steps: number | false
    mode: string
  }
  element: OldElement
  knob: OldElement
  axis: Axis
  property: 'left' | 'top'
  offset: 'offsetWidth' | 'offsetHeight'
  full: number
  half: number
  min: number
  max: number
  range: number
  steps: number
  stepSize: number
  stepWidth: number
  modulus: { multiplier: number; decimalLength: number }
  step: number
  previousChange: number
  previousEnd: number
  isDragging?: boolean
  drag: DragObject
  set(step: unknown, isSilent?: boolean): SliderObject
  clickedElement(event: OldEvent): void
  scrolledElement(event: OldEvent): void
  draggedKnob(): void
  attach(): SliderObject
  setSnap(options?: DragObject['options']): SliderObject
  setRange(range: unknown, place?: number | null, isSilent?: boolean): SliderObject
  setKnobPosition(place: number): SliderObject
  setSliderDimensions(): SliderObject
  setModulus(): void
  checkStep(): SliderObject
  end(): SliderObject
  toStep(place: number): number
  toPosition(step: number): number
}
