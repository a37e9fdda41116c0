/** `Accordion`: sections of which one is open. */
import type { FxObject } from '../core/fx'
import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'
import type { ElementsFx, Values } from './elements'

interface AccordionFx extends ElementsFx {
  options: FxObject['options'] & {
    /** An option that is absent is off. */
    show?: number | false
    display: number | false
    height: boolean
    width?: boolean
    opacity: boolean
    fixedHeight?: number | false
    fixedWidth?: number | false
    alwaysHide?: boolean
    trigger: string
    initialDisplayFx: boolean
    returnHeightToAuto: boolean
  }
  togglers: HTMLElement[]
  buttons: HTMLElement[]
  previous: number
  display(index: unknown, isAnimated?: boolean): AccordionFx
  addSection(toggler: unknown, element: unknown): AccordionFx
  attach(toggler?: unknown): AccordionFx
  detach(toggler?: unknown): AccordionFx
}

/** Under this key of a toggler, the original keeps what opens its section. */
const OPENS = 'accordion:display'

/** The values of a section: of an open one, its own size; of a closed one, zero. */
function valuesOf({ options }: AccordionFx, element: HTMLElement, isOpen: boolean): Dictionary {
  const { height, width, opacity, fixedHeight, fixedWidth } = options
  return {
    ...(opacity && { opacity: Number(isOpen) }),
    ...(width && { width: isOpen ? fixedWidth || element.offsetWidth : 0 }),
    ...(height && { height: isOpen ? fixedHeight || element.scrollHeight : 0 }),
  }
}

export const makeAccordion = ({ defineClass, all, byId, isEnumerable }: Kit, above: Loose) =>
  defineClass<AccordionFx>({
    Extends: above,
    options: {
      display: 0,
      height: true,
      opacity: true,
      trigger: 'click',
      initialDisplayFx: true,
      returnHeightToAuto: true,
    },

    /** Old pages hand over togglers, elements and options; still older ones hand over their container first. */
    initialize(...args: unknown[]) {
      const isList = (item: unknown) =>
        item && (typeof item === 'string' || isEnumerable(item) || Object(item).nodeType)
      const lists = args.filter(isList)
      const [togglers, elements] = lists.slice(-2).map((list) => all(list) as unknown as HTMLElement[])
      this.parent([], args.find((item) => item && !isList(item)) ?? {})
      this.togglers = all() as unknown as HTMLElement[]
      this.buttons = []
      this.previous = -1
      const { show, display, initialDisplayFx, alwaysHide } = this.options
      // So that a visitor can open the next section before this one has come to rest.
      if (alwaysHide) this.options.link = 'chain'
      togglers?.forEach((toggler, index) => {
        this.addSection(toggler, elements?.[index])
      })
      const first = typeof show === 'number' ? show : display
      this.elements.forEach((element, index) => {
        if (index !== show) this.set({ [index]: valuesOf(this, element, false) })
      })
      this.addEvent('complete', () => settle(this))
      if (first !== false) this.display(first, first !== show && initialDisplayFx)
    },
    addSection(givenToggler: unknown, givenElement: unknown) {
      const toggler = byId(givenToggler) as HTMLElement | null
      const element = byId(givenElement) as HTMLElement | null
      if (!toggler || !element || this.togglers.includes(toggler)) return this
      this.togglers.push(toggler)
      this.elements.push(element)
      const open = () => this.display(this.togglers.indexOf(toggler))
      const button = operable(toggler, () => button.ariaDisabled !== 'true' && open())
      this.buttons.push(button)
      loose(toggler).store?.(OPENS, open)
      element.style.overflow = 'hidden'
      return this.attach(toggler)
    },
    /** Has the togglers open their sections, or one of them. */
    attach(given?: unknown) {
      each(this, given, (toggler, button) => {
        loose(toggler).addEvent?.(this.options.trigger, loose(toggler).retrieve?.(OPENS))
        button.ariaDisabled = null
      })
      return this
    },
    /** The opposite: scripts still open them. */
    detach(given?: unknown) {
      each(this, given, (toggler, button) => {
        loose(toggler).removeEvent?.(this.options.trigger, loose(toggler).retrieve?.(OPENS))
        button.ariaDisabled = 'true'
      })
      return this
    },
    /** Forgets a section; where it is open, another one opens: by default the one before it. */
    removeSection(given: unknown, displayed?: number) {
      const index = this.togglers.indexOf(byId(given) as HTMLElement)
      if (index < 0) return this
      const isOpen = index === this.previous
      this.detach(given)
      for (const list of [this.togglers, this.elements, this.buttons]) list.splice(index, 1)
      if (this.previous >= index) this.previous = isOpen ? -1 : this.previous - 1
      if (isOpen || displayed !== undefined) this.display(displayed ?? Math.max(0, index - 1))
      return this
    },
    display(given: unknown, isAnimated = true) {
      const index = typeof given === 'number' ? given : this.elements.indexOf(byId(given) as HTMLElement)
      const isSame = index === this.previous
      if (!this.check(index, isAnimated) || (isSame && !this.options.alwaysHide)) return this
      this.previous = isSame ? -1 : index
      const values: Values = {}
      this.elements.forEach((element, place) => {
        const isOpen = place === this.previous
        values[place] = valuesOf(this, element, isOpen)
        this.fireEvent(isOpen ? 'active' : 'background', [this.togglers[place], element])
        this.buttons[place]?.setAttribute('aria-expanded', String(isOpen))
        if (isOpen) element.style.visibility = ''
      })
      if (isAnimated) return this.start(values)
      this.set(values)
      settle(this)
      return this
    },
  })

const loose = (element: HTMLElement) => element as unknown as Loose

/** Goes through the togglers with their buttons, or takes one of them. */
function each(
  { togglers, buttons }: AccordionFx,
  given: unknown,
  act: (toggler: HTMLElement, button: HTMLElement) => void,
): void {
  togglers.forEach((toggler, index) => {
    const button = buttons[index]
    if (button && (!given || given === toggler || given === toggler.id)) act(toggler, button)
  })
}

/** Finishes a move: an open section grows with its content, and a closed one is out of the keyboard's way. */
function settle({ elements, previous, options }: AccordionFx): void {
  const { returnHeightToAuto, fixedHeight, height } = options
  elements.forEach((element, index) => {
    const isOpen = index === previous
    element.style.visibility = isOpen ? '' : 'hidden'
    if (isOpen && returnHeightToAuto && height && !fixedHeight) element.style.height = 'auto'
  })
}

/** Makes a toggler usable by keyboard, as a button. A heading stays a heading and holds the button. */
function operable(toggler: HTMLElement, open: () => void): HTMLElement {
  const existing = toggler.matches('a[href],button,input')
    ? toggler
    : toggler.querySelector<HTMLElement>('a[href],button')
  if (existing) return existing
  const isHeading = /^h\d$/i.test(toggler.tagName)
  const button = isHeading ? document.createElement('span') : toggler
  if (isHeading) {
    button.append(...toggler.childNodes)
    toggler.append(button)
  }
  Object.assign(button, { tabIndex: 0, role: toggler.getAttribute('role') ?? 'button' })
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  })
  return button
}
