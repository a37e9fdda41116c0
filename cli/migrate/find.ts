/** Finds the calls of old libraries in one script. */
import type { AnyNode, CallExpression, NewExpression } from 'acorn'
import { full } from 'acorn-walk'
import { type Adapter, type Advised, carry, type Use } from './adapter'
import type { Argument } from './argument'
import { byId, type Target, targetOf } from './page'
import type { Any, Reader } from './reader'

type Call = CallExpression | NewExpression
export interface Found {
  readonly node: Call
  readonly adapter: Adapter
  readonly use: Use
  readonly advised: Advised
}

/** @param siteCode statements of the site's own: a library calls itself. */
export function find(reader: Reader, siteCode: readonly AnyNode[], adapters: readonly Adapter[]): Found[] {
  const found: Found[] = []
  // Of two that have a name, the one that the page loads.
  const ordered = [...adapters].sort((a, b) => Number(isThere(reader, b)) - Number(isThere(reader, a)))
  for (const statement of siteCode)
    full(statement, (node) => {
      const each = node as AnyNode
      if (each.type === 'CallExpression' || each.type === 'NewExpression')
        found.push(...findUse(reader, each, ordered))
    })
  // As they are written: a walk ends with what is outside.
  return found.sort((a, b) => a.node.start - b.node.start || b.node.end - a.node.end)
}

function findUse(reader: Reader, node: Call, adapters: readonly Adapter[]): Found[] {
  const path = reader.path(node.callee)
  const method = node.type === 'CallExpression' ? reader.property(node.callee) : undefined
  for (const adapter of adapters) {
    const kind = kindOf(reader, node, adapter, path, method)
    if (!kind) continue
    const use = callAs(reader, node, kind, kind === 'method' ? (method ?? '') : (path ?? ''))
    const advised = adapter.advise(use)
    if (!advised) continue
    return isAnothers(reader, adapter, use, advised)
      ? []
      : [{ node, adapter, use, advised: withOptions(advised, use) }]
  }
  return []
}

/** Options that no adapter looks at are lost, too: the library goes, and they with it. */
function withOptions(advised: Advised, { args }: Use): Advised {
  const { answer, carried, unsupported } = advised
  const goes = answer === 'island' || answer === 'browser'
  const options = new Map(args.flatMap(({ entries }) => [...(entries ?? [])]))
  if (!goes || carried || unsupported || options.size === 0) return advised
  return { ...advised, unsupported: carry(options, {}).unsupported }
}

/**
 * A name that anybody may have, and no island answers: of which library it is, is not known. Where a script was not
 * read, the library may be in that one. What the guide names, and the browser does, is reported in any case.
 */
function isAnothers(reader: Reader, adapter: Adapter, { kind, name }: Use, { answer }: Advised): boolean {
  if (kind !== 'method' || !adapter.plain?.includes(name) || isThere(reader, adapter)) return false
  const isShown = adapter.shown.includes(`.${name}(`)
  const { hasUnread } = reader.page
  if (answer === 'browser') return !isShown && !hasUnread
  return answer === 'none' && !(isShown && hasUnread)
}

const isThere = ({ page }: Reader, { libraries }: Adapter): boolean =>
  libraries.some((each) => page.libraries.has(each))

function kindOf(
  reader: Reader,
  node: Call,
  adapter: Adapter,
  path: string | undefined,
  method: string | undefined,
): Use['kind'] | undefined {
  if (node.type === 'NewExpression') return path && adapter.constructors?.test(path) ? 'new' : undefined
  if (path && adapter.calls?.test(path)) return 'call'
  if (!method || node.callee.type !== 'MemberExpression') return undefined
  if (adapter.methods?.includes(method)) {
    // `$.fn.colorbox(…)` inside a plugin, or a method of the site's own object.
    return isSiteObject(reader, node.callee.object) ? undefined : 'method'
  }
  return adapter.plain?.includes(method) && reader.isCollection(node.callee.object) ? 'method' : undefined
}

/** `var gallery = { slick: function () {…} }; gallery.slick()`. */
function isSiteObject(reader: Reader, object: Any): boolean {
  if (object.type === 'ThisExpression') return !reader.target(object)
  const node = reader.scopes.resolve(object as AnyNode)
  return node.type === 'ObjectExpression' || node.type === 'ClassDeclaration' || node.type === 'NewExpression'
}

function callAs(reader: Reader, node: Call, kind: Use['kind'], name: string): Use {
  const given: Argument[] = node.arguments.map((each) => reader.argument(each))
  const { page } = reader
  const target =
    kind === 'method' && node.callee.type === 'MemberExpression'
      ? reader.target(node.callee.object)
      : undefined
  const handler = reader.handlerAround(node, false)
  const isPress = handler && !/^(each|map|forEach)$/.test(handler.method)
  return {
    kind,
    name,
    args: given,
    page,
    ...(target && { target }),
    ...(isPress && { trigger: handler }),
    targetOf: (index, by = 'selector') => elementsOf(reader, node.arguments[index], given[index], by),
  }
}

function elementsOf(
  reader: Reader,
  node: Any | undefined,
  given: Argument | undefined,
  by: 'selector' | 'id',
): Target | undefined {
  if (!node) return undefined
  if (typeof given?.plain !== 'string') return reader.target(node)
  return by === 'id' ? byId(reader.page, given.plain) : targetOf(reader.page, given.plain)
}
