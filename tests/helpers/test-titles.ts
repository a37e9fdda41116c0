/** The titles of a file's tests, read from its text: running it to know them would take a browser. */
import ts from 'typescript'

/** What a title has only once its test runs: a row of `test.each`, a loop's value. */
const VARIES = '…'

/**
 * @returns each test with the groups around it, as reports write it: `a group › its test`, with `…` for what varies.
 */
export function testTitles(text: string): string[] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true)
  return titlesIn(source, [])
}

function titlesIn(node: ts.Node, groups: readonly string[]): string[] {
  const kind = ts.isCallExpression(node) ? kindOf(node.expression) : undefined
  const title = kind && ts.isCallExpression(node) ? titleOf(node.arguments[0]) : undefined
  if (!title) return childTitles(node, groups)
  return kind === 'describe' ? childTitles(node, [...groups, title]) : [[...groups, title].join(' › ')]
}

function childTitles(node: ts.Node, groups: readonly string[]): string[] {
  const titles: string[] = []
  ts.forEachChild(node, (child) => {
    titles.push(...titlesIn(child, groups))
  })
  return titles
}

/** `test`, `test.each(rows)` and `describe.skip` begin one; `test.skip(…)` inside a test has no title. */
function kindOf(callee: ts.Expression): 'test' | 'describe' | undefined {
  const names = callee.getText().replace(/\([\s\S]*\)$/, '')
  if (/^(test\.)?describe(\.each|\.for)?$/.test(names)) return 'describe'
  return /^test(\.each|\.for)?$/.test(names) ? 'test' : undefined
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined
  if (ts.isStringLiteralLike(argument))
    return argument.text.replace(/%(?:\.\d+)?[sdifjo]|\$\w+(\.\w+)*/g, VARIES)
  if (!ts.isTemplateExpression(argument)) return undefined
  return argument.head.text + argument.templateSpans.map(({ literal }) => VARIES + literal.text).join('')
}
