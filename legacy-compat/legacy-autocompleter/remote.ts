/** Where choices come from: a list of the page, or the site's server. */

import { serverText } from '../../src/server/server-html'
import { elementOf } from './keys'
import type { Autocompleter } from './types'

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
