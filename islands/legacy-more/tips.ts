/** `Tips`: the old class, in front of an accessible tooltip (contract §6.2). */
import type { Dictionary, Loose } from '../../legacy-compat/core/loose'
import type { Kit } from '../../legacy-compat/more'
import type { Size } from '../../legacy-compat/squeezebox'
import type { Engine } from '../../src/engine/engine'
import { tipsCode } from '../legacy-tips'

/** The first of these attributes that says something, or what a script says. */
type Read = string | readonly string[] | ((element: Element) => unknown)

export interface Tips extends Dictionary {
  options: {
    title: Read
    text: Read
    showDelay: number
    hideDelay: number
    className: string
    offset: Size
    windowPadding: Size
    fixed?: boolean
    id?: string
    hideEmpty?: boolean
  }
  tip: HTMLElement
  container: HTMLElement
  titleElement: HTMLElement
  textElement: HTMLElement
  timer: number
  /** What the tip is shown for. */
  shown?: HTMLElement | undefined
  toElement(): HTMLElement
  attach(elements: unknown): Tips
  detach(elements: unknown): Tips
  show(element?: HTMLElement): Tips
  hide(element?: HTMLElement): Tips
  position(event: { page: Size }): void
  setTitle(content: unknown): Tips
  setText(content: unknown): Tips
  elementEnter(event: Loose | Event, element: HTMLElement): void
  elementLeave(event: Loose | Event, element: HTMLElement): void
  elementMove(event: Loose, element: HTMLElement): void
  setOptions(options: unknown): Tips
  fireEvent(type: string, args?: unknown): Tips
}

function box(className: string, ...children: Node[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

export function makeTips(engine: Engine, { defineClass, Events, lazy, Options }: Kit): Loose {
  return defineClass<Tips>({
    Implements: [Events, Options],
    options: {
      // A page's own handlers are instead of these.
      onShow(this: Tips) {
        this.tip.style.display = 'block'
      },
      onHide(this: Tips) {
        this.tip.style.display = 'none'
      },
      title: 'title',
      text: ['rel', 'href'],
      showDelay: 100,
      hideDelay: 100,
      className: 'tip-wrap',
      offset: { x: 16, y: 16 },
      windowPadding: { x: 0, y: 0 },
    },
    ...lazy(engine, tipsCode).methods(
      'tips',
      'attach detach show hide position setTitle setText elementEnter elementLeave elementMove',
    ),
    initialize(...given: unknown[]) {
      const isOptions = (item: unknown) => Object.prototype.toString.call(item) === '[object Object]'
      this.setOptions(given.find(isOptions))
      const elements = given.find((item) => item && !isOptions(item))
      if (elements) this.attach(elements)
    },
    toElement() {
      if (this.tip) return this.tip
      this.titleElement = box('tip-title')
      this.textElement = box('tip-text')
      this.container = box('tip', this.titleElement, this.textElement)
      this.tip = box(this.options.className, box('tip-top'), this.container, box('tip-bottom'))
      return this.tip
    },
  })
}
