/** The rest of `Slick`: what a selector says in full, and what is asked of single elements. */
import type { Kit } from '../kit'

interface Attribute {
  key: string
  operator: string | undefined
  value: string
}
/** One step of a selector, as `Slick.parse` of the first file gives it, and what is added here. */
interface FullStep {
  css: string
  id?: string
  classList?: string[]
  classes?: { value: string; regexp: RegExp }[]
  attributes?: Attribute[]
}

/** An id, a class or an attribute. A pseudo-class comes before: what is in its argument is not the step's own. */
const OWN =
  /:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|#((?:[\w-]|\\.)+)|\.((?:[\w-]|\\.)+)|\[([\w:-]+)(?:([*^$~|!]?=)"((?:\\.|[^"\\])*)")?\]/g

const escapeRegExp = (text: string) => String(text).replace(/[-[\]{}()*+?.\\^$|,#\s]/g, '\\$&')

function complete(step: FullStep): void {
  for (const [, id, name, key, operator, value = ''] of step.css.matchAll(OWN)) {
    if (id) step.id = id.replace(/\\/g, '')
    if (name) {
      step.classList = [...(step.classList ?? []), name]
      const regexp = new RegExp(`(^|\\s)${escapeRegExp(name)}(\\s|$)`)
      step.classes = [...(step.classes ?? []), { value: name, regexp }]
    }
    if (key)
      step.attributes = [...(step.attributes ?? []), { key, operator, value: value.replace(/\\/g, '') }]
  }
}

const numbers = new WeakMap<object, number>()
let last = 0

/** Adds to `Slick` what scripts ask once the page is parsed. */
export function completeSlick({ Slick }: Kit): void {
  const { parse } = Slick
  Object.assign(Slick, {
    parse(expression: string) {
      const parsed = parse(expression)
      for (const step of parsed.expressions.flat()) complete(step)
      return parsed
    },
    escapeRegExp,
    contains: (root: Node, node: Node) => root.contains(node),
    hasAttribute: (node: Element, name: string) => node.hasAttribute(name),
    getAttribute: (node: Element, name: string) => node.getAttribute(name),
    /** A number for each node, from 1 on. */
    uidOf(node: object) {
      const number = numbers.get(node) ?? ++last
      numbers.set(node, number)
      return number
    },
  })
}
