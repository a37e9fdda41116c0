/**
 * A record that is read by a text from outside is asked for what it has itself: every object answers `constructor`
 * and `toString`, and whoever writes content chooses ids, words and keys. `ownProperty()` asks, or a `Map` is kept.
 */
import { relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { placeOf, sourcesWith } from '../helpers/program'

const ASKS = 'src/base/own-property.ts'
const MEND = 'read it with ownProperty(), or keep a Map'
/**
 * Objects of the page's scripts, whose inherited members the older library reads as the language does. Its own tables
 * have other types.
 */
const OF_SCRIPTS: readonly string[] = ['Dictionary', 'Loose', 'Members']

const EXAMPLES = `
declare const table: Record<string, number>, fields: Readonly<Record<string, string>> | undefined
declare const text: string, event: KeyboardEvent, key: 'a' | 'b', either: 'a' | string[], index: number
declare const list: readonly string[], known: Record<'a' | 'b', number>, names: Map<string, number>
declare const own: { a: number; b: number }, anything: any
type Dictionary = Record<string, unknown>
declare const options: Dictionary
const BARE: Record<string, number> = { __proto__: null as never, a: 1 }
const made: Record<string, number> = Object.create(null)
class Kept { readonly #all: Record<string, number> = {}; read = (name: string) => this.#all[name]
}
export const found = [
  table[text],
  fields?.[text] ?? '',
  ({ Home: 1, End: 2 } as Record<string, number>)[event.key],
  table[\`\${text}-key\`],
  table[anything],
  ((name: string) => { const { [name]: one = 0 } = table; return one })(text),
  text in table,
  Object.hasOwn(table, text) ? table[event.key] : 0,
  (table[text] ??= 1),
  (table[text] as number)++,
  document.body.dataset[text],
]
export const left = [
  list[index],
  known[key],
  own[key],
  names.get(text),
  'a' in own,
  text in own,
  text in Array.prototype,
  (table[text] = 1),
  delete table[text],
  Object.hasOwn(table, text) ? table[text] : 0,
  Object.hasOwn(table, text) && table[text],
  BARE[text],
  text in BARE,
  made[text],
  options[text],
]
`
const { checker, files, example } = sourcesWith('legacy-compat/own-values.ts', EXAMPLES)

/** A text that may be any: neither a number nor one of few words. */
function isAnyText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isAnyText)
  const { flags } = type
  const { TypeFlags: kinds } = ts
  return (flags & (kinds.String | kinds.Any | kinds.TemplateLiteral | kinds.StringMapping)) !== 0
}

/** Whether a value is written there, and nothing is read: `record[name] = value`, `delete record[name]`. */
function isWritten({ parent }: ts.Node, node: ts.Node): boolean {
  return (
    ts.isDeleteExpression(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.left === node &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsToken)
  )
}

/** An object that is made without a prototype: `{ __proto__: null, … }`, `Object.create(null)`. */
function isBare(expression: ts.Expression): boolean {
  const symbol = checker.getSymbolAtLocation(
    ts.isPropertyAccessExpression(expression) ? expression.name : expression,
  )
  const aliased = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = aliased?.valueDeclaration
  const hasValue =
    declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyDeclaration(declaration))
  const made = hasValue ? declaration.initializer?.getText() : undefined
  return made !== undefined && /^\{\s*(\/\/.*\s*)*__proto__: null|^Object\.create\(null\)/.test(made)
}

/** Whether what the read hangs on asks the same record for the same name. */
function isAsked(node: ts.Node, record: string, name: string): boolean {
  const question = `Object.hasOwn(${record}, ${name})`
  const asks = (each: ts.Node): boolean | 'quit' =>
    ts.isFunctionLike(each)
      ? 'quit'
      : (ts.isConditionalExpression(each) || ts.isBinaryExpression(each)) && each.getText().includes(question)
  return ts.findAncestor(node, asks) !== undefined
}

/** What a record is read by: `record[name]`, `name in record`, or `const { [name]: value } = record`. */
function readAt(node: ts.Node): { record: ts.Expression; name: ts.Expression } | undefined {
  if (ts.isElementAccessExpression(node) && !isWritten(node, node))
    return { record: node.expression, name: node.argumentExpression }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return { record: node.right, name: node.left }
  if (ts.isBindingElement(node) && node.propertyName && ts.isComputedPropertyName(node.propertyName)) {
    const { parent } = node.parent
    const record = ts.isVariableDeclaration(parent) ? parent.initializer : undefined
    return record && { record, name: node.propertyName.expression }
  }
  return undefined
}

/** Whether it is asked what objects inherit: `name in Array.prototype`. */
const isPrototype = (record: ts.Expression): boolean => /(^|\.)prototype$/.test(record.getText())

/** An object of the page's scripts or of the browser, in the older library. */
function isOfScripts(file: ts.SourceFile, node: ts.Node, record: ts.Expression): boolean {
  if (!relative('.', file.fileName).startsWith('legacy-compat/')) return false
  const type = checker.getNonNullableType(checker.getTypeAtLocation(record))
  const parts = type.isIntersection() ? [type, ...type.types] : [type]
  // Whether such an object has a member is its affair. A table of ours has any name in its type.
  if (ts.isBinaryExpression(node) && !type.getStringIndexType()) return true
  return parts.some(({ aliasSymbol }) => OF_SCRIPTS.includes(aliasSymbol?.name ?? ''))
}

/** Every read of a file by any text, as `file:line: what to do`. */
function problemsIn(file: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    const { record, name } = readAt(node) ?? {}
    if (!record || !name || ts.isPrivateIdentifier(name)) return
    if (!isAnyText(checker.getTypeAtLocation(name))) return
    if (isPrototype(record) || isBare(record) || isOfScripts(file, node, record)) return
    if (isAsked(node, record.getText(), name.getText())) return
    found.push(`${placeOf(file, node)}: ${node.getText()}: ${MEND}`)
  }
  visit(file)
  return found
}

describe('in an example', () => {
  const lines = EXAMPLES.split('\n')
  const between = (first: string, last: string) =>
    lines.slice(lines.indexOf(first) + 1, lines.indexOf(last, lines.indexOf(first)))
  const problems = problemsIn(example)
  const problemsOf = (line: string) =>
    problems.filter((each) => each.startsWith(`legacy-compat/own-values.ts:${lines.indexOf(line) + 1}: `))

  test.each(between('export const found = [', ']'))('%s is found', (line) => {
    expect(problemsOf(line)).toEqual([expect.stringContaining(MEND)])
  })

  test.each(between('export const left = [', ']'))('%s stays', (line) => {
    expect(problemsOf(line)).toEqual([])
  })
})

test('no record is read by a text that may be any', () => {
  expect(files.length).toBeGreaterThan(500)
  const others = files.filter(({ fileName }) => relative('.', fileName) !== ASKS)
  expect(others.flatMap(problemsIn)).toEqual([])
})
