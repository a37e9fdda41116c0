/**
 * Prototype and MooTools replace functions of the browser's own (docs/replaced-natives.md). What behaves otherwise
 * then stands neither in our sources nor, once it is bundled, in a library's: this file holds the list.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { placeOf, sourcesWith } from '../helpers/program'

/** Data of tests and of the reference: no visitor loads it. */
const NOT_SHIPPED = /(^|\/)(cases|reference)\.ts$/
/** The place that asks the libraries themselves. */
const SERVES_BOTH = 'src/dom/replaced-natives.ts'

const EXAMPLES = `
declare const list: readonly string[], nodes: NodeListOf<Element>, names: Map<string, string>, text: string
declare const element: HTMLElement | null, anything: any, method: (...all: unknown[]) => void
declare const socket: { bind(a: unknown, b: unknown): void }
export const found = [
  Array.from(nodes),
  Array.from(text),
  list.entries(),
  list.map((each, index, all) => each + all.length),
  list.filter((each, index, all) => all),
  method.bind(null, 1),
  element?.scrollTo(0, 0),
  anything.scrollTo(0, 0),
  Object.keys(list),
  Object.values(list),
  new Request('/'),
  anything instanceof Event,
  anything instanceof Document,
]
export const left = [
  [...nodes],
  Array.from({ length: 3 }, (_, index) => index),
  Uint8Array.from(list, Number),
  Object.entries(names),
  names.entries(),
  nodes.entries(),
  list.find(Boolean),
  list.map((each, index) => each + index),
  list.some((each, index, all) => all),
  method.bind(null),
  method.bind(null, 1, 2),
  element?.remove(),
  socket.bind(1, 2),
  element?.scrollTo({ top: 0 }),
  window.scrollTo(0, 0),
  text.startsWith('a', 2),
  Object.keys({ a: 1 }),
  JSON.stringify(list),
  new Event('input'),
  anything instanceof Element,
]
`
const { checker, files, example } = sourcesWith('src/replaced.ts', EXAMPLES)

/** The types that a value may have. */
function typesOf(node: ts.Node): ts.Type[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node))
  return type.isUnionOrIntersection() ? type.types : [type]
}
const isAny = (type: ts.Type) => (type.flags & ts.TypeFlags.Any) !== 0
const isList = (type: ts.Type) => checker.isArrayType(type) || checker.isTupleType(type)
const isElement = (type: ts.Type) => isAny(type) || type.getProperty('replaceWith') !== undefined
const isFunction = (type: ts.Type) => type.getCallSignatures().length > 0

/** Each method, on whose values it is meant, and what is written instead. `when` asks what it is given. */
interface Rule {
  readonly of: (type: ts.Type) => boolean
  readonly when?: (given: readonly ts.Expression[]) => boolean
  readonly mend: string
}
const wantsList: Rule = {
  of: isList,
  when: ([given]) => given !== undefined && ts.isFunctionLike(given) && given.parameters.length > 2,
  mend: 'name the list itself: its function is not told it',
}
const METHODS: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['entries', { of: isList, mend: 'write forEach()' }],
  ['scrollTo', { of: isElement, when: (given) => given.length > 1, mend: 'give it { left, top }' }],
  ['bind', { of: isFunction, when: (given) => given.length === 2, mend: 'write an arrow function' }],
  ['map', wantsList],
  ['filter', wantsList],
])

/** Functions of an object of the language. */
function problemOfStatic(owner: string, name: string, call: ts.CallExpression): string | undefined {
  const [given] = call.arguments
  if (owner === 'Array' && name === 'from')
    return call.arguments.length < 2 ? 'Array.from: spread the list' : undefined
  if (owner === 'Object' && ['keys', 'values'].includes(name))
    return given && typesOf(given).some(isList) ? `Object.${name} of a list: use the list` : undefined
  return undefined
}

function problemOfCall(call: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined
  const { name, expression: owner } = call.expression
  const rule = METHODS.get(name.text)
  const isMeant = rule && (rule.when?.(call.arguments) ?? true) && typesOf(owner).some(rule.of)
  return isMeant ? `${name.text}(): ${rule.mend}` : problemOfStatic(owner.getText(), name.text, call)
}

/** What MooTools gives another meaning; `Element` keeps its own. */
const CLASSES: readonly string[] = ['Event', 'Request', 'Document', 'Window']

/** The browser's, not one of the older library's own. */
function isReplacedClass(name: ts.Node): boolean {
  if (!CLASSES.includes(name.getText())) return false
  const [declaration] = checker.getSymbolAtLocation(name)?.declarations ?? []
  return declaration === undefined || declaration.getSourceFile().isDeclarationFile
}

function problemOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) return problemOfCall(node)
  const isNew =
    ts.isNewExpression(node) && node.expression.getText() !== 'Event' && isReplacedClass(node.expression)
  const isAsked =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
    isReplacedClass(node.right)
  return isNew || isAsked ? 'a class that MooTools replaces: use fetch, ask nodeType' : undefined
}

function problemsIn(file: ts.SourceFile): string[] {
  const problems: string[] = []
  const visit = (node: ts.Node): void => {
    const problem = problemOf(node)
    if (problem) problems.push(`${placeOf(file, node)}: ${problem}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return problems
}

describe('in an example', () => {
  const lines = EXAMPLES.split('\n')
  const between = (first: string) => {
    const start = lines.indexOf(first) + 1
    return lines.slice(start, lines.indexOf(']', start))
  }
  const problems = problemsIn(example)
  const of = (line: string) =>
    problems.filter((each) => each.startsWith(`src/replaced.ts:${lines.indexOf(line) + 1}: `))

  test.each(between('export const found = ['))('%s is found', (line) => {
    expect(of(line)).not.toEqual([])
  })
  test.each(between('export const left = ['))('%s stays', (line) => {
    expect(of(line)).toEqual([])
  })
})

test('no source relies on what cannot serve both', () => {
  const shipped = files.filter(({ fileName }) => {
    const path = relative('.', fileName)
    return !NOT_SHIPPED.test(path) && path !== SERVES_BOTH
  })
  expect(shipped.length).toBeGreaterThan(500)
  expect(shipped.flatMap(problemsIn)).toEqual([])
})

/** Files of packages from which the bundle is made. */
const LIBRARIES: readonly string[] = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
  'preact/dist/preact.mjs',
  'preact/hooks/dist/hooks.mjs',
  'preact/compat/dist/compat.mjs',
  'preact/jsx-runtime/dist/jsxRuntime.mjs',
  'zustand/esm/vanilla.mjs',
  'dayjs/esm/index.js',
  'dayjs/esm/utils.js',
  'dayjs/esm/plugin/utc/index.js',
  'dayjs/esm/plugin/customParseFormat/index.js',
  '@splidejs/splide/dist/js/splide.esm.js',
  'dompurify/dist/purify.es.mjs',
  'zod/v4/core/api.js',
  'zod/v4/core/core.js',
  'zod/v4/core/errors.js',
  'zod/v4/core/parse.js',
  'zod/v4/core/regexes.js',
  'zod/v4/core/schemas.js',
  'zod/v4/core/util.js',
  'zod/v4/core/versions.js',
  'zod/v4/mini/schemas.js',
]
const BUNDLED = [
  /\bArray\.from\((?:[^,()]|\([^()]*\))*\).*/g,
  /[\w.)\]]+\.bind\([^(),]+,[^(),]+\).*/g,
  /[\w.]+\.entries\(\).*/g,
  /\bnew (?:Request|Document)\(.*/g,
  /\binstanceof (?:Event|Request|Document|Window)\b.*/g,
  /[\w.]+\.scrollTo\(.*/g,
  /(?:map|filter)\((?:function ?\w* ?)?\(\w+, ?\w+, ?\w+\).*/g,
]
/** The beginning of what may stay, and why. */
const ACCEPTED: ReadonlyMap<string, string> = new Map([
  ['addTransitionType.bind(', 'an object, which is no list'],
  ['refreshCache.bind(', 'an object, which is no list'],
  ['retryDehydratedSuspenseBoundary.bind(', 'for HTML that React has made on a server'],
  ['callback.bind(null, instance)', 'for HTML that React has made on a server'],
  [
    'performWorkOnRootViaSchedulerTask.bind(',
    'an object; what is lost is whether a task has waited too long',
  ],
  ['clearPendingLoadOnNode.bind(', 'for resources, which no island draws'],
  ['].bind(target, callback)', 'a function, given along alone'],
  ['Splide2.go.bind(', 'a text; what is lost is not read'],
  ['this.destroy.bind(', 'a truth value, or nothing'],
  ['e.bind(null,n)', 'createFactory, not in the bundle'],
  ['window.scrollTo(', 'a window’s is not replaced'],
  ['Array.from(r)', 'the compiler’s helper, which no call reaches with a set or a map'],
  ['Array.from(option._zod.values)', 'a set, which the standard understands alone'],
  ['Array.from(disc.value.keys())', 'an iterator, which the standard understands alone'],
  ['Array.from(bytes)', 'not in the bundle'],
])

test.each(LIBRARIES)('%s relies on none of it', (file) => {
  const text = readFileSync(join('node_modules', file), 'utf8')
  const found = BUNDLED.flatMap((pattern) => [...text.matchAll(pattern)].map(([line]) => line.slice(0, 80)))
  expect(found.filter((line) => ![...ACCEPTED.keys()].some((start) => line.startsWith(start)))).toEqual([])
})
