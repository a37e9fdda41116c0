/** Makes and reads errors and their sentences (contract §2, §7). */
import type { Code, IlotsError, Message, Sentence } from '../contracts/errors'

/** The tag of a sentence with values. */
export function sentence(words: readonly string[], ...values: readonly unknown[]): Sentence {
  const text = String.raw({ raw: words }, ...values)
  return { words, values, toString: () => text }
}

/** Makes an error of the bundle's own: its name is `IlotsError`, its code never changes. */
export const ilotsError = (code: Code, sentence: Message): IlotsError =>
  Object.assign(new Error(String(sentence)), { name: 'IlotsError', code, sentence })

/**
 * Whether an error is the bundle's own. It goes by the name: a chunk has its own copy of this
 * file, and `instanceof` would fail.
 */
export const isIlotsError = (error: unknown): error is IlotsError =>
  (error as Error | null)?.name === 'IlotsError'

/** The French sentence for a value that is refused. */
export const refusal = (name: Message, found: unknown, expected: Message): Sentence =>
  // An object without a prototype has no text of its own.
  sentence`${name} refusé : reçu « ${Object.getPrototypeOf(Object(found)) ? found : JSON.stringify(found)} », attendu ${expected}.`

/** `div#actualites.bloc`: short, readable, enough to find the element again. */
export function nameElement(element: Element): string {
  const { localName, classList } = element
  const id = element.getAttribute('id')
  return [id ? `${localName}#${id}` : localName, ...classList].join('.')
}
