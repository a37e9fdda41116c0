/** The sources as TypeScript's compiler knows them, for rules that ask what type a value has. */
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const ROOTS = ['src', 'islands', 'legacy-compat']
const isCode = (path: string) => ROOTS.includes(relative('.', path).split('/')[0] ?? '')

/** A program, the checker of its types, and its files. */
export interface Sources {
  readonly checker: ts.TypeChecker
  /** The sources, without the example and without the declarations of browsers and packages. */
  readonly files: readonly ts.SourceFile[]
  readonly example: ts.SourceFile
}

/**
 * All sources, and one more of which nobody needs a file. Packages are left out: their types are none of ours, and
 * take long.
 * @param name where the example would stand; what it imports is found from there.
 */
export function sourcesWith(name: string, text: string): Sources {
  const extra = resolve(name)
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: [...ROOTS, 'types'], compilerOptions: { ...config.compilerOptions, types: [] } },
    ts.sys,
    resolve('.'),
  )
  const sources = new Set([...fileNames, extra])
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === extra || fileExists(path)
  host.getSourceFile = (path, ...more) =>
    path === extra
      ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile(path, ...more)
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text: target }) => {
      const path = join(dirname(importer), target)
      if (target.startsWith('.') && target.endsWith('.json'))
        return { resolvedModule: { resolvedFileName: path, extension: '.json' } }
      const resolvedFileName = [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) =>
        sources.has(each),
      )
      return {
        resolvedModule:
          target.startsWith('.') && resolvedFileName
            ? { resolvedFileName, extension: resolvedFileName.endsWith('x') ? '.tsx' : '.ts' }
            : undefined,
      }
    })
  const program = ts.createProgram([...sources], options, host)
  const example = program.getSourceFile(extra)
  if (!example) throw new Error(`${name} is not in the program`)
  const files = program.getSourceFiles().filter((file) => isCode(file.fileName) && file !== example)
  return { checker: program.getTypeChecker(), files, example }
}

/** Where a node stands, as `file:line`. */
export function placeOf(file: ts.SourceFile, node: ts.Node): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
  return `${relative('.', file.fileName)}:${line + 1}`
}
