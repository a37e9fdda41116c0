/** `Slick`: what plugins, and the original's additions, ask the selector engine itself. */
import type { Loose } from './loose'
import { matches, parse, pseudos, search } from './select'

export const Slick = {
  /**
   * Reads a selector, or an event's name with its pseudo-classes, `keydown:keys(shift+a)`: scripts do so while the page
   * is parsed. The name and the pseudo-classes of each step are told; `legacy-more` adds classes and attributes.
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
