/** The registry as the built scripts have it: one text, a line for each island (scripts/registry-table.ts). */
import { filesOf } from './describe'
import type { Descriptor, Provides, When } from './descriptor'
import type { Island } from './island'

/** The sign between two fields of a line. */
export const FIELD = '|'
/** Stands for the marker of a service, which has none. */
export const NO_MARKER = '-'
/** Stands, in a selector, for the island's name as a word of `data-ilot`. */
export const WORD = '*'

const readProvides = (text: string): Provides => {
  const [service = '', ...methods] = text.split(' ')
  return { service, methods }
}

/**
 * Reads the registry of the built scripts.
 * @param loads fetch the code of each line, where the table does not name its files.
 */
export const readTable = (table: string, loads?: readonly Island['load'][]): Island[] =>
  table.split('\n').map((line, index) => {
    const [
      name = '',
      code = '',
      moment,
      marker,
      early,
      aria,
      provides,
      listens,
      inContent,
      unnamed = '',
      isForForms,
    ] = line.split(FIELD)
    const [words, ...parts] = unnamed.split(' ')
    const [on, ...media] = (moment || 'interaction').split(' ')
    return {
      name,
      marker: marker?.startsWith('<')
        ? { comment: marker.slice(1) }
        : { selector: marker === NO_MARKER ? '' : (marker || WORD).replace(WORD, `[data-ilot~="${name}"]`) },
      when: { on, ...(media[0] && { media: media.join(' ') }) } as When,
      ...(early && { early }),
      ...(aria && {
        aria: Object.fromEntries(aria.split(' ').map((each) => `aria-${each}`.split('='))),
      }),
      ...(provides && { provides: readProvides(provides) }),
      ...(listens && { listens: listens as NonNullable<Descriptor['listens']> }),
      ...(inContent && { inContent: inContent as NonNullable<Descriptor['inContent']> }),
      ...(words && { unnamed: { words, parts } }),
      ...(isForForms && { isForForms: true }),
      ...(loads ? { load: loads[index] as Island['load'] } : filesOf(code)),
    }
  })
