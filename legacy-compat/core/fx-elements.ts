/** `Fx.Elements` and the accordion that is made of it. */
import { defineClass } from './class-extras'
import { all, byId, Elements } from './elements'
import { Fx, type FxObject } from './fx'
import { FxCss } from './fx-css'
import { type Dictionary, isEnumerable } from './loose'
import { hidden } from './types'

type Values = Record<string, Dictionary>
interface ElementsFx extends FxObject {
  elements: HTMLElement[]
  prepare(element: Element, property: string, values: unknown): Dictionary
  render(element: Element, property: string, value: unknown, unit?: string | false): void
  start(values: Values): ElementsFx
  parent(...args: unknown[]): never
}

/** What is computed of each value of each element. */
function map(values: Values, compute: (value: unknown, index: string, name: string) => unknown): Values {
  const result: Values = {}
  for (const index in values) {
    const own: Dictionary = {}
    for (const name in values[index]) own[name] = compute(values[index][name], index, name)
    result[index] = own
  }
  return result
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
    const side = (key: string) => map(prepared, (value) => (value as Dictionary)[key])
    return this.parent(side('from'), side('to'))
  },
})

interface AccordionFx extends ElementsFx {
  options: FxObject['options'] & {
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
    returnHeightToAuto: boolean
  }
  togglers: HTMLElement[]
  buttons: HTMLElement[]
  previous: number
  display(index: unknown, isAnimated?: boolean): AccordionFx
  addSection(toggler: unknown, element: unknown): AccordionFx
}

const isList = (item: unknown) =>
  typeof item === 'string' || isEnumerable(item) || Object(item).nodeType !== undefined

/** Open, as it wants to be; closed, nothing. */
function valuesOf({ options }: AccordionFx, element: HTMLElement, isOpen: boolean): Dictionary {
  const { height, width, opacity, fixedHeight, fixedWidth } = options
  return {
    ...(opacity && { opacity: Number(isOpen) }),
    ...(width && { width: isOpen ? fixedWidth || element.offsetWidth : 0 }),
    ...(height && { height: isOpen ? fixedHeight || element.scrollHeight : 0 }),
  }
}

export const Accordion = defineClass<AccordionFx>({
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
  /** Old pages hand over togglers, elements, options; older ones their container first. */
  initialize(...args: unknown[]) {
    const lists = args.filter((item) => item && isList(item))
    const [togglers, elements] = lists.slice(-2).map((list) => all(list) as unknown as HTMLElement[])
    this.parent([], args.find((item) => item && !isList(item)) ?? {})
    this.togglers = new Elements() as unknown as HTMLElement[]
    this.buttons = []
    this.previous = -1
    const { show, display, initialDisplayFx, alwaysHide } = this.options
    // A visitor who opens the next one meanwhile is not told no.
    if (alwaysHide) this.options.link = 'chain'
    for (const [index, toggler] of (togglers ?? []).entries()) this.addSection(toggler, elements?.[index])
    const first = show === false ? display : show
    for (const [index, element] of this.elements.entries())
      if (index !== show) this.set({ [index]: valuesOf(this, element, false) })
    this.addEvent('complete', () => settle(this))
    if (first !== false) this.display(first, show === false && initialDisplayFx)
  },
  addSection(givenToggler: unknown, givenElement: unknown) {
    const toggler = byId(givenToggler) as HTMLElement | null
    const element = byId(givenElement) as HTMLElement | null
    if (!toggler || !element || this.togglers.includes(toggler)) return this
    const index = this.togglers.push(toggler) - 1
    this.elements.push(element)
    const open = () => this.display(index)
    toggler.addEventListener(this.options.trigger, open)
    this.buttons.push(operable(toggler, open))
    element.style.overflow = 'hidden'
    return this
  },
  display(given: unknown, isAnimated = true) {
    const index = typeof given === 'number' ? given : this.elements.indexOf(byId(given) as HTMLElement)
    const isSame = index === this.previous
    if (!this.check(index, isAnimated) || (isSame && !this.options.alwaysHide)) return this
    this.previous = isSame ? -1 : index
    const values: Values = {}
    for (const [place, element] of this.elements.entries()) {
      const isOpen = place === this.previous
      values[place] = valuesOf(this, element, isOpen)
      this.fireEvent(isOpen ? 'active' : 'background', [this.togglers[place], element])
      this.buttons[place]?.setAttribute('aria-expanded', String(isOpen))
      if (isOpen) element.style.visibility = ''
    }
    if (isAnimated) return this.start(values)
    this.set(values)
    settle(this)
    return this
  },
})

/** What is open grows with its content; what is closed is out of the keyboard's way. */
function settle({ elements, previous, options }: AccordionFx): void {
  const { returnHeightToAuto, fixedHeight, height } = options
  for (const [index, element] of elements.entries()) {
    const isOpen = index === previous
    element.style.visibility = isOpen ? '' : 'hidden'
    if (isOpen && returnHeightToAuto && height && !fixedHeight) element.style.height = 'auto'
  }
}

/** What is clicked is a button for the keyboard as well; a heading stays one, and holds it. */
function operable(toggler: HTMLElement, open: () => void): HTMLElement {
  const own = toggler.matches('a[href],button,input')
    ? toggler
    : toggler.querySelector<HTMLElement>('a[href],button')
  if (own) return own
  const isHeading = /^h\d$/i.test(toggler.tagName)
  const button = isHeading ? document.createElement('span') : toggler
  if (isHeading) {
    button.append(...toggler.childNodes)
    toggler.append(button)
  }
  Object.assign(button, { tabIndex: 0, role: toggler.getAttribute('role') ?? 'button' })
  button.addEventListener('keydown', (event) => {
    if (!/^(Enter| )$/.test(event.key)) return
    event.preventDefault()
    open()
  })
  return button
}

export function installElementsFx(): void {
  hidden(Fx, 'Elements', FxElements)
  hidden(Fx, 'Accordion', Accordion)
}
