/** What is left of jQuery and MooTools in the site's own code once all that was advised is gone. */
import type { AnyNode, CallExpression, Expression } from 'acorn'
import { full } from 'acorn-walk'
import type { Any, Reader } from './reader'
import { isFunction } from './scope'

/** What the site's own code still asks of jQuery or MooTools when all that was advised is gone. */
export function remaining(
  reader: Reader,
  siteCode: readonly AnyNode[],
  gone: ReadonlySet<AnyNode>,
): {
  jquery: AnyNode[]
  mootools: AnyNode[]
} {
  const jquery: AnyNode[] = []
  const mootools: AnyNode[] = []
  const rest = new Rest(reader, siteCode, gone)
  for (const statement of siteCode)
    full(statement, (node) => {
      const each = node as AnyNode
      if (rest.isJqueryUse(each)) jquery.push(each)
      else if (rest.isMootoolsUse(each)) mootools.push(each)
    })
  return { jquery, mootools }
}

/** Methods that only choose elements: nothing is left of them once nothing is done with these. */
const CHOOSES =
  /^(find|children|filter|not|parent|parents|closest|next|prev|first|last|eq|add|get|siblings|end|has|slice|getElements?|getChildren|getFirst|getParent|getNext)$/
const RUNS = /^(ready|each|on|click|bind|live|delegate|addEvent|forEach|load)$/
const OF_MOOTOOLS =
  /^(addEvents?|removeEvents?|fireEvent|setStyles?|getStyle|setProperty|inject|adopt|tween|morph|toggleClass|setHTML)$/
const MADE_BY_MOOTOOLS =
  /^(Class|Request|Fx|Element|Hash|Chain|Events|Options|Sortables|Drag|Asset|Cookie|Swiff)(\.|$)/

class Rest {
  readonly #reader: Reader
  readonly #siteCode: readonly AnyNode[]
  readonly #gone: ReadonlySet<AnyNode>
  /** By name; made when it is asked for. */
  #identifiers: ReadonlyMap<string, AnyNode[]> | undefined

  constructor(reader: Reader, siteCode: readonly AnyNode[], gone: ReadonlySet<AnyNode>) {
    this.#reader = reader
    this.#siteCode = siteCode
    this.#gone = gone
  }

  isJqueryUse(node: AnyNode): boolean {
    if (node.type !== 'CallExpression') return false
    const { callee } = node
    const isRoot = this.#reader.isJquery(callee)
    const isStatic = callee.type === 'MemberExpression' && this.#reader.isJquery(callee.object)
    if (!isRoot && !isStatic) return false
    if (isStatic && /^(noConflict)$/.test(this.#reader.property(callee) ?? '')) return false
    return !this.#isGone(node) && !this.#isEmptied(node)
  }

  isMootoolsUse(node: AnyNode): boolean {
    if (this.#reader.page.dollar !== 'mootools') return false
    if (node.type === 'NewExpression')
      return MADE_BY_MOOTOOLS.test(this.#reader.path(node.callee) ?? '') && !this.#isGone(node)
    if (node.type !== 'CallExpression') return false
    const path = this.#reader.path(node.callee) ?? ''
    const method = this.#reader.property(node.callee) ?? ''
    const isIts = /^(\$|\$\$|\$E|\$ES)$/.test(path) || OF_MOOTOOLS.test(method)
    return isIts && !this.#isGone(node) && !this.#isEmptied(node)
  }

  /** Given to a call that another takes the place of; what such a call is made on may do more. */
  #isGone(node: AnyNode): boolean {
    if (this.#gone.has(node)) return true
    let at = node
    for (const parent of this.#reader.scopes.parentsOf(node)) {
      if (isFunction(parent)) return false
      if (this.#gone.has(parent) && 'arguments' in parent && (parent.arguments as AnyNode[]).includes(at))
        return true
      at = parent
    }
    return false
  }

  /** `$(function () { all of it gone })`, `$('a').each(…)`: nothing is left to run; and what only chooses. */
  #isEmptied(node: CallExpression): boolean {
    return node.arguments.some((each) => this.#isEmptyFunction(each)) || this.#leadsToGone(node)
  }

  /** Whether all that is done with a selection is gone. */
  #leadsToGone(node: AnyNode): boolean {
    const parent = this.#reader.scopes.parentOf(node)
    if (parent?.type === 'VariableDeclarator' && parent.init === node) return this.#isNameGone(parent)
    if (parent?.type !== 'MemberExpression' || parent.object !== node) return false
    const call = this.#reader.scopes.parentOf(parent)
    if (call?.type !== 'CallExpression' || call.callee !== parent) return false
    if (this.#gone.has(call)) return true
    const method = this.#reader.property(parent) ?? ''
    if (RUNS.test(method) && call.arguments.some((each) => this.#isEmptyFunction(each))) return true
    return CHOOSES.test(method) && this.#leadsToGone(call)
  }

  /** `var $links = $('a.modal')`, used for nothing but what is gone. */
  #isNameGone({ id }: Extract<AnyNode, { type: 'VariableDeclarator' }>): boolean {
    if (id.type !== 'Identifier') return false
    this.#identifiers ??= identifiersIn(this.#siteCode)
    const uses = this.#identifiers.get(id.name) ?? []
    return uses.every((each) => each === id || this.#isGone(each) || this.#leadsToGone(each))
  }

  #isEmptyFunction(given: Any): boolean {
    const node = this.#reader.scopes.resolve(given as AnyNode)
    if (!isFunction(node)) return false
    if (node.body.type !== 'BlockStatement') return this.#isNothing(node.body)
    return node.body.body.every((statement) => {
      if (statement.type === 'EmptyStatement' || statement.type === 'ReturnStatement') return true
      if (statement.type === 'VariableDeclaration') return true
      return statement.type === 'ExpressionStatement' && this.#isNothing(statement.expression)
    })
  }

  #isNothing(expression: Expression): boolean {
    if (this.#isGoneOrAround(expression)) return true
    // An option that is set before a call that is gone.
    if (expression.type === 'AssignmentExpression') return expression.right.type === 'Literal'
    if (expression.type !== 'CallExpression') return false
    if (/^(preventDefault|stopPropagation|stop)$/.test(this.#reader.property(expression.callee) ?? ''))
      return true
    return expression.arguments.some((each) => this.#isEmptyFunction(each))
  }

  /** The call itself, or a chain that ends with choosing. */
  #isGoneOrAround(expression: Expression): boolean {
    let at: Any = expression
    for (;;) {
      if (this.#gone.has(at as AnyNode)) return true
      if (at.type !== 'CallExpression' || at.callee.type !== 'MemberExpression') return false
      if (!CHOOSES.test(this.#reader.property(at.callee) ?? '')) return false
      at = at.callee.object
    }
  }
}

function identifiersIn(siteCode: readonly AnyNode[]): ReadonlyMap<string, AnyNode[]> {
  const found = new Map<string, AnyNode[]>()
  for (const statement of siteCode)
    full(statement, (node) => {
      const each = node as AnyNode
      if (each.type !== 'Identifier') return
      const same = found.get(each.name) ?? []
      same.push(each)
      found.set(each.name, same)
    })
  return found
}
