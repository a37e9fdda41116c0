/**
 * Names are compared, never matched: a reader finds `state === 'waiting'` by its name, and a new name that happens to
 * hold the same letters changes nothing. Patterns are for open formats: addresses, numbers, dates, HTML, what people
 * type.
 */
import { relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { placeOf, sourcesWith } from '../helpers/program'

/** Searches for words what others have written as free text: a browser's description of itself. */
const FREE_TEXT = 'legacy-compat/core/browser.ts'

/** The text is the argument of the first two, and the pattern that of the others. */
const OF_PATTERNS: readonly string[] = ['test', 'exec']
const OF_TEXTS: readonly string[] = ['match', 'search']

const MEND = 'compare with the names, by === or by includes() of a list that has a name'

/** Each old form, as it was, and what stays. */
const EXAMPLES = `
declare const page: { state: 'waiting' | 'loading' | 'mounted'; type: 'mount' | 'request'; on?: 'now' | 'hash' }
declare const method: string, href: string, key: string, text: string
const BUTTONS = /^(submit|image|reset)$/
const DATE = /^\\d{4}-\\d\\d-\\d\\d$/
type Names = { mount: 1; error: 2 }
declare const event: keyof Names
export const found = [
  /wait.*/.test(page.state),
  DATE.test(page.type),
  page.state.match(/^[^w]/),
  /\\bnow\\b/.exec(page.on ?? ''),
  /./.test(typeof text),
  /mount|error/.test(event),
  /op|rt|rm/.test(method),
  /^[fi]/.test(text),
  /^a(rea)?$/.test(text),
  /^(?:true|1)$/.exec(text),
  BUTTONS.test(text),
  text.search(/^warm/),
  text.match(/none|asked/g),
  (text ? /fixed/ : /sticky/).test(text),
  /(^|\\.)logo(_site)?$/.test(text),
  /^data-(?!ilots?-)/.test(text),
]
export const left = [
  /^https?:/.test(href),
  DATE.test(text),
  text.match(/\\d+/g),
  /^(false|no)$/i.test(text),
  /^#[\\da-f]{3}$/.exec(text),
  /<body/.test(text),
  /\\.pdf$/.test(href),
  /^[\\w-]+$/.test(key),
  /[^a-z]/.test(text),
  text.replace(/name/, ''),
  page.state === 'waiting',
  ['a', 'b'].includes(text),
]
`
const { checker, files, example } = sourcesWith('src/own-names.ts', EXAMPLES)

/** The patterns that an expression may be: literals, or those that a constant of any file holds. */
function patternsIn(expression: ts.Expression): ts.RegularExpressionLiteral[] {
  if (ts.isRegularExpressionLiteral(expression)) return [expression]
  if (ts.isParenthesizedExpression(expression)) return patternsIn(expression.expression)
  if (ts.isConditionalExpression(expression))
    return [...patternsIn(expression.whenTrue), ...patternsIn(expression.whenFalse)]
  if (!ts.isIdentifier(expression)) return []
  const named = checker.getSymbolAtLocation(expression)
  const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
  const [declaration] = symbol?.declarations ?? []
  const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
  return value ? patternsIn(value) : []
}

/** Letters and digits, alternatives, groups, and lists of letters; no range, and no sign that stands for others. */
const OF_WORDS = /^(?:[\w\s|^$()?-]|\(\?[:!]|\[\w+\]|\(\^\|\\.\))*$/

/** A text of which the compiler knows all that it may be. */
function isClosed(expression: ts.Expression): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(expression))
  return (type.isUnion() ? type.types : [type]).every((each) => each.isStringLiteral())
}

/**
 * Whether a pattern is a list of words: nothing in it stands for a sign that is not written, and upper and lower case
 * are not the same. What could match is known then, whoever has given the text.
 */
function isBare(literal: string): boolean {
  const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? []
  return !flags.includes('i') && OF_WORDS.test(source) && /\w/.test(source)
}

/** What is wrong with a call, as one sentence. */
function problemOf(call: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined
  const { name, expression: owner } = call.expression
  const [argument] = call.arguments
  if (!argument) return undefined
  const [pattern, text] = OF_PATTERNS.includes(name.text)
    ? [owner, argument]
    : OF_TEXTS.includes(name.text)
      ? [argument, owner]
      : []
  const patterns = pattern && patternsIn(pattern)
  if (!text || !patterns?.[0]) return undefined
  if (isClosed(text)) return `"${text.getText()}" is one of few names: ${MEND}`
  const bare = patterns.find((each) => isBare(each.text))
  return bare && `${bare.text} holds nothing but words: ${MEND}, startsWith() or endsWith()`
}

/** Every call of a file that matches names, as `file:line: what to do`. */
function problemsIn(file: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const problem = ts.isCallExpression(node) && problemOf(node)
    if (problem) found.push(`${placeOf(file, node)}: ${problem}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

describe('in an example', () => {
  const lines = EXAMPLES.split('\n')
  const between = (first: string, last: string) =>
    lines.slice(lines.indexOf(first) + 1, lines.indexOf(last, lines.indexOf(first)))
  const problems = problemsIn(example)

  test.each(between('export const found = [', ']'))('%s is found', (line) => {
    const [problem = ''] = problems.filter((each) =>
      each.startsWith(`src/own-names.ts:${lines.indexOf(line) + 1}: `),
    )
    expect(problem).toMatch(/(is one of few names|holds nothing but words): compare with the names/)
  })

  test.each(between('export const left = [', ']'))('%s stays', (line) => {
    expect(problems.filter((each) => each.includes(`:${lines.indexOf(line) + 1}: `))).toEqual([])
  })
})

test('no pattern is tested against names', () => {
  expect(files.length).toBeGreaterThan(500)
  const patterned = files.filter(({ fileName }) => relative('.', fileName) !== FREE_TEXT)
  expect(patterned.flatMap(problemsIn)).toEqual([])
})
