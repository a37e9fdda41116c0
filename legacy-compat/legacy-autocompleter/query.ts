/** From what is typed to what is asked for: which tokens fit it, and where choices come from. */

import { serverText } from '../../src/server/server-html'
import { judge } from '../answers'
import { elementOf } from './field'
import type { Autocompleter } from './types'

const escaped = (text: unknown) => String(text || '').replace(/[-.*+?^${}()|[\]/\\]/g, '\\$&')

/**
 * Reads the value that is typed.
 * @returns of several values, the one in which the caret stands.
 */
function typed({ element, options }: Autocompleter): { query: string; index: number } {
  const { value, selectionStart } = element
  if (!options.multiple) return { query: value, index: 0 }
  const before = value.slice(0, selectionStart ?? value.length).split(options.separatorSplit)
  const last = before.length - 1
  const index = (selectionStart ?? value.length) - (before[last]?.length ?? 0)
  return { query: value.split(options.separatorSplit)[last] ?? '', index }
}

const patternOf = ({ options, queryValue }: Autocompleter) =>
  new RegExp((options.filterSubset ? '' : '^') + escaped(queryValue), options.filterCase ? '' : 'i')

/** Marks what matches in the text of a choice, never in its tags. */
function mark(box: Element, pattern: RegExp): void {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const found = pattern.exec(text.data)
    if (!found) continue
    const match = text.splitText(found.index)
    match.splitText(found[0].length)
    const span = Object.assign(document.createElement('span'), { className: 'autocompleter-queried' })
    match.replaceWith(span)
    span.append(match)
    return
  }
}

export const query = {
  prefetch(this: Autocompleter): boolean {
    const { query, index } = typed(this)
    if (query.length < this.options.minLength) this.hideChoices()
    else if (query === this.queryValue || (this.visible && query === this.selectedValue)) {
      if (this.visible) return false
      this.showChoices()
    } else {
      this.queryValue = query
      this.queryIndex = index
      this.query()
    }
    return true
  },
  // A page's own class defines it.
  query(this: Autocompleter): void {},
  filter(this: Autocompleter, tokens?: unknown): unknown[] {
    const pattern = patternOf(this)
    const list = tokens ?? (typeof this.tokens === 'function' ? this.tokens(this) : this.tokens) ?? []
    return [...(list as unknown[])].filter((token) => pattern.test(String(token)))
  },
  /**
   * Marks what matches in the HTML of a choice.
   * @returns HTML without what runs code: scripts of pages write it into their own choices.
   */
  markQueryValue(this: Autocompleter, html: string): string {
    const judged = judge(html)
    if (!this.options.markQuery || !this.queryValue) return judged.html
    mark(judged.box, patternOf(this))
    return judged.box.innerHTML
  },
}

/** Shows that an answer is on its way: in the indicator, and by the field's class. */
function indicate({ element, options }: Autocompleter, isAsking: boolean): void {
  const { indicator, indicatorClass } = options
  const box = elementOf(indicator)
  if (box) box.style.display = isAsking ? '' : 'none'
  if (typeof indicatorClass === 'string' && indicatorClass) element.classList.toggle(indicatorClass, isAsking)
}

function answered(this: Autocompleter): Autocompleter {
  indicate(this, false)
  return this.fireEvent('onComplete', [this.element, this.request])
}

function injectItem(this: Autocompleter, choice: HTMLElement & { inputValue?: string }): void {
  const html = choice.innerHTML
  choice.inputValue = html
  choice.replaceChildren(serverText(this.markQueryValue(html)))
  this.addChoiceEvents(choice)
}

export const remote = {
  local: {
    query(this: Autocompleter): void {
      this.update(this.filter())
    },
  },
  remote: {
    query(this: Autocompleter): void {
      const { postData, postVar } = this.options
      const data = { ...postData, [postVar]: this.queryValue }
      indicate(this, true)
      this.fireEvent('onRequest', [this.element, this.request, data, this.queryValue])
      this.request.send?.({ data })
    },
    queryResponse: answered,
  },
  json: {
    queryResponse(this: Autocompleter, answer?: unknown): void {
      answered.call(this)
      this.update(answer)
    },
  },
  html: {
    queryResponse(this: Autocompleter, tree?: unknown): void {
      answered.call(this)
      const items = Array.isArray(tree) ? (tree as Node[]) : []
      const { injectChoice } = this.options
      const inject = (typeof injectChoice === 'function' ? injectChoice : injectItem) as typeof injectItem
      this.choices.replaceChildren(...items)
      for (const choice of this.choices.querySelectorAll('li')) inject.call(this, choice)
      if (this.choices.firstElementChild) this.showChoices()
      else this.hideChoices()
    },
  },
}
