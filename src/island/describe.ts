/** Descriptors of islands and services: data first, code lazy. */
import type { Island } from './island'

interface Lazy extends Omit<Island, 'load'> {
  load(again?: string): Promise<unknown>
}

/**
 * What it leaves out: the marker is the word of its name in `data-ilot`, its code waits for an interaction.
 * @param code in the built loader, the names of its files (scripts/build-scripts.ts).
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
    ...(typeof code === 'string' ? filesOf(code) : { load: code }),
    ...more,
  }) as unknown as Described

/** The hashes of all shared parts, five signs each (scripts/build-scripts.ts). */
declare const __ILOTS_PARTS__: string

/** @param code hash of the island's file, places of its parts, and its name where the file has several islands. */
function filesOf(code: string): Pick<Island, 'file' | 'load'> {
  const [places = '', member] = code.slice(5).split('/')
  const file = `./p/${code.slice(0, 5)}.js`
  return {
    file,
    // All at once: no file is found out by reading another one.
    load: (again = '') =>
      Promise.all(
        [
          file + again,
          ...[...places].map((place) => `./p/${__ILOTS_PARTS__.substr(5 * Number(place), 5)}.js`),
        ].map((each) => import(/* @vite-ignore */ each)),
      ).then(([module]) => (member ? module.default[member] : module)),
  }
}

/** What it opens is a dialog: said before its code is here. */
export const OPENS_DIALOG = { 'aria-haspopup': 'dialog' } as const
