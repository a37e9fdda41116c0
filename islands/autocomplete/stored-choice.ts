/**
 * What a choice has filled in, from the moment that the page is left until Back: browsers bring the text back, but no
 * text of an element, and Chromium no hidden field.
 */
import { controlsOf, isSecret, isStorable } from '../../src/forms/stored-fields'
import { isTyped } from '../../src/forms/typed'
import { StoredValue } from '../../src/storage/stored-value'
import type { AutocompleteContext } from './context'
import { type Field, isField } from './targets'

/** Selector → what its target holds. */
export type Filled = Readonly<Record<string, string>>

/** Choices of one field, at most: the page may be in the history more than once. */
const MOST = 10

/** Whether browsers do not restore the element on Back. */
export const losesValue = (target: Element): boolean => !isField(target) || target.type === 'hidden'

/** Whether the page may have been in the tab before: visitors come back to it, or have loaded it again. */
const isBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

/** Whether browsers keep a field, and we what belongs to it. */
const mayStore = (field: HTMLInputElement): boolean =>
  isStorable(field) && (!field.form || controlsOf(field.form).length > 0)

/** Whether the value of a target may be stored: a token must not be. */
export const mayStoreTarget = (target: Element): boolean => !isField(target) || !isSecret(target as Field)

/**
 * Stores the values that a choice has filled in, when the page is left.
 * @param filled gives these values; undefined without a choice.
 * @returns what the text of the field had filled in, where the browser has brought it back.
 */
export function storeChoice(
  field: HTMLInputElement,
  { island, page: { config }, signal }: AutocompleteContext,
  filled: () => Filled | undefined,
): Filled | undefined {
  const rank = [...document.querySelectorAll(`[data-ilot~="${island}"]`)].indexOf(field)
  const storage = new StoredValue(config, 'choice', `${location.pathname}${location.search} ${rank}`)
  const onLeave = () => {
    const values = isTyped(field) && mayStore(field) ? filled() : undefined
    if (!values) return
    const others = choicesIn(storage.read()).filter(([text]) => text !== field.value)
    storage.write([...others, [field.value, values]].slice(-MOST))
  }
  addEventListener('pagehide', onLeave, { signal })
  if (!isBack() || !isTyped(field)) return undefined
  return choicesIn(storage.read()).find(([text]) => text === field.value)?.[1]
}

/** Reads the choices that are kept; other scripts may have written anything there. */
function choicesIn(stored: unknown): (readonly [text: string, filled: Filled])[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown) => {
    const [text, filled] = Array.isArray(each) ? (each as unknown[]) : []
    if (typeof text !== 'string' || Object(filled) !== filled) return []
    const texts = Object.entries(filled as object).filter(([, value]) => typeof value === 'string')
    return [[text, Object.fromEntries(texts) as Filled] as const]
  })
}
