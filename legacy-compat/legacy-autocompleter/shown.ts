/** Where the list lies, and how it opens and closes. */

import { keepPlaced, zoomOf } from '../../src/overlay/keep-placed'
import { putAt, roomOf } from '../beside'
import type { Aria } from './aria'
import type { Autocompleter } from './types'

/** Ends the keeping of the list's place, while it is shown. */
const kept = new WeakMap<Autocompleter, AbortController>()

/** Keeps the list below its field until it is hidden. */
function keepBelow(list: Autocompleter): void {
  kept.get(list)?.abort()
  const shown = new AbortController()
  kept.set(list, shown)
  keepPlaced(list.element, list.choices, () => place(list), shown.signal)
}

function place({ element, choices, options }: Autocompleter): void {
  const { left, bottom, width } = element.getBoundingClientRect()
  const isInherited = options.width === true || options.width === 'inherit'
  choices.style.position = 'absolute'
  choices.style.width = isInherited
    ? `${width / zoomOf(choices)}px`
    : Number(options.width) > 0
      ? `${options.width}px`
      : 'auto'
  putAt(choices, { x: left + scrollX, y: bottom + scrollY })
}

/** Limits the list's height: choices after `maxChoices` are reached by scrolling. */
function bound({ choices, options }: Autocompleter): void {
  const last = choices.children[options.maxChoices - 1] as HTMLElement | undefined
  const isMore = choices.children.length > options.maxChoices && last
  choices.style.overflowY = isMore ? 'scroll' : 'hidden'
  choices.style.height = isMore ? `${last.offsetTop + last.offsetHeight}px` : ''
}

/**
 * The value that the field is left with (§5.5): one that must hold a choice gives up other texts,
 * and empty values may be removed.
 */
function tidied({ element, options, opted }: Autocompleter): string {
  const value = options.forceSelect ? (opted ?? '') : element.value
  if (!options.autoTrim) return value
  return value.split(options.separatorSplit).filter(Boolean).join(options.separator)
}

export const shown = (aria: Aria) => ({
  showChoices(this: Autocompleter): void {
    const { options, choices, element } = this
    const first = choices.firstElementChild as (HTMLElement & { inputValue?: string }) | null
    this.selected = null
    this.selectedValue = null
    if (!first) return
    const wasVisible = this.visible
    this.visible = true
    if (!options.customChoices) {
      if (!options.relative) roomOf(element).append(choices)
      choices.style.display = ''
      keepBelow(this)
      bound(this)
    }
    aria.shown(this)
    if (!wasVisible) this.fireEvent('onShow', [element, choices])
    if (options.selectFirst || this.typeAhead || first.inputValue === this.queryValue)
      this.choiceOver(first, this.typeAhead)
  },
  hideChoices(this: Autocompleter, isCleared?: boolean): void {
    if (isCleared) {
      const value = tidied(this)
      if (value !== this.element.value) this.observer.setValue(value)
    }
    if (!this.visible) return
    this.visible = false
    this.selected?.classList.remove('autocompleter-selected')
    this.observer.clear()
    kept.get(this)?.abort()
    if (!this.options.customChoices) this.choices.style.display = 'none'
    aria.hidden(this)
    this.fireEvent('onHide', [this.element, this.choices])
  },
})
