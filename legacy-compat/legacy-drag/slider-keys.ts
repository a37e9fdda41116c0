/** Makes a slider's knob usable by keyboard, and known to screen readers, without changing how the page shows it. */

import { ownProperty } from '../../src/base/own-property'
import type { OldObject } from '../core/loose'
import type { OldElement, OldEvent } from '../old-element'
import type { Axis, DragObject } from './drag'

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

/** A large step: a tenth of the way, as browsers' own sliders. */
const LARGE = 10

/** Gives the knob an attribute, unless the page has. */
function give(knob: HTMLElement, name: string, value: string): void {
  if (!knob.hasAttribute(name)) knob.setAttribute(name, value)
}

/** The name that the page gives the track; a knob without one could not be distinguished from another. */
const nameOf = ({ element }: SliderObject): string =>
  element.getAttribute('aria-label') || element.title || 'Curseur'

/** How far a key goes, in the direction of the track's end; the knob moves where an arrow points. */
function way(key: string, { axis, stepSize, range }: SliderObject): number | undefined {
  const large = Math.max(stepSize, Math.abs(range) / LARGE)
  const along = axis === 'x' ? stepSize : -stepSize
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: stepSize,
    ArrowLeft: -stepSize,
    ArrowUp: along,
    ArrowDown: -along,
    PageUp: axis === 'x' ? large : -large,
    PageDown: axis === 'x' ? -large : large,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }
  return ownProperty(steps, key)
}

/** Tells the step. A range that falls has its smallest value at the track's end. */
function tell({ knob, min, max, step }: SliderObject): void {
  const values = { valuemin: Math.min(min, max), valuemax: Math.max(min, max), valuenow: step }
  for (const [name, value] of Object.entries(values)) knob.setAttribute(`aria-${name}`, String(value))
}

export function makeAccessible(slider: SliderObject): void {
  const { knob, axis } = slider
  give(knob, 'role', 'slider')
  give(knob, 'tabindex', '0')
  if (axis === 'y') give(knob, 'aria-orientation', 'vertical')
  if (!knob.hasAttribute('aria-labelledby') && !knob.title) give(knob, 'aria-label', nameOf(slider))
  tell(slider)
  // `move` is called at each step that the visitor makes, `change` of those that the page sets.
  for (const type of ['change', 'move']) slider.addEvent(type, () => tell(slider))
  knob.addEventListener('keydown', (event) => {
    const distance = way(event.key, slider)
    if (distance === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    slider.set(slider.step + (slider.range < 0 ? -distance : distance))
  })
}
