import styles from 'styles:legacy-tips'
import { adopt } from '../../src/styles/adopt'
import { hideFaded, showFaded } from '../core/faded'
import type { Loose } from '../core/loose'
import type { ChunkClasses } from '../lazy'
import { attach, detach, partOf } from './attach'
import { describeBy, fill, forgetDescription, keepBelow, position } from './shown'
import type { Tips } from './types'

/** Makes the methods of `Tips`; `this` is the tip. */
export async function create(): Promise<ChunkClasses> {
  adopt(styles)
  return {
    tips: {
      attach,
      detach,
      position,
      elementEnter(this: Tips, event: Loose | Event, element: HTMLElement): void {
        clearTimeout(this.timer)
        this.timer = window.setTimeout(() => {
          const [title, text] = ['tip:title', 'tip:text'].map((key) => partOf(element, key))
          this.toElement()
          if (this.options.hideEmpty && !title && !text) return
          this.setTitle(title ?? '').setText(text ?? '')
          this.show(element)
          const isAtPointer = !this.options.fixed && 'page' in event
          if (isAtPointer) this.position(event as unknown as Parameters<Tips['position']>[0])
          else keepBelow(this, element)
        }, this.options.showDelay)
      },
      elementLeave(this: Tips, _event: Loose | Event, element: HTMLElement): void {
        clearTimeout(this.timer)
        this.timer = window.setTimeout(() => this.hide(element), this.options.hideDelay)
      },
      elementMove(this: Tips, event: Loose): void {
        if (this.shown) this.position(event as unknown as { page: { x: number; y: number } })
      },
      show(this: Tips, element?: HTMLElement): Tips {
        this.toElement()
        if (element) describeBy(this, element)
        showFaded(this.tip)
        return this.fireEvent('show', [this.tip, element])
      },
      hide(this: Tips, element?: HTMLElement): Tips {
        this.toElement()
        forgetDescription(this)
        this.fireEvent('hide', [this.tip, element])
        // Effects of the page hide it at their end.
        if (this.tip.style.opacity === '0') hideFaded(this.tip, 0)
        return this
      },
      setTitle(this: Tips, content: unknown): Tips {
        this.toElement()
        fill(this.titleElement, content)
        return this
      },
      setText(this: Tips, content: unknown): Tips {
        this.toElement()
        fill(this.textElement, content)
        return this
      },
    },
  }
}
