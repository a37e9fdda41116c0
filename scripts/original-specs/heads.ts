/** Reads the YAML heads of the original's files, and puts these in the order of what they require. */

export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** `Core/Class.Extras`, `"Class.Extras"` and `Class.Extras: '*'` name the same. */
const plain = (value: string) =>
  value.trim().replace(/^-\s*/, '').replace(/["']/g, '').replace(/:.*$/, '').replace(/^.*\//, '').trim()

/** The values of one key of a head: `[a, b]`, over several lines too, a list with dashes, or one value. */
export function valuesOf(head: string, key: string): string[] {
  const lines = head.split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith(`${key}:`))
  if (at < 0) return []
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => /^\w[\w ]*:/.test(line))
  return [lines[at]?.slice(key.length + 1) ?? '', ...rest.slice(0, end < 0 ? rest.length : end)]
    .flatMap((line) => line.split(/[[\],]/))
    .map(plain)
    .filter((value) => value !== '' && value !== '~')
}

/** The head of a file: between `---` and `...` in its first comment. */
export const headOf = (text: string): string => /^---([\s\S]*?)^\.\.\./m.exec(text)?.[1] ?? ''

/** Each file after those that it requires; files that do not depend on each other stay as they come. */
export function inOrder(files: readonly SourceFile[]): SourceFile[] {
  const heads = new Map(files.map((file) => [file, headOf(file.text)]))
  const providers = new Map<string, SourceFile>()
  for (const [file, head] of heads)
    for (const name of [...valuesOf(head, 'name'), ...valuesOf(head, 'provides')]) providers.set(name, file)
  const ordered = new Set<SourceFile>()
  const begun = new Set<SourceFile>()
  const add = (file: SourceFile) => {
    if (begun.has(file)) return
    begun.add(file)
    for (const name of valuesOf(heads.get(file) ?? '', 'requires')) {
      const required = providers.get(name)
      if (required) add(required)
    }
    ordered.add(file)
  }
  for (const file of files) add(file)
  return [...ordered]
}
