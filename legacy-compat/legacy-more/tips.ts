/** `Tips`: the old class, in front of an accessible tooltip (contract §6.2). */

import type { WholePage } from '../../src/contracts/whole-page'
import type { Dictionary, Loose } from '../core/loose'
import type { Kit } from '../kit'
import type { Tips } from '../legacy-tips/types'
import { tipsCode } from './chunks'

function box(className: string, ...children: Node[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

/** Options that only pages of 1.1 give. */
const EARLY = ['offsets', 'initialize']

/** What 1.1 does when a page does not say otherwise. */
const earlyOptions = (options: Dictionary): Dictionary => ({
  onShow(tip: HTMLElement) {
    tip.style.visibility = 'visible'
  },
  onHide(tip: HTMLElement) {
    tip.style.visibility = 'hidden'
  },
  className: 'tool',
  maxTitleChars: 30,
  ...(options.offsets ? { offset: options.offsets } : {}),
})

/** Makes the title and the text of a tip in spans, as 1.1 has them. @returns what is around both. */
function spansOf(tips: Tips, className: string, title: string, text: string): HTMLElement {
  tips.titleElement = document.createElement('span')
  tips.textElement = document.createElement('span')
  tips.container = box(className, box(title, tips.titleElement), box(text, tips.textElement))
  return tips.container
}

/** Makes the markup of 1.1, which style sheets of its pages know: `tool-tip`, `tool-title`, `tool-text`. */
function earlyMarkup(tips: Tips): void {
  const { className } = tips.options
  tips.tip = box(`${className}-tip`, spansOf(tips, '', `${className}-title`, `${className}-text`))
  tips.toolTip = tips.tip
  Object.assign(tips.tip.style, { position: 'absolute', left: '0', top: '0', visibility: 'hidden' })
  // What a page fades out is in nobody's way, and what it fades in can be seen.
  tips.addEvent('show', ({ style }: HTMLElement) =>
    Object.assign(style, { visibility: 'visible', pointerEvents: '' }),
  )
  tips.addEvent('hide', ({ style }: HTMLElement) => Object.assign(style, { pointerEvents: 'none' }))
  document.body.append(tips.tip)
}

/**
 * Makes a tip that style sheets of 1.1 and of later versions know: pages of both give `maxTitleChars`, as Joomla 1.5
 * and 2.5 do, so that nothing says which one they are.
 */
function mixedMarkup(tips: Tips): void {
  const inner = spansOf(tips, 'tip', 'tip-title tool-title', 'tip-text tool-text')
  tips.tip = box(`${tips.options.className} tool-tip`, box('tip-top'), inner, box('tip-bottom'))
  tips.toolTip = tips.tip
  const style = { position: 'absolute', left: '0', top: '0', display: 'none', visibility: 'hidden' }
  Object.assign(tips.tip.style, style)
  tips.addEvent('show', ({ style }: HTMLElement) => Object.assign(style, { visibility: 'visible' }))
  tips.addEvent('hide', ({ style }: HTMLElement) => Object.assign(style, { visibility: 'hidden' }))
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
      const options = Object(given.find(isOptions)) as Dictionary
      this.isEarly = EARLY.some((name) => name in options)
      this.setOptions(this.isEarly ? { ...earlyOptions(options), ...options } : options)
      if (this.isEarly) earlyMarkup(this)
      else if ('maxTitleChars' in options) mixedMarkup(this)
      const elements = given.find((item) => item && !isOptions(item))
      if (elements) this.attach(elements)
      const { initialize } = this.options as unknown as Dictionary
      if (this.isEarly && typeof initialize === 'function') initialize.call(this)
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
