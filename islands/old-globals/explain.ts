/** What `MM_validateForm` refuses, told to the visitor (§5.2, contract §7). */
import { findObject } from '../../legacy-compat/find-object'
import { boundsIn, isAccepted, numberIn } from '../../legacy-compat/validate-field'
import type { Engine } from '../../src/engine/engine'
import type { Say } from './messages'

interface Refusal {
  /** Of a group of radio buttons, the first. */
  readonly field: HTMLInputElement
  readonly text: string
}

/** In the product's alert; in the browser's own for a form that stands in a dialog, as only one may be open (§5.8). */
export async function explain(engine: Engine, say: Say, given: readonly unknown[]): Promise<void> {
  const refusals = refusalsOf(say, given)
  const texts = refusals.map(({ text }) => text)
  if (engine.store.getState().modal.open) alert([say('heading'), ...texts].join('\n'))
  else await engine.services.modal.alert(contentOf(say('heading'), texts))
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

/** Of what is refused: why. */
function keyOf(value: string, rule: string): 'required' | 'email' | 'number' | 'range' {
  if (!value) return 'required'
  if (rule.includes('isEmail')) return 'email'
  return Number.isNaN(numberIn(value)) ? 'number' : 'range'
}

function contentOf(heading: string, texts: readonly string[]): Element {
  const content = document.createElement('div')
  const title = document.createElement('p')
  // Lines, where the browser's own alert has to stand in.
  title.textContent = `${heading}\n`
  const list = document.createElement('ul')
  for (const text of texts)
    list.append(Object.assign(document.createElement('li'), { textContent: `${text}\n` }))
  content.append(title, list)
  return content
}
