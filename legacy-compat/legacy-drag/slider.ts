/** `Slider`: a knob on a track, which the pointer, the wheel and the keyboard move. */
import type { Loose } from '../core/loose'
import type { Kit } from '../kit'
import { measured } from '../measured'
import type { OldElement, OldEvent } from '../old-element'
import type { DragObject } from './drag'
import { makeAccessible, type SliderObject } from './slider-keys'

const between = (value: number, one: number, other: number) =>
  Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other))
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Brings a place on the track within it. */
const onTrack = ({ options: { offset }, full }: SliderObject, place: number) =>
  between(place, -offset, full - offset)

/** Takes the step of a place on the track. */
function take(self: SliderObject, place: number): void {
  const way = self.range < 0 ? -1 : 1
  self.step = rounded(self.min + way * self.toStep(place), self.modulus.decimalLength)
}

const dragOptions = (self: SliderObject) => {
  const { axis, property, full, options } = self
  return {
    snap: 0,
    limit: { [axis]: [-options.offset, full - options.offset] },
    modifiers: { x: false, y: false, [axis]: property },
    onDrag: () => self.draggedKnob(),
    onStart: () => self.draggedKnob(),
    onBeforeStart: () => {
      self.isDragging = true
    },
    onCancel: () => {
      self.isDragging = false
    },
    onComplete: () => {
      self.isDragging = false
      self.draggedKnob()
      self.end()
    },
  }
}

export const makeSlider = ({ defineClass, Events, Options, byId }: Kit, Drag: Loose): Loose =>
  defineClass<SliderObject>({
    Implements: [Events, Options],
    options: {
      onTick(this: SliderObject, place: number) {
        this.setKnobPosition(place)
      },
      initialStep: 0,
      snap: false,
      offset: 0,
      range: false,
      wheel: false,
      steps: 100,
      mode: 'horizontal',
    },

    initialize(element: unknown, knob: unknown, given: unknown) {
      this.setOptions(given)
      const { options } = this
      this.element = byId(element) as OldElement
      this.knob = byId(knob) as OldElement
      // Pages take these handlers away again, as they find them on the instance.
      for (const name of ['clickedElement', 'draggedKnob', 'scrolledElement'] as const)
        this[name] = (this[name] as () => void).bind(this)
      this.step = options.initialStep || options.range?.[0] || 0
      this.previousChange = this.previousEnd = this.step
      const isVertical = options.mode === 'vertical'
      this.axis = isVertical ? 'y' : 'x'
      this.property = isVertical ? 'top' : 'left'
      this.offset = isVertical ? 'offsetHeight' : 'offsetWidth'
      this.setSliderDimensions()
      this.setRange(options.range, null, true)
      if (this.knob.getStyle('position') === 'static') this.knob.setStyle('position', 'relative')
      this.knob.setStyle(this.property, -options.offset)
      const asked = dragOptions(this)
      if (options.snap) this.setSnap(asked as unknown as DragObject['options'])
      this.drag = new Drag(this.knob, asked) as unknown as DragObject
      if (options.initialStep !== null) this.set(options.initialStep, true)
      makeAccessible(this)
      this.attach()
    },
    attach() {
      this.element.addEvent('mousedown', this.clickedElement)
      if (this.options.wheel) this.element.addEvent('mousewheel', this.scrolledElement)
      this.drag.attach()
      return this
    },
    detach() {
      this.element.removeEvent('mousedown', this.clickedElement)
      this.element.removeEvent('mousewheel', this.scrolledElement)
      this.drag.detach()
      return this
    },
    autosize() {
      const { offset, snap } = this.options
      this.setSliderDimensions().setKnobPosition(this.toPosition(this.step))
      Object.assign(Object(this.drag.options.limit), { [this.axis]: [-offset, this.full - offset] })
      if (snap) this.setSnap()
      return this
    },
    setSnap(given?: DragObject['options']) {
      const options = given ?? this.drag.options
      options.grid = Math.ceil(this.stepWidth)
      const [least] = options.limit?.[this.axis] || []
      Object.assign(Object(options.limit), { [this.axis]: [least, this.element[this.offset]] })
      return this
    },
    setKnobPosition(place: number) {
      this.knob.setStyle(this.property, this.options.snap ? this.toPosition(this.step) : place)
      return this
    },
    setSliderDimensions() {
      measured(this.element, () => {
        const knob = this.knob[this.offset]
        this.half = knob / 2
        this.full = this.element[this.offset] - knob + this.options.offset * 2
      })
      return this
    },
    set(given: unknown, isSilent?: boolean) {
      this.step = rounded(between(Number(given), this.min, this.max), this.modulus.decimalLength)
      const place = this.toPosition(this.step)
      this.checkStep()
      if (isSilent) this.setKnobPosition(place)
      else this.fireEvent('tick', place).fireEvent('move').end()
      return this
    },
    setRange(given: unknown, place?: number | null, isSilent?: boolean) {
      const [min, max] = (given || []) as (number | null | undefined)[]
      const { steps } = this.options
      this.min = min ?? 0
      this.max = max ?? Number(steps)
      this.range = this.max - this.min
      this.steps = steps || this.full
      this.stepSize = Math.abs(this.range) / this.steps
      this.stepWidth = (this.stepSize * this.full) / Math.abs(this.range)
      this.setModulus()
      if (given) this.set(place ?? this.step, isSilent)
      return this
    },
    setModulus() {
      const decimalLength = (String(this.stepSize).split('.')[1] ?? '').length
      this.modulus = { multiplier: 10 ** decimalLength, decimalLength }
    },
    clickedElement(event: OldEvent) {
      if (this.isDragging || event.target === this.knob) return
      const place = onTrack(this, event.page[this.axis] - this.element.getPosition()[this.axis] - this.half)
      take(this, place)
      this.checkStep().fireEvent('tick', place).fireEvent('move').end()
    },
    scrolledElement(event: OldEvent) {
      const wheel = Number(event.wheel) * (this.axis === 'x' ? -1 : 1)
      this.set(this.step + (wheel > 0 ? -1 : 1) * this.stepSize)
      event.stop()
    },
    draggedKnob() {
      take(this, onTrack(this, this.drag.value.now[this.axis]))
      this.checkStep().fireEvent('move')
    },
    checkStep() {
      if (this.previousChange === this.step) return this
      this.previousChange = this.step
      return this.fireEvent('change', this.step)
    },
    end() {
      if (this.previousEnd === this.step) return this
      this.previousEnd = this.step
      return this.fireEvent('complete', String(this.step))
    },
    toStep(place: number) {
      const step = (((place + this.options.offset) * this.stepSize) / this.full) * this.steps
      if (!this.options.steps) return step
      const { multiplier, decimalLength } = this.modulus
      const rest = ((step * multiplier) % (this.stepSize * multiplier)) / multiplier
      return rounded(step - rest, decimalLength)
    },
    toPosition(step: number) {
      const place = (this.full * Math.abs(this.min - step)) / (this.steps * this.stepSize)
      return place - this.options.offset || 0
    },
  })
