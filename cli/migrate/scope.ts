/** What a name of a script stands for: its declaration, found by the functions around its use. */
import type { AnyNode, MemberExpression, Node, Program } from 'acorn'
import { base, full } from 'acorn-walk'

/** What a name was given: an expression, or a parameter of a function. */
export type Binding =
  | { readonly kind: 'value'; readonly node: AnyNode }
  | { readonly kind: 'parameter'; readonly index: number; readonly owner: AnyNode }
  /** Declared without a value, so far. */
  | { readonly kind: 'none' }
  /** Given more than once: which one counts is known when it runs. */
  | { readonly kind: 'many' }

export class Scopes {
  readonly #parents = new Map<Node, AnyNode>()
  readonly #names = new Map<Node, Map<string, Binding>>()
  readonly #program: Program
  /** `options.width = 800`: by the name's owner. */
  readonly #members = new Map<Node, Map<string, [key: string, value: AnyNode][]>>()

  constructor(program: Program) {
    this.#program = program
    this.#link(program)
    full(program, (node) => this.#declare(node as AnyNode))
    full(program, (node) => this.#assign(node as AnyNode))
  }

  parentOf(node: Node): AnyNode | undefined {
    return this.#parents.get(node)
  }

  *parentsOf(node: Node): Generator<AnyNode> {
    for (let parent = this.#parents.get(node); parent; parent = this.#parents.get(parent)) yield parent
  }

  /** Where a name is declared around a node; nothing for a global of another script. */
  find(name: string, from: Node): Binding | undefined {
    const owner = this.#ownerOf(name, from)
    return owner && this.#names.get(owner)?.get(name)
  }

  /** Follows a name to the expression that it was given. */
  resolve(node: AnyNode): AnyNode {
    let found = node
    // A name may be given itself.
    for (let step = 0; step < 20 && found.type === 'Identifier'; step += 1) {
      const binding = this.find(found.name, found)
      if (binding?.kind !== 'value') return found
      found = binding.node
    }
    return found
  }

  /** The function that a node is in, or the whole script. @param hasThis passes arrows over: they have none. */
  functionAround(node: Node, hasThis = false): AnyNode | undefined {
    for (const parent of this.parentsOf(node))
      if (isFunction(parent) && !(hasThis && parent.type === 'ArrowFunctionExpression')) return parent
    return undefined
  }

  #link(root: Program): void {
    // Not by calling itself: a minified file nests deeper than calls do.
    const left: AnyNode[] = [root]
    for (let node = left.pop(); node; node = left.pop()) {
      const parent = node
      const visit = (child: Node, _: unknown, as?: string): void => {
        if (child === parent) {
          if (as) walk(as)(child, null, visit)
        } else if (!this.#parents.has(child)) {
          this.#parents.set(child, parent)
          left.push(child as AnyNode)
        }
      }
      walk(node.type)(node, null, visit)
    }
  }

  #declare(node: AnyNode): void {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      this.#set(this.#homeOf(node), node.id.name, boundTo(node.init as AnyNode | null))
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id)
      this.#set(this.#homeOf(node), node.id.name, { kind: 'value', node })
    if (isFunction(node))
      for (const [index, given] of node.params.entries())
        if (given.type === 'Identifier')
          this.#set(node, given.name, { kind: 'parameter', index, owner: node })
  }

  #assign(node: AnyNode): void {
    if (node.type !== 'AssignmentExpression') return
    if (node.left.type === 'MemberExpression') this.#assignMember(node.left, node.right as AnyNode)
    if (node.left.type !== 'Identifier') return
    const { name } = node.left
    const binding: Binding =
      node.operator === '=' ? { kind: 'value', node: node.right as AnyNode } : { kind: 'many' }
    this.#set(this.#ownerOf(name, node) ?? this.#program, name, binding)
  }

  #assignMember({ object, property, computed }: MemberExpression, value: AnyNode): void {
    if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return
    const owner = this.#ownerOf(object.name, object) ?? this.#program
    const members = this.#members.get(owner) ?? new Map<string, [string, AnyNode][]>()
    const own = members.get(object.name) ?? []
    this.#members.set(owner, members.set(object.name, [...own, [property.name, value]]))
  }

  /** What was set on a name's object after it was made. */
  membersOf(name: string, from: Node): readonly (readonly [key: string, value: AnyNode])[] {
    return this.#members.get(this.#ownerOf(name, from) ?? this.#program)?.get(name) ?? []
  }

  #homeOf(node: Node): Node {
    return this.functionAround(node) ?? this.#program
  }

  #ownerOf(name: string, from: Node): Node | undefined {
    for (const parent of this.parentsOf(from)) if (this.#names.get(parent)?.has(name)) return parent
    return undefined
  }

  #set(owner: Node, name: string, binding: Binding): void {
    const names = this.#names.get(owner) ?? new Map<string, Binding>()
    const before = names.get(name)
    const next = !before || before.kind === 'none' ? binding : binding.kind === 'none' ? before : MANY
    this.#names.set(owner, names.set(name, next))
  }
}

const MANY: Binding = { kind: 'many' }
const boundTo = (node: AnyNode | null | undefined): Binding =>
  node ? { kind: 'value', node } : { kind: 'none' }

type Walker = (node: Node, state: unknown, visit: (child: Node, state: unknown, as?: string) => void) => void
const walk = (type: string): Walker => (base as unknown as Record<string, Walker>)[type] ?? (() => {})

type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>
export const isFunction = (node: AnyNode): node is FunctionNode =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
