/**
 * The folder of each island, and what lies in it beside its code: found there, so that no list has to name a new one.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** The one island of the old globals: all of it is in their room. */
const OLD_GLOBALS = 'old-globals'

/** From the root of the project. */
export const folderOf = (island: string): string =>
  `${island === OLD_GLOBALS ? 'legacy-compat' : 'islands'}/${island}`

export const islandNames: readonly string[] = [...readdirSync(join(ROOT, 'islands')), OLD_GLOBALS].sort()

/** @returns what `<file>.ts` exports, by the name of each island that has one. */
export async function readEach<Module>(file: string): Promise<Readonly<Record<string, Module>>> {
  const paths = islandNames
    .map((name) => [name, join(ROOT, folderOf(name), `${file}.ts`)] as const)
    .filter(([, path]) => existsSync(path))
  const read = paths.map(async ([name, path]): Promise<[string, Module]> => [name, await import(path)])
  return Object.fromEntries(await Promise.all(read))
}

/** @returns one export of each that has it. */
export const pick = <Key extends string, Value>(
  modules: Readonly<Record<string, { readonly [Name in Key]?: Value }>>,
  key: Key,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(modules).flatMap(([name, { [key]: value }]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
