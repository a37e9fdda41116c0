/** From one selection to the next: `find`, `parent`, `filter`… as jQuery and MooTools do. */
import type { Argument } from './argument'
import { closest, matches, select, type Target } from './page'

/** @returns the same elements for a method that is no step. */
export function walk(
  root: ParentNode,
  { selector, elements }: Target,
  method: string,
  word: Argument['plain'],
): Target {
  const inner = typeof word === 'string' ? word : undefined
  const each = (walk: (element: Element) => readonly (Element | null)[]) =>
    [...new Set(elements.flatMap(walk))].filter((element) => element !== null)
  const only = (found: Element[]) => (inner ? found.filter((element) => matches(element, inner)) : found)
  switch (method) {
    case 'find':
    case 'getElements':
    case 'getElement':
    case 'querySelectorAll':
      return {
        selector: `${selector} ${inner ?? '*'}`,
        elements: each((element) => select(element, inner ?? '*')),
      }
    case 'children':
    case 'getChildren':
      return { selector: `${selector} > ${inner ?? '*'}`, elements: only(each((one) => [...one.children])) }
    case 'filter':
      return { selector: `${selector}${inner ?? ''}`, elements: only([...elements]) }
    case 'not':
      return {
        selector: `${selector}:not(${inner ?? ''})`,
        elements: elements.filter((element) => !inner || !matches(element, inner)),
      }
    case 'parent':
    case 'getParent':
      return { selector: `${selector} ↑`, elements: only(each((one) => [one.parentElement])) }
    case 'closest':
      return { selector: inner ?? '', elements: each((one) => [inner ? closest(one, inner) : one]) }
    case 'next':
    case 'getNext':
      return { selector: `${selector} +`, elements: only(each((one) => [one.nextElementSibling])) }
    case 'prev':
      return { selector: `${selector} -`, elements: only(each((one) => [one.previousElementSibling])) }
    case 'add':
      return {
        selector: `${selector}, ${inner ?? ''}`,
        elements: [...elements, ...(inner ? select(root, inner) : [])],
      }
    case 'eq':
    case 'get':
      return { selector, elements: elements.slice(Number(word), Number(word) + 1 || undefined) }
    case 'first':
      return { selector, elements: elements.slice(0, 1) }
    case 'last':
      return { selector, elements: elements.slice(-1) }
    default:
      return { selector, elements }
  }
}
