/** What `MM_validateForm` refuses, told to the visitor (§5.2, contract §7). */

import type { Page } from '../../src/island/page'
import { findObject } from '../find-object'
import { boundsIn, isAccepted, numberIn } from '../validate-field'
import type { Say } from './messages'

interface Refusal {
  /** The field; the first one of a group of radio buttons. */
  readonly field: HTMLInputElement
  readonly text: string
}

/**
 * Tells the visitor what is refused, in the product's alert. For a form inside a dialog the browser's own alert does, as
 * only one dialog may be open (§5.8).
 */
export async function explain(page: Page, say: Say, given: readonly unknown[]): Promise<void> {
  const refusals = refusalsOf(say, given)
  const texts = refusals.map(({ text }) => text)
  if (page.store.getState().modal.open) alert([say('heading'), ...texts].join('\n'))
  else await page.modal.alert(contentOf(say('heading'), texts))
  refusals[0]?.field.focus?.()
}

function refusalsOf(say: Say, given: readonly unknown[]): Refusal[] {
  const refusals: Refusal[] = []
  for (let index = 0; index < given.length - 2; index += 3) {
    const [name = '', , rule = ''] = given.slice(index, index + 3).map(String)
    const found = findObject(name) as HTMLInputElement | RadioNodeList | null
    if (!found || isAccepted(String(found.value), rule)) continue
    const field = (found instanceof Element ? found : found[0]) as HTMLInputElement
    const [min = '', max = ''] = boundsIn(rule)
    const values = { field: field.title || field.name || name, min, max }
    refusals.push({ field, text: say(keyOf(String(found.value), rule), values) })
  }
  return refusals
}

/** Why a value is refused. */
function keyOf(value: string, rule: string): 'required' | 'email' | 'number' | 'range' {
  if (!value) return 'required'
  if (rule.includes('isEmail')) return 'email'
  return Number.isNaN(numberIn(value)) ? 'number' : 'range'
}

function contentOf(heading: string, texts: readonly string[]): Element {
  const content = document.createElement('div')
  const title = document.createElement('p')
  // Line ends, for the browser's own alert, which shows the text only.
  title.textContent = `${heading}\n`
  const list = document.createElement('ul')
  for (const text of texts)
    list.append(Object.assign(document.createElement('li'), { textContent: `${text}\n` }))
  content.append(title, list)
  return content
}
