/**
 * A browser that translates the page puts other nodes in the place of each text. What draws replaces a text that is
 * all of its element's content (src/rendering/preact-root.ts; React by itself); beside others, it would go on with a
 * node that is gone.
 */
import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const files = ['src', 'islands'].flatMap((room) =>
  (readdirSync(room, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.tsx') && !/(reference|cases)\.tsx$/.test(path))
    .map((path) => posix.join(room, path.replaceAll('\\', '/'))),
)
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
const program = ts.createProgram([...files, 'src/assets.d.ts', 'src/ui/custom-properties.d.ts'], options)
const checker = program.getTypeChecker()

function isText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isText)
  if (type.isStringLiteral() && type.value === '') return false
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0
}

/** Texts that an expression may draw; what a component is given to draw is its giver's. */
function drawsText(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child) || !child.expression || ts.isStringLiteral(child.expression)) return false
  const type = checker.getTypeAtLocation(child.expression)
  return type.aliasSymbol?.name !== 'ReactNode' && isText(type)
}

const isHost = (parent: ts.JsxElement | ts.JsxFragment) =>
  ts.isJsxElement(parent) && /^[a-z]/.test(parent.openingElement.tagName.getText())

/** A component that is given a single text puts it into an element of its own. */
const standsAlone = (parent: ts.JsxElement | ts.JsxFragment, children: readonly ts.JsxChild[]) =>
  children.length === 1 &&
  (isHost(parent) || (ts.isJsxElement(parent) && parent.openingElement.tagName.getText() !== 'Fragment'))

function shared(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(
        (child) =>
          !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
          !(ts.isJsxExpression(child) && !child.expression),
      )
      if (!standsAlone(node, children))
        for (const child of children.filter(drawsText))
          found.push(`${source.fileName}: ${child.getText(source)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('a text that changes stands alone in an element of its own', () => {
  const sources = files.flatMap((path) => program.getSourceFile(path) ?? [])
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.flatMap(shared)).toEqual([])
})
