/** Reads one script's tree: what its names, its options and its selections are. */
import type { AnyNode, CallExpression, Expression, Pattern, Program, SpreadElement, Super } from 'acorn'
import type { Position } from '../shared/finding'
import type { Argument } from './argument'
import { byId, NOWHERE, type Page, type Target, targetOf } from './page'
import type { Tree } from './parse'
import { isFunction, Scopes } from './scope'
import type { Code } from './script'
import { evaluate } from './values'
import { walk } from './walk'

/** By convention, and in files that come without the one that says so. */
const LIKE_JQUERY = /^(\$j|\$jq|jq|j\$|\$jQuery|jQ)$/
const LISTENS =
  /^(on|one|bind|live|delegate|addEvent|addEvents|addEventListener|click|dblclick|submit|change|focus|focusin|blur|hover|mouseenter|mouseover|mousedown|keyup|keydown|tap|each|map|forEach)$/
/** How much of it a report shows. */
const SHOWN = 110
/** How far a name is followed. */
const MOST_NAMES = 40

/** What the tree's own types call an expression, an argument, or what a call is made on. */
export type Any = AnyNode | Expression | SpreadElement | Super

export class Reader {
  readonly code: Code
  readonly scopes: Scopes
  readonly page: Page

  constructor(code: Code, tree: Tree, page: Page) {
    this.code = code
    this.page = page
    this.scopes = new Scopes(tree.program)
  }

  /** Where a node stands in its file. */
  at(node: Any): Position {
    const { line = 1, column = 0 } = node.loc?.start ?? {}
    const { start } = this.code
    return line === 1
      ? { line: start.line, column: start.column + column }
      : { line: start.line + line - 1, column: column + 1 }
  }

  source(node: Any): string {
    const text = this.code.text.slice(node.start, node.end).replace(/\s+/g, ' ')
    return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text
  }

  /** `SqueezeBox.assign`, `$.colorbox.close`: names with dots, jQuery's own as `$`; nothing for a local one. */
  path(node: Any): string | undefined {
    if (node.type === 'Identifier') {
      if (this.isJquery(node)) return '$'
      return this.scopes.find(node.name, node) ? undefined : node.name
    }
    if (node.type !== 'MemberExpression') return undefined
    if (this.isJquery(node)) return '$'
    const name = this.property(node)
    const before = this.path(node.object)
    if (!name || !before) return undefined
    return /^(window|self|top)$/.test(before) ? name : `${before}.${name}`
  }

  property(node: Any): string | undefined {
    if (node.type !== 'MemberExpression') return undefined
    const { property } = node
    if (!node.computed) return property.type === 'Identifier' ? property.name : undefined
    return property.type === 'Literal' ? String(property.value) : undefined
  }

  /** @param depth of names that stand for others: one may lead to itself. */
  isJquery(node: Any, depth = 0): boolean {
    if (depth > MOST_NAMES) return false
    if (node.type === 'MemberExpression')
      return (
        node.object.type === 'Identifier' &&
        /^(window|self|top)$/.test(node.object.name) &&
        /^(jQuery|\$)$/.test(this.property(node) ?? '')
      )
    if (node.type === 'CallExpression')
      return (
        (this.property(node.callee) === 'noConflict' &&
          node.callee.type === 'MemberExpression' &&
          this.isJquery(node.callee.object, depth + 1)) ||
        (node.callee.type === 'Identifier' &&
          node.callee.name === 'require' &&
          isText(node.arguments[0], 'jquery'))
      )
    if (node.type !== 'Identifier') return false
    const binding = this.scopes.find(node.name, node)
    if (!binding) return this.#isGlobalJquery(node.name)
    if (binding.kind === 'value') return this.isJquery(binding.node, depth + 1)
    return binding.kind === 'parameter' && this.#isGivenJquery(binding.owner, binding.index, depth + 1)
  }

  #isGlobalJquery(name: string): boolean {
    if (name === '$') return this.page.dollar === 'jquery'
    return name === 'jQuery' || this.page.aliases.has(name) || LIKE_JQUERY.test(name)
  }

  /** `(function ($) {…})(jQuery)`, `jQuery(function ($) {…})`, `define(['jquery'], function ($) {…})`. */
  #isGivenJquery(owner: AnyNode, index: number, depth: number): boolean {
    const call = this.#callAround(owner)
    if (!call) return false
    if (call.callee === owner || this.property(call.callee) === 'call') {
      const given = call.arguments[call.callee === owner ? index : index + 1]
      return given !== undefined && this.isJquery(given, depth)
    }
    const [names] = call.arguments
    if (names?.type === 'ArrayExpression') return isText(names.elements[index] ?? undefined, 'jquery')
    if (index > 0) return false
    // `jQuery(fn)` and `jQuery(document).ready(fn)` hand jQuery on.
    const { callee } = call
    if (this.isJquery(callee, depth)) return true
    return (
      this.property(callee) === 'ready' &&
      callee.type === 'MemberExpression' &&
      this.isCollection(callee.object)
    )
  }

  #callAround(node: AnyNode): CallExpression | undefined {
    const parent = this.scopes.parentOf(node)
    if (parent?.type === 'CallExpression') return parent
    if (parent?.type !== 'MemberExpression') return undefined
    const above = this.scopes.parentOf(parent)
    return above?.type === 'CallExpression' && above.callee === parent ? above : undefined
  }

  /** Whether it is a selection of a library's, of whatever elements. */
  isCollection(node: Any): boolean {
    if (this.target(node)) return true
    if (node.type === 'Identifier') return /^\$./.test(node.name)
    if (node.type !== 'CallExpression') return false
    return (
      this.isJquery(node.callee) ||
      (node.callee.type === 'MemberExpression' && this.isCollection(node.callee.object))
    )
  }

  /** The elements that an expression selects; nothing for what selects none. */
  target(given: Any, depth = 0): Target | undefined {
    if (depth > MOST_NAMES) return undefined
    const node = this.scopes.resolve(given as AnyNode)
    if (node.type === 'ThisExpression') return this.handlerAround(node, true)?.target
    if (node.type === 'Identifier') return this.#parameter(node, depth)
    if (node.type === 'MemberExpression') return this.#member(node, depth)
    if (node.type === 'AwaitExpression') return this.target(node.argument, depth + 1)
    if (node.type !== 'CallExpression') return undefined
    return this.isJquery(node.callee) ? this.#selected(node, depth) : this.#called(node, depth)
  }

  #parameter(node: Extract<AnyNode, { type: 'Identifier' }>, depth: number): Target | undefined {
    const binding = this.scopes.find(node.name, node)
    if (binding?.kind !== 'parameter') return undefined
    const call = this.#callAround(binding.owner)
    if (call?.callee.type !== 'MemberExpression') return undefined
    const method = this.property(call.callee)
    // jQuery's `each` gives the index first, everybody else's the element.
    const isElement =
      (method === 'each' && (binding.index === 1 || this.page.dollar === 'mootools')) ||
      (method === 'forEach' && binding.index === 0)
    return isElement ? this.target(call.callee.object, depth + 1) : undefined
  }

  #member(node: Extract<AnyNode, { type: 'MemberExpression' }>, depth: number): Target | undefined {
    const name = this.property(node)
    if (name === 'currentTarget' || name === 'target') return this.handlerAround(node, false)?.target
    if (name === 'body' && this.path(node.object) === 'document') return targetOf(this.page, 'body')
    return name === '0' ? this.target(node.object, depth + 1) : undefined
  }

  /** `$('a')`, `$('a', '#list')`, `$(this)`, `$(element)`. */
  #selected({ arguments: [first, second] }: CallExpression, depth: number): Target | undefined {
    if (!first) return NOWHERE
    const selector = this.argument(first).plain
    if (typeof selector !== 'string') {
      if (/^(document|window)$/.test(this.path(first) ?? '')) return NOWHERE
      if (isFunction(this.scopes.resolve(first as AnyNode))) return undefined
      return this.target(first, depth + 1) ?? NOWHERE
    }
    if (selector.trim().startsWith('<')) return NOWHERE
    const around = second && this.argument(second).plain
    return typeof around === 'string'
      ? targetOf(this.page, `${around} ${selector}`)
      : targetOf(this.page, selector)
  }

  #called({ callee, arguments: given }: CallExpression, depth: number): Target | undefined {
    const [word] = given.map((each) => this.argument(each).plain)
    if (callee.type === 'Identifier') return this.#global(callee.name, word, given[0], depth)
    if (callee.type !== 'MemberExpression') return undefined
    const method = this.property(callee) ?? ''
    if (this.path(callee.object) === 'document') return this.#ofDocument(method, word)
    const from = this.target(callee.object, depth + 1)
    return from && walk(this.page.root, from, method, word)
  }

  /** MooTools's own. */
  #global(name: string, word: Argument['plain'], first: Any | undefined, depth: number): Target | undefined {
    if (typeof word !== 'string')
      return /^\${1,2}$/.test(name) && first ? this.target(first, depth + 1) : undefined
    if (name === '$' || name === '$defined') return byId(this.page, word)
    return /^(\$\$|\$E|\$ES)$/.test(name) ? targetOf(this.page, word) : undefined
  }

  #ofDocument(method: string, word: Argument['plain']): Target | undefined {
    if (typeof word !== 'string') return undefined
    if (/^(getElementById|id)$/.test(method)) return byId(this.page, word)
    if (/^(querySelector|querySelectorAll|getElement|getElements)$/.test(method))
      return targetOf(this.page, word)
    if (method === 'getElementsByClassName') return targetOf(this.page, `.${word}`)
    return method === 'getElementsByTagName' ? targetOf(this.page, word) : undefined
  }

  /** What was listened to, or gone through, around a node: `this` there, or what a press of opens. */
  handlerAround(node: Any, hasThis: boolean): { target: Target; method: string; event: string } | undefined {
    let inner: Any = node
    for (;;) {
      const owner = this.scopes.functionAround(inner as AnyNode, hasThis)
      if (!owner) break
      const call = this.#callAround(owner)
      const method = call && this.property(call.callee)
      if (call && method && LISTENS.test(method) && call.callee.type === 'MemberExpression') {
        const target = this.target(call.callee.object)
        const [event, inside] = call.arguments.map((each) => this.argument(each).plain)
        const within = /^(on|live|delegate)$/.test(method) && typeof inside === 'string' ? inside : undefined
        if (target)
          return {
            target: within ? this.#within(target, within) : target,
            method,
            event: typeof event === 'string' && !/^(each|map|forEach)$/.test(method) ? event : method,
          }
      }
      inner = owner
      if (hasThis) break
    }
    const { element, event = '' } = this.code
    return element && { target: { selector: '', elements: [element] }, method: 'on', event }
  }

  #within(target: Target, inner: string): Target {
    return target.elements.length > 0
      ? walk(this.page.root, target, 'find', inner)
      : targetOf(this.page, inner)
  }

  /** What an expression is, as far as it is known without running it. */
  argument(expression: Any): Argument {
    return evaluate(this, expression)
  }
}

/** What a script calls jQuery once it has given `$` back. */
export function namesOfJquery(program: Program): string[] {
  const names: string[] = []
  const note = (name: Pattern, value: Expression | null | undefined) => {
    if (name.type !== 'Identifier' || value?.type !== 'CallExpression') return
    const { callee } = value
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
    if (callee.property.name === 'noConflict') names.push(name.name)
  }
  for (const statement of program.body)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) note(id, init)
    else if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression')
      note(statement.expression.left, statement.expression.right)
  return names
}

const isText = (node: Any | undefined, value: string): boolean =>
  node?.type === 'Literal' && node.value === value
