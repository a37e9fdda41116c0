/** What a script calls while it runs: what stands in a function that somebody else calls comes later. */
import type { AnyNode, Program } from 'acorn'
import { full } from 'acorn-walk'

export interface CalledAtOnce {
  /** `acmeAlert`, `Ilots.register`: without `window.` in front. */
  readonly path: string
  readonly line: number
}

/** The calls of global names, each once. What the script defines itself, or asks for before, is not among them. */
export function calledAtOnce(program: Program): CalledAtOnce[] {
  const functions = declaredIn(program)
  const found = new Map<string, CalledAtOnce>()
  const entered = new Set<AnyNode>()
  const enter = (called: AnyNode | undefined, sure: ReadonlySet<string>) => {
    if (!called || entered.has(called)) return
    entered.add(called)
    visitAll(called, sure)
  }
  // After `if (!window.Ilots) return` it is there.
  const visitAll = (parent: AnyNode, sure: ReadonlySet<string>): void => {
    let known = sure
    for (const each of childrenOf(parent)) {
      visit(each, known)
      if (each.type === 'IfStatement') known = new Set([...known, ...namesIn(each.test)])
    }
  }
  const visit = (node: AnyNode, sure: ReadonlySet<string>): void => {
    if (isFunction(node)) return
    const known = 'test' in node && node.test ? new Set([...sure, ...namesIn(node.test)]) : sure
    if (node.type === 'LogicalExpression') {
      visit(node.left, sure)
      visit(node.right, new Set([...sure, ...namesIn(node.left)]))
      return
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const path = pathOf(node.callee)
      const [root = ''] = path?.split('.') ?? []
      if (path && !known.has(root) && !functions.has(root) && !found.has(path))
        found.set(path, { path, line: node.loc?.start.line ?? 1 })
      enter(calledHere(node.callee) ?? functions.get(path ?? ''), known)
    }
    visitAll(node, known)
  }
  visit(program, new Set())
  return [...found.values()]
}

const isFunction = (node: AnyNode): boolean => /Function/.test(node.type)

/** `(function () {…})()`, and with `.call(this)`. */
function calledHere(callee: AnyNode): AnyNode | undefined {
  if (isFunction(callee)) return callee
  return callee.type === 'MemberExpression' && isFunction(callee.object) ? callee.object : undefined
}

/** Names that the script gives something itself: to functions, so that a call of one leads into it. */
function declaredIn(program: Program): Map<string, AnyNode | undefined> {
  const found = new Map<string, AnyNode | undefined>()
  full(program, (each) => {
    const node = each as AnyNode
    if (node.type === 'FunctionDeclaration') found.set(node.id?.name ?? '', node)
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      found.set(node.id.name, node.init && isFunction(node.init) ? node.init : undefined)
    if (node.type === 'AssignmentExpression') found.set(pathOf(node.left) ?? '', undefined)
  })
  return found
}

function namesIn(test: AnyNode): string[] {
  const found: string[] = []
  full(test, (node) => {
    const [root] = pathOf(node as AnyNode)?.split('.') ?? []
    if (root) found.push(root)
  })
  return found
}

/** `a.b`, without `window.` in front; nothing for `a?.b`, which asks first. */
function pathOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.computed || node.optional) return undefined
  const before = pathOf(node.object)
  const after = node.property.type === 'Identifier' ? node.property.name : undefined
  if (before === undefined || after === undefined) return undefined
  return /^(window|self|globalThis)$/.test(before) ? after : `${before}.${after}`
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((each): each is AnyNode => typeof each?.type === 'string')
}
