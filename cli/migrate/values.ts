/** What expressions are, as far as it can be known without running them. */
import type { AnyNode, CallExpression, Property, SpreadElement } from 'acorn'
import type { Argument, Options } from './argument'
import type { Any, Reader } from './reader'
import { isFunction } from './scope'

/** What an expression is, as far as it is known without running it. */
export function evaluate(reader: Reader, expression: Any, depth = 0): Argument {
  const node = reader.scopes.resolve(expression as AnyNode)
  const source = reader.source(expression)
  if (depth > 12) return { source }
  const more = (each: Any) => evaluate(reader, each, depth + 1)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' && node.value !== null
        ? { source }
        : { source, plain: plainOf(node.value) }
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? { source, plain: node.quasis[0]?.value.cooked ?? '' }
        : { source }
    case 'UnaryExpression':
      return unary(source, node.operator, more(node.argument))
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier'
        ? { source }
        : binary(source, node.operator, more(node.left), more(node.right))
    case 'ArrayExpression':
      return { source, items: node.elements.map((each) => (each ? more(each) : { source: '' })) }
    case 'ObjectExpression':
      return {
        source,
        entries: new Map([
          ...entriesOf(reader, node.properties, depth),
          ...setLater(reader, expression, depth),
        ]),
      }
    case 'NewExpression':
      return reader.path(node.callee) === 'Date' ? dated(source, node.arguments.map(more)) : { source }
    case 'CallExpression':
      return merged(reader, node, source, depth)
    default:
      return isFunction(node) ? { source, isFunction: true } : { source }
  }
}

function entriesOf(
  reader: Reader,
  properties: readonly (Property | SpreadElement)[],
  depth: number,
): Options {
  const entries = new Map<string, Argument>()
  for (const each of properties) {
    if (each.type === 'SpreadElement') {
      for (const [key, given] of evaluate(reader, each.argument, depth + 1).entries ?? [])
        entries.set(key, given)
      continue
    }
    const { key, value, computed } = each
    const name =
      key.type === 'Identifier' && !computed ? key.name : key.type === 'Literal' ? String(key.value) : ''
    if (name) entries.set(name, evaluate(reader, value, depth + 1))
  }
  return entries
}

/** `options.width = 800`, after `var options = {…}`. */
function setLater(reader: Reader, name: Any, depth: number): [string, Argument][] {
  if (name.type !== 'Identifier') return []
  return reader.scopes
    .membersOf(name.name, name)
    .map(([key, value]) => [key, evaluate(reader, value, depth + 1)])
}

/** `$.extend({}, defaults, { … })`, `Object.assign(…)`, `Object.merge(…)`. */
function merged(reader: Reader, node: CallExpression, source: string, depth: number): Argument {
  if (!/^(\$\.extend|Object\.(assign|merge|append)|\$merge)$/.test(reader.path(node.callee) ?? ''))
    return { source }
  const given = node.arguments.map((each) => evaluate(reader, each, depth + 1))
  return { source, entries: new Map(given.flatMap(({ entries }) => [...(entries ?? [])])) }
}

const plainOf = (value: unknown): string | number | boolean | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

function unary(source: string, operator: string, { plain }: Argument): Argument {
  if (operator === '-' && typeof plain === 'number') return { source, plain: -plain }
  return operator === '!' && plain !== undefined ? { source, plain: !plain } : { source }
}

function binary(source: string, operator: string, left: Argument, right: Argument): Argument {
  const [a, b] = [left.plain, right.plain]
  if (typeof a === 'number' && typeof b === 'number') {
    const count = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[operator]
    return count === undefined ? { source } : { source, plain: count }
  }
  const areTexts = [a, b].every((each) => typeof each === 'string' || typeof each === 'number')
  return operator === '+' && areTexts ? { source, plain: `${a}${b}` } : { source }
}

/** `new Date(2026, 2, 14)`, `new Date('2026-03-14')`; the day of a visit is none. */
function dated(source: string, given: readonly Argument[]): Argument {
  const [year, month, day = 1] = given.map(({ plain }) => plain)
  if (typeof year === 'number' && typeof month === 'number' && typeof day === 'number')
    return { source, date: new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10) }
  const [found] = typeof year === 'string' ? (/^\d{4}-\d\d-\d\d/.exec(year) ?? []) : []
  return found ? { source, date: found } : { source }
}
