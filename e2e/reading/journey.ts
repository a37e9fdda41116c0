import type { Reader } from './reader'

/** The main use of an island, as a visitor with a screen reader goes through it: `journey.ts` in its folder. */
export type Journey = (reader: Reader) => Promise<void>

/** What a link opens over the page, read, left with Escape. */
export const over =
  (path: string, ...keys: string[]): Journey =>
  async (reader) => {
    await reader.open(`/ilots/${path}`)
    await reader.press('Tab', 'Enter', ...keys, 'Escape')
  }
