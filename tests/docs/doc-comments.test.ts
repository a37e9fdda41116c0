/** Each function, class and public method that `src/` exports says what it does, in a doc comment right before it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const sourceFiles = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()

interface Declared {
  readonly name: string
  /** Before it the comment stands: of a const, its whole statement. */
  readonly node: ts.Node
}

/** A comment with a blank line below it is about the file and does not count; a linter's line may stand between. */
function hasDocComment(source: ts.SourceFile, node: ts.Node): boolean {
  const { text } = source
  const comments = ts.getLeadingCommentRanges(text, node.pos) ?? []
  const doc = comments.findLast(({ pos }) => text.startsWith('/**', pos))
  if (!doc || !/[a-z]/i.test(text.slice(doc.pos, doc.end))) return false
  return !/\n\s*\n/.test(text.slice(doc.end, node.getStart(source)))
}

/** What a value is without its brackets and types. */
function bare(value: ts.Expression | undefined): ts.Expression | undefined {
  const isWrapped =
    value &&
    (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value))
  return isWrapped ? bare(value.expression) : value
}

const isCallable = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  (ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isClassExpression(value))

function methodsOf(name: string, { members }: ts.ClassLikeDeclaration): Declared[] {
  const isHidden = (member: ts.ClassElement) =>
    (member.name && ts.isPrivateIdentifier(member.name)) ||
    ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)
  return members
    .filter((member) => (ts.isMethodDeclaration(member) || ts.isAccessor(member)) && !isHidden(member))
    .map((node) => ({ name: `${name}.${node.name?.getText()}`, node }))
}

/** The functions, classes and methods that a statement declares, exported or not. */
function declaredIn(statement: ts.Statement): Declared[] {
  if (ts.isFunctionDeclaration(statement))
    return [{ name: statement.name?.text ?? 'default', node: statement }]
  if (ts.isClassDeclaration(statement)) {
    const name = statement.name?.text ?? 'default'
    return [{ name, node: statement }, ...methodsOf(name, statement)]
  }
  if (ts.isExportAssignment(statement) && isCallable(bare(statement.expression)))
    return [{ name: 'default', node: statement }]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations
    .filter(({ initializer }) => isCallable(bare(initializer)))
    .map(({ name }) => ({ name: name.getText(), node: statement }))
}

/**
 * Local names that `export { one, two as other }` and `export default one` export; another file's are judged there.
 */
function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression))
    return [statement.expression.text]
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier) return []
  const { exportClause } = statement
  if (!exportClause || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
}

/** @returns `path: name` of each exported function, class and public method that has no doc comment. */
function undocumented(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const named = new Set(source.statements.flatMap(exportedNames))
  const isExported = (statement: ts.Statement, name: string) =>
    ts.isExportAssignment(statement) ||
    named.has(name.replace(/\..*/, '')) ||
    (ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
  const exported = source.statements.flatMap((statement) =>
    declaredIn(statement).filter(({ name }) => isExported(statement, name)),
  )
  // The first signature of an overloaded function speaks for all.
  const documented = new Set(
    exported.filter(({ node }) => hasDocComment(source, node)).map(({ name }) => name),
  )
  return [...new Set(exported.map(({ name }) => name))]
    .filter((name) => !documented.has(name))
    .map((name) => `${path}: ${name}`)
}

test('each exported function, class and public method of src/ has a doc comment right before it', () => {
  const found = sourceFiles.flatMap((path) => undocumented(path, readFileSync(path, 'utf8')))
  expect(sourceFiles.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

describe('without a doc comment is', () => {
  const namesIn = (text: string) => undocumented('a.tsx', text).map((each) => each.slice('a.tsx: '.length))

  test.each([
    ['a function', 'export function one() {}', ['one']],
    ['an asynchronous one', 'export async function one() {}', ['one']],
    [
      'a signature of several lines',
      'export function one(\n  a: string,\n  b = () => 1,\n): void {}',
      ['one'],
    ],
    ['an arrow function', 'export const one = (a: string): string => a', ['one']],
    ['one with its type behind it', 'export const one = ((a) => a) as (a: string) => string', ['one']],
    ['a class', 'export class One {}', ['One']],
    [
      'a public method',
      '/** A. */\nexport class One {\n  two() {}\n  get three() { return 3 }\n}',
      ['One.two', 'One.three'],
    ],
    ['what is exported by default', 'export default function () {}', ['default']],
    ['what is exported by default under its name', 'function one() {}\nexport default one', ['one']],
    ['what is exported further down', 'const one = () => 1\nexport { one as two }', ['one']],
    ['what only follows a comment about the file', '/** A file. */\n\nexport function one() {}', ['one']],
    ['what follows a remark', '// Does it.\nexport function one() {}', ['one']],
    ['what has an empty comment', '/** */\nexport function one() {}', ['one']],
  ])('%s', (_, text, names) => expect(namesIn(text)).toEqual(names))

  test.each([
    ['a function with one', '/** Does it. */\nexport function one() {}'],
    [
      'one of several lines',
      '/**\n * Does it.\n * @returns it\n */\nexport const one = (\n  a: string,\n) => a',
    ],
    [
      'one above a line for the linter',
      '/** Does it. */\n// biome-ignore lint/a: b.\nexport function one() {}',
    ],
    ['a further signature', '/** A. */\nexport function one(): void\nexport function one(a?: string) {}'],
    ['what is not exported', 'function one() {}\nconst two = () => 1'],
    ['what another file exports', "export { one } from './one'\nexport * from './two'"],
    ['a value', 'export const one = 1\nexport const two = { three() {} }'],
    ['a private method', '/** A. */\nexport class One {\n  #two() {}\n  private three() {}\n}'],
  ])('not: %s', (_, text) => expect(namesIn(text)).toEqual([]))
})
