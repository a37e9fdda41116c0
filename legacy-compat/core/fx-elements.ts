/** `Fx.Elements` and the accordion that is made of it. */

import { defineClass } from './class-extras'
import { all, byId, Elements } from './elements'
import type { FxObject } from './fx'
import { Fx } from './fx'
import { FxCss } from './fx-css'
import type { Dictionary, Loose } from './loose'
import { hidden } from './types'

type Values = Record<string, Dictionary>
interface ElementsFx extends FxObject {
  elements: HTMLElement[]
  prepare(element: Element, property: string, values: unknown): { from: unknown; to: unknown }
  render(element: Element, property: string, value: unknown, unit?: string | false): void
  parent(...args: unknown[]): never
}

/** Several elements at once: `{ 0: { height: 20 }, 1: {…} }`. */
const FxElements = defineClass<ElementsFx>({
  Extends: FxCss,
  initialize(elements: unknown, options: unknown) {
    this.elements = all(elements) as unknown as HTMLElement[]
    this.subject = this.elements
    this.parent(options)
  },
  compute(from: Values, to: Values, delta: number) {
    return map(from, (value, index, name) => this.parent(value, to[index]?.[name], delta))
  },
  set(now: Values) {
    map(now, (value, index, name) => {
      const element = this.elements[Number(index)]
      if (element) this.render(element, name, value, this.options.unit)
    })
    return this
  },
  start(values: Values) {
    if (!this.check(values)) return this
    const prepared = map(values, (value, index, name) => {
      const element = this.elements[Number(index)]
      return element ? this.prepare(element, name, value) : { from: [], to: [] }
    })
    const side = (key: 'from' | 'to') => map(prepared, (value) => (value as Dictionary)[key])
    return this.parent(side('from'), side('to'))
  },
})

function map(values: Values, compute: (value: unknown, index: string, name: string) => unknown): Values {
  const one = ([index, own]: [string, Dictionary]) => [
    index,
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, compute(value, index, name)])),
  ]
  return Object.fromEntries(
    Object.entries(values).map(one as (entry: [string, Dictionary]) => [string, Dictionary]),
  )
}

interface AccordionObject extends ElementsFx {
  options: FxObject['options'] & AccordionOptions
  togglers: HTMLElement[]
  previous: number
  effects: Record<string, string>
  display(index: unknown, isAnimated?: boolean): AccordionObject
  addSection(toggler: unknown, element: unknown): AccordionObject
}
interface AccordionOptions {
  show: number | false
  display: number | false
  height: boolean
  width: boolean
  opacity: boolean
  fixedHeight: number | false
  fixedWidth: number | false
  alwaysHide: boolean
  trigger: string
  initialDisplayFx: boolean
  resetHeight: boolean
  returnHeightToAuto: boolean
}

const isOptions = (item: unknown) =>
  Object.prototype.toString.call(item) === '[object Object]' && !('nodeType' in Object(item))

/** Old pages hand over (togglers, elements, options), older ones a container first. */
function readArguments(args: unknown[]): { togglers: unknown; elements: unknown; options: Dictionary } {
  const lists = args.filter((item) => item !== null && item !== undefined && !isOptions(item))
  const [togglers, elements] = lists.length > 2 ? lists.slice(1) : lists
  return { togglers, elements, options: (args.find(isOptions) ?? {}) as Dictionary }
}

export const Accordion = defineClass<AccordionObject>({
  Extends: FxElements,
  options: {
    show: false,
    display: 0,
    height: true,
    width: false,
    opacity: true,
    fixedHeight: false,
    fixedWidth: false,
    alwaysHide: false,
    trigger: 'click',
    initialDisplayFx: true,
    returnHeightToAuto: true,
  },
  initialize(...args: unknown[]) {
    const { togglers, elements, options } = readArguments(args)
    this.parent([], options)
    this.elements = new Elements() as unknown as HTMLElement[]
    this.subject = this.elements
    this.togglers = new Elements() as unknown as HTMLElement[]
    this.previous = -1
    const { alwaysHide, show, display } = this.options
    if (alwaysHide) this.options.link = 'chain'
    this.effects = effectsOf(this.options)
    const contents = all(elements) as unknown as HTMLElement[]
    for (const [index, toggler] of (all(togglers) as unknown as HTMLElement[]).entries())
      this.addSection(toggler, contents[index])
    for (const [index, element] of this.elements.entries()) hideUnless(this, element, show === index)
    if (show !== false) this.previous = Number(show)
    else if (display !== false) this.display(display, this.options.initialDisplayFx)
    this.addEvent('complete', () => releaseHeight(this))
  },
  addSection(givenToggler: unknown, givenElement: unknown) {
    const toggler = byId(givenToggler) as HTMLElement | null
    const element = byId(givenElement) as HTMLElement | null
    if (!toggler || !element || this.togglers.includes(toggler)) return this
    this.togglers.push(toggler)
    this.elements.push(element)
    const index = this.togglers.indexOf(toggler)
    const open = () => this.display(index)
    ;(toggler as unknown as Loose).addEvent?.(this.options.trigger, open)
    operable(toggler, open)
    element.style.overflow = 'hidden'
    return this
  },
  display(given: unknown, isAnimated = true) {
    const index = typeof given === 'number' ? given : this.elements.indexOf(byId(given) as HTMLElement)
    if (!this.check(index, isAnimated)) return this
    if ((this as unknown as Loose).isRunning?.() || (index === this.previous && !this.options.alwaysHide))
      return this
    const isClosing = index === this.previous
    const shown = isClosing ? -1 : index
    this.previous = shown
    const values: Values = {}
    for (const [place, element] of this.elements.entries()) {
      const isOpen = place === shown
      values[place] = valuesFor(this, element, isOpen)
      this.fireEvent(isOpen ? 'active' : 'background', [this.togglers[place], element])
      this.togglers[place]?.setAttribute('aria-expanded', String(isOpen))
      if (isOpen) element.style.visibility = ''
    }
    return isAnimated ? (this as unknown as Loose).start?.(values) : this.set(values)
  },
})

/** 'height' and the like, with the layout that each is of. */
function effectsOf({ height, width, opacity }: AccordionOptions): Record<string, string> {
  return {
    ...(opacity && { opacity: 'fullOpacity' }),
    ...(width && { width: 'offsetWidth' }),
    ...(height && { height: 'scrollHeight' }),
  }
}

function valuesFor(self: AccordionObject, element: HTMLElement, isOpen: boolean): Dictionary {
  const { fixedHeight, fixedWidth } = self.options
  const full: Record<string, unknown> = {
    opacity: 1,
    height: fixedHeight || element.scrollHeight,
    width: fixedWidth || element.offsetWidth,
  }
  return Object.fromEntries(Object.keys(self.effects).map((name) => [name, isOpen ? full[name] : 0]))
}

function hideUnless(self: AccordionObject, element: HTMLElement, isShown: boolean): void {
  const styled = element as unknown as Loose
  for (const name in self.effects) if (!isShown) styled.setStyle?.(name, 0)
  // What is closed is out of the keyboard's way.
  if (!isShown) element.style.visibility = 'hidden'
}

/** What is open grows with its content; what is closed leaves the tab order. */
function releaseHeight(self: AccordionObject): void {
  const { returnHeightToAuto, fixedHeight } = self.options
  for (const [index, element] of self.elements.entries()) {
    const isOpen = index === self.previous
    if (isOpen && returnHeightToAuto && !fixedHeight && self.effects.height) element.style.height = 'auto'
    element.style.visibility = isOpen ? '' : 'hidden'
  }
}

/** A heading that is clicked is a button for the keyboard as well. */
function operable(toggler: HTMLElement, open: () => void): void {
  if (toggler.matches('a[href],button,input') || toggler.querySelector('a[href],button')) return
  if (!toggler.hasAttribute('tabindex')) toggler.tabIndex = 0
  if (!toggler.hasAttribute('role') && !/^h\d$/i.test(toggler.tagName)) toggler.setAttribute('role', 'button')
  toggler.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  })
}

export function installElementsFx(): void {
  hidden(Fx, 'Elements', FxElements)
  hidden(Fx, 'Accordion', Accordion)
}
