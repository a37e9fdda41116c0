/** Descriptors of islands and services: data first, code lazy. */
import type { Island } from './island'

interface Lazy extends Omit<Island, 'load'> {
  load(again?: string): Promise<unknown>
}

/**
 * What it leaves out: the marker is the word of its name in `data-ilot`, its code waits for an interaction, links are its own.
 * @param code in the built loader, the hash in the chunk's name (scripts/build-scripts.ts).
 */
export const describeIsland = <Described extends Lazy = Island>(
  name: string,
  code: Described['load'] | string,
  more: Partial<Omit<Island, 'load'>> = {},
) =>
  ({
    name,
    marker: { selector: `[data-ilot~="${name}"]` },
    when: { on: 'interaction' },
    ownsLinks: true,
    load:
      typeof code === 'string'
        ? // Through a name: esbuild would look for files that match a literal.
          (again = '', file = `./islands/${name}-${code}.js`) => import(/* @vite-ignore */ file + again)
        : code,
    ...more,
  }) as unknown as Described

/** What it opens is a dialog: said before its code is here. */
export const OPENS_DIALOG = { 'aria-haspopup': 'dialog' } as const
