/** What is wrong with the parts of an island in a page, by its schema. Nothing is changed. */

import type { Message } from '../contracts/errors'
import { attributeNames } from './attributes'
import { distance } from './edit-distance'
import type { Part, Parts } from './part'

type ViolationKind = 'value' | 'missing' | 'element' | 'attribute'

export interface Violation {
  readonly kind: ViolationKind
  readonly at: Node
  /** The part, as messages call it. */
  readonly part: string
  /** The attribute, or the element. */
  readonly name: Message
  readonly found: string
  readonly expected: Message
  /** What may be written: what was meant is the nearest of them. */
  readonly words: readonly string[]
  /** What was meant, where it is known. */
  readonly meant?: string
  readonly isWarning: boolean
}

/** @param isHost whether an element is a host of the same island: what is inside of another one is that one's. */
export function validateParts(
  host: HTMLElement,
  parts: Parts,
  isHost: (element: Element) => boolean,
): Violation[] {
  const isOwn = (element: Element | null): boolean =>
    element === host || (element !== null && !isHost(element) && isOwn(element.parentElement))
  const all = (selector: string): HTMLElement[] =>
    selector === ':scope'
      ? [host]
      : [...host.querySelectorAll<HTMLElement>(selector)].filter((element) => isOwn(element))
  const marks = new Set(Object.values(parts).flatMap(marksOf))
  return Object.values(parts)
    .filter(({ isElsewhere }) => !isElsewhere)
    .flatMap((part) => {
      const found = all(part.selector)
      return [
        ...missing(part, found, host, all),
        ...(found.length > 0 ? [] : misspelt(part, marks, all)),
        ...found.flatMap((element) => wrongOf(part, element, host)),
      ]
    })
}

/** How the reference and messages call a part. */
export const labelOf = ({ label, selector }: Part): string => label ?? selector

const violation = (part: Part, at: Node, more: Partial<Violation> & Pick<Violation, 'kind'>): Violation => ({
  at,
  part: labelOf(part),
  name: '',
  found: '',
  expected: '',
  words: [],
  isWarning: false,
  ...more,
})

function missing(part: Part, found: readonly Element[], host: Element, all: (selector: string) => Element[]) {
  const { needed } = part
  if (!needed || found.length > 0) return []
  const [asking] = needed === true ? [host] : all(needed)
  return asking ? [violation(part, asking, { kind: 'missing', expected: labelOf(part) })] : []
}

/** What marks a part by the value of one attribute: `[data-role="items"]`, `[name="immat"]`. */
const MARK = /\[(data-role|name)="([\w-]+)"\]/g

const marksOf = ({ selector }: Part): string[] => [...selector.matchAll(MARK)].map(([mark]) => mark)

/** A part that is not there, and a word that is nearly its own: `loadmore`. Other words may be another script's. */
function misspelt(part: Part, marks: ReadonlySet<string>, all: (selector: string) => Element[]): Violation[] {
  const [[mark, attribute = '', word = ''] = ['']] = part.selector.matchAll(MARK)
  if (part.selector !== mark) return []
  return all(`[${attribute}]`).flatMap((element) => {
    const found = element.getAttribute(attribute) ?? ''
    if (marks.has(`[${attribute}="${found}"]`) || !isMeant(attribute, found, word)) return []
    const values = { name: attribute, found, expected: labelOf(part), meant: word, isWarning: true }
    return [violation(part, element, { kind: 'value', ...values })]
  })
}

const isMeant = (attribute: string, found: string, word: string): boolean =>
  attribute === 'name' ? isMeantField(found, word) : distance(found, word) <= (word.length < 10 ? 1 : 2)

/**
 * `imat` or `immatriculation` for `immat`. Another letter in its place is another word (`etage` is no `etape`), and
 * so is another part of a name (`code_postal_livraison`).
 */
export const isMeantField = (name: string, meant: string): boolean =>
  (name.startsWith(meant) && /^[a-z]/i.test(name.slice(meant.length))) ||
  (name.length !== meant.length && distance(name, meant) === 1)

function wrongOf(part: Part, element: HTMLElement, host: HTMLElement): Violation[] {
  const { be } = part
  if (be && !element.matches(be))
    return [violation(part, element, { kind: 'element', found: element.localName, expected: be })]
  const refused = attributesOf(part, element)
  const wrong = refused.length === 0 && part.validate?.(element, host)
  if (!wrong) return refused
  const { at = element, name, found, expected, isWarning = false } = wrong
  return [violation(part, at, { kind: 'value', name, found, expected, isWarning })]
}

function attributesOf(part: Part, element: HTMLElement): Violation[] {
  const { attributes = {}, required = [] } = part
  return Object.entries(attributes).flatMap(([key, attribute]) => {
    const names = attributeNames(key, attribute)
    const name = names.find((each) => element.hasAttribute(each))
    if (!name && required.includes(key))
      return [violation(part, element, { kind: 'attribute', expected: names[0] ?? key })]
    const found = name && (element.getAttribute(name) ?? '')
    if (!name || found === undefined || attribute.read(found) !== undefined) return []
    const { expected, words = [] } = attribute
    return [violation(part, element, { kind: 'value', name, found, expected, words })]
  })
}
