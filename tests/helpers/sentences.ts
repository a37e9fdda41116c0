/** What islands say of a page, as their sources have it: each sentence, with `{}` for what is filled in. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export interface Sentence {
  readonly file: string
  readonly text: string
  /** It ends "…, attendu ". */
  readonly isExpected: boolean
  /** Whether what is filled in stands apart from the words, and both can be put into English. */
  readonly isApart: boolean
}

/** Not what the console or the check says: the inspector, what documents, what is shown to visitors. */
const LEFT_OUT = /^islands\/inspector\/|\/(cases|reference|messages)\.tsx?$|^src\/(engine\/why|module)\.ts$/

export function sentencesOf(rooms: readonly string[]): readonly Sentence[] {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  )
  return files
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !LEFT_OUT.test(path))
    .sort()
    .flatMap(sentencesIn)
}

/** What is said where no code can be had, that of the English neither. */
const IN_FRENCH_ALONE = 'Code.placeUnknown'
/** The tag of a sentence, and what reports one. */
const TAG = 'sentence'
const REPORTS = /(^|\.)(ilotsError|error|warn|tell|fail|warnOnce)$/

function sentencesIn(file: string): Sentence[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Sentence[] = []
  const add = (node: ts.Node | undefined, isExpected: boolean) => {
    for (const [text, isApart] of node ? textsOf(node, source) : [])
      if (text) found.push({ file, text, isExpected, isApart })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText(source)
      const [first, second, third] = node.arguments
      const hasCode = /\bCode\./.test(first?.getText(source) ?? '')
      const isFrench = first?.getText(source) === IN_FRENCH_ALONE
      if (REPORTS.test(name) && hasCode && !isFrench && !isVerbatim(node, source)) add(second, false)
      if (/\.refuse$/.test(name)) add(first, false)
      if (/^(complain|failed|report)$/.test(name)) for (const each of node.arguments) add(each, false)
      if (/^refusal$/.test(name)) {
        add(first, false)
        add(third, true)
      }
      if (/^read(Each|Some)$/.test(name)) add(second, true)
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === TAG) add(node, false)
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'expected') add(node.initializer, true)
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === 'EXPECTED')
      add(node.initializer, true)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Whether the specification words it: it is printed as it is, in every language. */
const isVerbatim = (node: ts.CallExpression, source: ts.SourceFile): boolean =>
  node.arguments.some((each) => each.getText(source).includes('verbatim: true'))

/** The texts that an expression may be, and whether what is filled in stands apart; none for another place's. */
function textsOf(node: ts.Node, source: ts.SourceFile): [text: string, isApart: boolean][] {
  if (ts.isStringLiteralLike(node)) return [[node.text, true]]
  if (ts.isTemplateExpression(node))
    return [[node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join(''), false]]
  if (ts.isTaggedTemplateExpression(node))
    return node.tag.getText(source) === TAG
      ? textsOf(node.template, source).map(([text]) => [text, true])
      : []
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, source), ...textsOf(node.whenFalse, source)]
  if (ts.isBinaryExpression(node)) {
    const [[before] = [], [after] = []] = [textsOf(node.left, source)[0], textsOf(node.right, source)[0]]
    return before && after ? [[before + after, ![node.left, node.right].some(ts.isTemplateExpression)]] : []
  }
  if (ts.isIdentifier(node)) return declared(node.text, source)
  return []
}

function declared(name: string, source: ts.SourceFile): [text: string, isApart: boolean][] {
  const found: [text: string, isApart: boolean][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name && node.initializer)
      found.push(...textsOf(node.initializer, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
