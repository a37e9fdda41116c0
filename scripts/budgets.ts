/**
 * What the build may weigh, at most: kB of 1,024 bytes, brotli unless it says otherwise. Round on purpose, with about
 * a tenth of room, so that nobody writes to the byte; why: docs/decisions/009-round-ceilings.md. `npm run size`
 * checks them.
 */
export interface Budget {
  /** Or several, of one kind, of which each has this ceiling. */
  readonly what: string | readonly string[]
  /** kB. */
  readonly ceiling: number
}

export const BUDGETS = {
  wholes: [
    { what: 'ilots.js', ceiling: 18.5 },
    { what: 'ilots.legacy.js', ceiling: 37.5 },
    // Compares with the library that it is instead of.
    { what: 'ilots.legacy.js above ilots.js, gzip', ceiling: 21.5 },
    { what: 'home page at rest', ceiling: 26 },
    { what: 'all styles (ilots.css)', ceiling: 10.5 },
    // No page asks for either.
    { what: 'everything at once', ceiling: 320 },
    { what: 'old scripts at once', ceiling: 54 },
  ],
  parts: [
    { what: 'base', ceiling: 5 },
    { what: 'server', ceiling: 4.5 },
    { what: 'forms', ceiling: 3 },
    { what: 'dialogs', ceiling: 14.5 },
    { what: 'react', ceiling: 8 },
    { what: 'zod', ceiling: 7 },
    { what: 'splide', ceiling: 12.5 },
  ],
  /** Of an island, with all that comes with it, beyond the loader. */
  firstUses: [
    // On every page of clickable blocks, at once.
    { what: 'goto-block', ceiling: 1.5 },
    { what: ['image-zoom', 'modal', 'popup', 'secure-link'], ceiling: 31.5 },
    { what: 'squeezebox', ceiling: 35 },
    { what: 'lightbox', ceiling: 32.5 },
    { what: 'mobile-menu', ceiling: 39 },
    { what: 'content-block', ceiling: 17.5 },
    { what: 'form', ceiling: 19.5 },
    { what: 'booking', ceiling: 27 },
    { what: 'date-field', ceiling: 18 },
    { what: 'autocomplete', ceiling: 18.5 },
    { what: 'mini-search', ceiling: 23 },
    { what: ['carousel', 'slider'], ceiling: 20 },
    { what: 'my-elements', ceiling: 18 },
    { what: 'toast', ceiling: 12 },
    { what: 'loading-screen', ceiling: 11.5 },
    // No visitor asks for it.
    { what: 'inspector', ceiling: 37 },
    { what: ['legacy-forms', 'legacy-more'], ceiling: 15 },
    { what: 'legacy-squeezebox', ceiling: 21 },
    { what: 'legacy-autocompleter', ceiling: 14 },
    { what: ['legacy-assets', 'legacy-extras'], ceiling: 9.5 },
    { what: ['legacy-dates', 'legacy-drag'], ceiling: 6.5 },
  ],
  /** The same with what the island fetches once it is there. */
  opened: [{ what: 'date-field', ceiling: 33 }],
  /**
   * Any other island, by the part of the most that it is written with; `react` comes on top where it draws with it.
   */
  kinds: [
    { what: 'forms', ceiling: 16.5 },
    { what: 'server', ceiling: 13 },
    { what: 'base', ceiling: 9 },
    { what: 'alone', ceiling: 6 },
  ],
} as const satisfies Readonly<Record<string, readonly Budget[]>>

/**
 * Scripts at most: of the home page with the loader; of a first use beyond it, which only listens, draws, or has a
 * large library.
 */
export const MOST_SCRIPTS = { home: 4, listens: 2, draws: 3, library: 4 } as const
