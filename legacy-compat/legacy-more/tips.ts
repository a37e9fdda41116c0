/** `Tips`: the old class, in front of an accessible tooltip (contract §6.2). */

import type { WholePage } from '../../src/island/whole-page'
import type { Loose } from '../core/loose'
import type { Kit } from '../kit'
import { tipsCode } from '../legacy-tips'
import type { Tips } from '../legacy-tips/types'

function box(className: string, ...children: Node[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

export function makeTips(page: WholePage, { defineClass, Events, lazy, Options }: Kit): Loose {
  return defineClass<Tips>({
    Implements: [Events, Options],
    options: {
      // A page's own handlers replace these.
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
    ...lazy(page, tipsCode).methods(
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
      // On the element itself, as the original has it: a page's own `className` is placed as well.
      Object.assign(this.tip.style, { position: 'absolute', left: '0', top: '0' })
      return this.tip
    },
  })
}
