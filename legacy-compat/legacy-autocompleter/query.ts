/** From what is typed to what is asked for, and which tokens fit it. */
import { judge } from '../answers'
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
