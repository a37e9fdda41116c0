/** What islands say of a page, as their sources have it: each sentence, with `{}` for what is filled in. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export interface Sentence {
  readonly file: string
  readonly text: string
  /** It ends "…, attendu ". */
  readonly isExpected: boolean
}

/** Not what a page's author reads in the check: the inspector, what documents, what is shown to visitors. */
const LEFT_OUT = /^islands\/inspector\/|\/(cases|reference|messages)\.tsx?$|^src\/(engine\/why|module)\.ts$/
/** What only a browser or the network can say, by their name. */
const ELSEWHERE =
  /^(secondInclusion|globalTaken|codeRefused|tagAfterRouter|nothingToMount|chunkFailed|mountFailed|disposeFailed|listenerFailed|undoneAgain|network|timeout|httpStatus|malformedReply|emptyReply|mediaFailed|legacyUse|oldCallFailed)$/

export function sentencesOf(rooms: readonly string[]): readonly Sentence[] {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  )
  return files
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !LEFT_OUT.test(path))
    .sort()
    .flatMap(sentencesIn)
}

function sentencesIn(file: string): Sentence[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Sentence[] = []
  const add = (node: ts.Node | undefined, isExpected: boolean) => {
    for (const text of node ? textsOf(node, source) : []) if (text) found.push({ file, text, isExpected })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText(source)
      const [first, second, third] = node.arguments
      const code = first?.getText(source).replace('Code.', '') ?? ''
      if (/(^|\.)(ilotsError|error|warn)$/.test(name) && /^Code\./.test(first?.getText(source) ?? ''))
        if (!ELSEWHERE.test(code)) add(second, false)
      if (/\.refuse$/.test(name)) add(first, false)
      if (/^refusal$/.test(name)) add(third, true)
      if (/^read(Each|Some)$/.test(name)) add(second, true)
    }
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'expected') add(node.initializer, true)
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === 'EXPECTED')
      add(node.initializer, true)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The texts that an expression may be; none for what another place gives. */
function textsOf(node: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('')]
  if (ts.isTaggedTemplateExpression(node)) return textsOf(node.template, source)
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, source), ...textsOf(node.whenFalse, source)]
  if (ts.isIdentifier(node)) return declared(node.text, source)
  return []
}

function declared(name: string, source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name && node.initializer)
      found.push(...textsOf(node.initializer, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
