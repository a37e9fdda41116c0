/** What `MM_validateForm` refuses, explained to the visitor (§5.2, contract §7). */

import type { Page } from '../../src/contracts/page'
import { renderTranslated } from '../../src/i18n/say'
import { boundsIn, findObject, isAccepted, numberIn } from '../dreamweaver-objects'
import type { Say } from './messages'

interface Refusal {
  /** The field; the first one of a group of radio buttons. */
  readonly field: HTMLInputElement
  text(): string
}

/**
 * Tells the visitor what is refused, in the product's alert. For a form inside a dialog the browser's own alert does,
 * as only one dialog may be open (§5.8).
 */
export async function explain(
  page: Pick<Page, 'store' | 'modal' | 'asked'>,
  say: Say,
  given: readonly unknown[],
): Promise<void> {
  const refusals = refusalsOf(say, given)
  const lines = [() => say('heading'), ...refusals.map(({ text }) => text)]
  if (page.store.getState().modal.open) alert(lines.map((line) => line()).join('\n'))
  else {
    const closed = new AbortController()
    await page.modal.alert(contentOf(page, lines, closed.signal)).finally(() => closed.abort())
  }
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
    const key = keyOf(String(found.value), rule)
    refusals.push({ field, text: () => say(key, values) })
  }
  return refusals
}

/** Why a value is refused. */
function keyOf(value: string, rule: string): 'required' | 'email' | 'number' | 'range' {
  if (!value) return 'required'
  if (rule.includes('isEmail')) return 'email'
  return Number.isNaN(numberIn(value)) ? 'number' : 'range'
}

/** The first line above a list of the others; they change when translations arrive, until `signal` aborts. */
function contentOf(
  page: Pick<Page, 'asked' | 'store'>,
  lines: readonly (() => string)[],
  signal: AbortSignal,
): Element {
  const content = document.createElement('div')
  const title = document.createElement('p')
  const list = document.createElement('ul')
  const items = lines.slice(1).map(() => document.createElement('li'))
  list.append(...items)
  content.append(title, list)
  const places = [title, ...items]
  renderTranslated(page, signal, () => {
    lines.forEach((line, index) => {
      // Line ends, for the browser's own alert, which shows the text only.
      const text = `${line()}\n`
      const place = places[index]
      if (place && place.textContent !== text) place.textContent = text
    })
  })
  return content
}
