/**
 * What replaces each old global (contract §6), for the census, the inspector and the migration
 * guide. The loader never holds it.
 */

import given from './replacements.json' with { type: 'json' }

/** The page of the documentation that has a section for each name. */
const PAGE = 'docs/fr/migration.md'

/** Old name → the marker or call that replaces it, a French sentence. */
type Names = Readonly<Record<string, string>>

/** The families of contract §6.1 and §6.2, in their order. */
export const families: readonly { readonly title: string; readonly names: Names }[] = given

const known = new Map(families.flatMap(({ names }) => Object.entries(names)))

/**
 * Finds what replaces a global, and where that is explained.
 * @returns `undefined` for a name that is no old global.
 */
export function replacementOf(name: string): { replacement: string; documentation: string } | undefined {
  const replacement = known.get(name)
  return replacement ? { replacement, documentation: `${PAGE}#${anchorOf(name)}` } : undefined
}

/** The anchor of a name in that page: `{product}Modal` → `productModal`; other names stay as they are. */
export const anchorOf = (name: string): string => name.replace(/[{}\s]/g, '')
