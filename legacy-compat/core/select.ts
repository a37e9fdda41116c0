/** Selectors of that time, and `Slick`: more combinators and pseudo-classes, values without quotes. */
import { childrenOf, memberOf } from '../../src/dom/element-members'
import { attemptAll } from './functions'
import type { Loose } from './loose'

type Root = Element | Document | DocumentFragment

interface Step {
  combinator: string
  css: string
  /** All pseudo-classes, with their arguments: of `css`, those that the browser knows. */
  pseudos: { key: string; value: string }[]
  /** What `Slick.parse` says: the name with which the step begins. */
  tag?: string
}

/** Pseudo-classes that the browser does not know, to which `Slick.definePseudo` adds. */
const pseudos: Record<string, (node: Element, argument: string) => boolean> = {
  __proto__: null as never,
  contains: (node, text) => (node.textContent ?? '').includes(text),
  index: (node, place) => indexOf(node) === Number(place),
  even: (node) => indexOf(node) % 2 === 0,
  odd: (node) => indexOf(node) % 2 === 1,
  selected: (node) => (node as HTMLOptionElement).selected,
  hidden: (node) => (node as HTMLElement).offsetParent === null && node.getClientRects().length === 0,
  visible: (node) => node.getClientRects().length > 0,
}

const indexOf = (node: Element) => (node.parentNode ? childrenOf(node.parentNode).indexOf(node) : -1)

/**
 * One part of a selector: a bracket with its value, a pseudo-class with its argument, a comma, a
 * combinator, or what stands between these.
 */
const TOKEN =
  /\[\s*([\w:-]+)\s*(?:([*^$~|!]?=)(?:\s*(?:"([^"]*)"|'([^']*)')\s*|((?:\[\]|[^\]]){0,255})))?\]|:([\w-]+)(?:\(((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*)\))?|(\s*,\s*)|(\s*(?:\+\+|~~|!?[>+~^!])\s*|\s+)|([^[:,\s>+~!^]+|[[:])/g

const unquoted = (text: string) => text.trim().replace(/^(["'])([\s\S]*)\1$/, '$2')

function bracket(name: string, operator: string | undefined, value: string): string {
  if (!operator) return `[${name}]`
  const css = `[${name}${operator.replace('!', '')}"${value.replace(/["\\]/g, '\\$&')}"]`
  return operator === '!=' ? `:not(${css})` : css
}

/**
 * Reads a selector as alternatives, each a list of steps.
 * @param first what leads to the first step of each.
 */
function parse(expression: string, first = ' '): Step[][] {
  const alternatives: Step[][] = []
  let steps: Step[] = []
  let step: Step | undefined
  let combinator = first
  const current = () => {
    step ??= steps[steps.push({ combinator, css: '', pseudos: [] }) - 1] as Step
    return step
  }
  for (const match of expression.trim().matchAll(TOKEN)) {
    const [all, name, operator, double, single, bare, pseudo, argument, comma, between] = match
    if (comma) {
      alternatives.push(steps)
      steps = []
    }
    if (comma || between) {
      step = undefined
      combinator = comma ? first : between?.trim() || ' '
    } else if (name) current().css += bracket(name, operator, double ?? single ?? bare?.trim() ?? '')
    else if (pseudo) {
      current().pseudos.push({ key: pseudo, value: unquoted(argument ?? '') })
      if (!(pseudo in pseudos)) current().css += standard(pseudo, argument)
    }
    // `#3d` and `.2col`, which the original reads and the browser does not.
    else current().css += all.replace(/([#.])(\d)/g, '$1\\3$2 ')
  }
  // After a combinator without a selector, any element matches.
  if (!step) current()
  return [...alternatives, steps]
}

/** Writes a pseudo-class for the browser; `:not(.a[b=c])` may hold values without quotes, too. */
function standard(pseudo: string, argument: string | undefined): string {
  if (argument === undefined) return `:${pseudo}`
  return `:${pseudo}(${['not', 'is', 'where', 'has'].includes(pseudo) ? native(parse(argument)) : argument})`
}

const isNative = (alternatives: Step[][]) =>
  alternatives.every((steps) =>
    steps.every(
      (step, index) =>
        step.pseudos.every(({ key }) => !(key in pseudos)) &&
        (index === 0 ? /^[ >]$/ : /^[ >+~]$/).test(step.combinator),
    ),
  )

function native(alternatives: Step[][], scope = ''): string {
  return alternatives
    .map((steps) =>
      steps
        .map(({ combinator, css }, index) => {
          const between = index === 0 && combinator === ' ' ? '' : combinator
          return `${index === 0 && scope ? `${scope} ` : ''}${between}${css || '*'}`
        })
        .join(''),
    )
    .join(',')
}

export type Direction = 'nextElementSibling' | 'previousElementSibling' | 'parentElement' | 'parentNode'

/**
 * Walks from node to node with the browser's own members: a form that a script has just put into the page may have a
 * field of the member's name, and the walk would never end.
 */
export function along(node: Node, direction: Direction): Element[] {
  const list: Element[] = []
  const next = (from: Node): Element | null =>
    from instanceof Element ? (memberOf(from, direction) as Element | null) : null
  for (let one = next(node); one; one = next(one)) list.push(one)
  return list
}
const some = (node: Element | null | undefined) => (node ? [node] : [])

/** The elements to which each combinator leads from a node. */
const WAYS: Readonly<Record<string, (node: Element) => Iterable<Element>>> = {
  __proto__: null as never,
  ' ': (node) => node.querySelectorAll('*'),
  '>': childrenOf,
  '+': (node) => some(node.nextElementSibling),
  '~': (node) => along(node, 'nextElementSibling'),
  '++': (node) => [...some(node.previousElementSibling), ...some(node.nextElementSibling)],
  '~~': (node) => [...along(node, 'previousElementSibling'), ...along(node, 'nextElementSibling')],
  '^': (node) => some(node.firstElementChild),
  '!^': (node) => some(node.lastElementChild),
  '!': (node) => along(node, 'parentElement'),
  '!>': (node) => some(node.parentElement),
  '!+': (node) => some(node.previousElementSibling),
  '!~': (node) => along(node, 'previousElementSibling'),
}

const passes = (node: Element, { css, pseudos: all }: Step) =>
  node.matches(css || '*') && all.every(({ key, value }) => pseudos[key]?.(node, value) ?? true)

function walk(root: Root, steps: Step[]): Element[] {
  let found = new Set<Root>([root])
  for (const step of steps) {
    const next = new Set<Root>()
    for (const from of found)
      for (const node of WAYS[step.combinator]?.(from as Element) ?? [])
        if (passes(node, step)) next.add(node)
    found = next
  }
  return [...found] as Element[]
}

/** @throws SyntaxError as the browser does. */
function find(root: Root, expression: string, first?: string): Element[] {
  const alternatives = parse(expression || '*', first)
  const { nodeType } = root
  if (isNative(alternatives))
    return [...root.querySelectorAll(native(alternatives, nodeType === 1 ? ':scope' : ''))]
  return [...new Set(alternatives.flatMap((steps) => walk(root, steps)))]
}

/**
 * Finds elements in the order of the document; with several selectors, each element once. One that cannot be read
 * finds nothing, as in the original: pages write such selectors and go on.
 * @param first `'>'` for children of the root, and what is found from there on.
 */
export const search = (root: Root, expression: string, first?: string): Element[] =>
  (attemptAll(() => find(root, expression, first)) as Element[] | null) ?? []

/**
 * Whether an element matches; a selector that cannot be read matches none.
 * @param expression a selector, an element, or nothing, which every element matches.
 */
export function matches(node: Element, expression?: unknown): boolean {
  if (!expression) return true
  if (typeof expression !== 'string') return node === expression
  const alternatives = parse(expression)
  return Boolean(
    attemptAll(() =>
      isNative(alternatives)
        ? node.matches(native(alternatives))
        : alternatives.some((steps) => {
            const last = steps.at(-1)
            if (!last || !passes(node, last)) return false
            return steps.length === 1 || find(node.getRootNode() as Document, expression).includes(node)
          }),
    ),
  )
}

export const Slick = {
  /**
   * Reads a selector, or an event's name with its pseudo-classes, `keydown:keys(shift+a)`: scripts do so while the
   * page is parsed. The name and the pseudo-classes of each step are given; `legacy-more` adds classes and
   * attributes.
   */
  parse(raw: string) {
    const expressions = parse(raw)
    for (const step of expressions.flat()) step.tag = /^[\w-]+/.exec(step.css)?.[0] ?? '*'
    return { Slick: true, raw, expressions, length: expressions.length }
  },
  /** @param found is given what is found and not yet in it. */
  search: (root: Element, expression: string, found: Element[] = []) =>
    (found as unknown as Loose).combine?.(search(root, expression)),
  find: (root: Element, expression: string) => search(root, expression)[0] ?? null,
  match: matches,
  definePseudo(name: string, test: (this: Element, argument: string) => boolean) {
    pseudos[name] = (node, argument) => test.call(node, argument)
    return this
  },
}
