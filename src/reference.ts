/** The references of islands and services, for documentation and editors; never in the page's scripts. */

import type { Reference } from './island/define-reference'

/** Islands without a reference of their own: the documentation has other pages about them. */
const WITHOUT = new Set(['inspector', 'old-globals', 'registration', 'warm-up'])

/**
 * Imports `islands/<name>/reference.ts` of each island.
 * @param names of the registry.
 */
export const readReferences = async (names: readonly string[]): Promise<readonly Reference[]> =>
  Promise.all(
    names
      .filter((name) => !WITHOUT.has(name))
      .map(async (name) => {
        const { reference }: { reference: Reference } = await import(`../islands/${name}/reference.ts`)
        return reference
      }),
  )
