/** What the build may weigh: `scripts/size.ts` checks it, the reference prints it. Bytes, brotli, unless said otherwise. */
import { type Plan, planFiles } from './plan'

const KB = 1_024

/**
 * Ceilings are decided, not measured. Those of the architecture, and where one is above it, why: each part comes whole,
 * so that a page that uses two islands has it once; what one island would need of it, alone in a file, is said beside it.
 */
export const BUDGETS = {
  // The architecture's is 8,000: DECISIONS.md, Sizes. 160 of them are the warm-up's beginning and what `inspect()` says of it,
  // 150 what was pressed being busy while its code is on the way, and selectors that are not finished; 260 its look, and that
  // it is spoken after a second, which no code that is on the way can do; 15 a press that waits for it; up to 30 are what
  // other names of the files, of the same length, compress to. 150 are the islands that a page leaves out, its calls' addresses, and
  // `translations`: which names are wrong is said by code that comes when they are used, as is what is wrong with `markers`.
  loader: 11_130,
  // It holds the loader. 60 more or less with nothing of it changed: what other names of the files compress to.
  legacy: 27_940,
  /** gzip, above `ilots.js`: the one ceiling that compares with the library it is instead of. */
  legacyAbove: 18_432,
  /** A page of clickable blocks, besides the loader. */
  clickableBlocks: KB,
  // The architecture's is 11 kB, a loader of 8,000 included. Half of the difference is the loader's, the other what a page
  // at rest has of each piece of furniture, a banner included, in one file that asks for no part. 16 until what is pressed is
  // seen and said to wait, 16.25 until a dialog that a script of the page opens was, too, 16.3
  // until the page could leave islands out.
  home: 16.5 * KB,
  homeFiles: 4,
  styles: 14 * KB,
  // A page of every island there is: what stands alone holds again what islands and calls need (21 kB of it), each island
  // that draws its root and notice (0.4 kB), a checked form its way to the server (1.3 kB), a booking how a form looks while
  // busy and what it sends (0.6 kB); dayjs is 4.6. Lists of pages and answers are read item by item (0.8 kB in all). What
  // follows an element of the page is in seven files, 0.3 kB in each. 252.5 until interfaces were read from right to left, kept clear of keyboards
  // and notches, waited and failed in one way, and set French texts (2.3 kB, shared ones in each file that stands alone), the menu as above
  // (1.3), and a booking said its errors as a form does, and what was booked, with a file for a calendar (2.2). 258.5 until a page in a
  // third language marked what stays French; other pages do not fetch it. 259 until
  // the names in a configuration were checked, with the one that was meant (0.4), and each call knew of another address (0.2). 260 until what
  // an answer lacks was said in two languages (2.1, fetched for such an answer alone) and its readers told (0.3, in six copies).
  // Until the old scripts' code had a ceiling of its own, it was in here, with 19.5.
  everything: 243.5 * KB,
  // What only `ilots.legacy.js` fetches, all of it; a page fetches what its scripts name. It is instead of the additions of the
  // older library (75 kB, gzip) and the plugins for pop-ups, tips and suggestions.
  oldScripts: 52 * KB,
  parts: {
    base: 4 * KB,
    server: 2.25 * KB,
    forms: 4.5 * KB,
    // 9.75 until an empty answer was a failure, 9.8 until a dialog that another script takes out of the page let the page go.
    dialogs: 9.85 * KB,
    react: 7.2 * KB,
    zod: 6.5 * KB,
    splide: 11.5 * KB,
  } as Readonly<Record<string, number>>,
  /** The first use of one island, everything included. */
  firstUse: {
    'goto-block': KB,
    // 14 in the architecture; alone it would be 18.5: React, dialogs of any page, answers of the server, own styles. It follows what it stands beside.
    // 24.25 until what an answer lacks was told to the code that words it; so until 30 and 14.6 below.
    modal: 24.35 * KB,
    popup: 24.35 * KB,
    'secure-link': 24.35 * KB,
    'image-zoom': 24.35 * KB,
    // With the reader of its relaxed syntax.
    squeezebox: 30.1 * KB,
    // 18 in the architecture; alone it would be 21.5: it is drawn from the store's stack of what is open. Its waiting is the shared spinner.
    lightbox: 25 * KB,
    // 22 in the architecture; alone it would be 25.2: React, zod and the menu itself are 21.6 of it. Its pages are read one by one.
    // 60 bytes of it are its rehearsal (src/ui/rehearse.ts): a menu that is opened first opens in three quarters of the time. 60
    // more: what another script takes out of the page lets the page go. 0.5 kB: a way to close that is always seen, the row back with
    // its parent's title, panels that move, both schemes, right to left, notches; 0.5 kB that parts do not hold any more pay a half of it.
    'mobile-menu': 32.2 * KB,
    // 8 in the architecture; alone it would be 7.7.
    'content-block': 10.75 * KB,
    form: 16 * KB,
    booking: 22 * KB,
    'date-field': 18 * KB,
    // Half of it is React; it stands alone, as the parts have more than it needs. Suggestions are read one by one,
    // and 0.3 kB keep the list at its field.
    autocomplete: 14.65 * KB,
    // Suggestions in a window over the page, with what has been searched for. 19 until its calls could go elsewhere.
    'mini-search': 19.05 * KB,
    // 16 in the architecture; alone it would be 15.6, of which the library is 11.2.
    slider: 19 * KB,
    carousel: 19 * KB,
    // Read with zod.
    'my-elements': 16 * KB,
    toast: 11 * KB,
    // It covers the page and says how far loading is: half of it is its own style and drawing.
    'loading-screen': 10.5 * KB,
    // No visitor asks for it.
    inspector: 36 * KB,
    // Behind the globals of `ilots.legacy.js`, and of what they replace.
    'legacy-more': 15 * KB,
    'legacy-squeezebox': 14 * KB,
    // Parts of the older library that are fetched when a script names them; the texts and dates of forms come with 'legacy-dates'.
    'legacy-assets': 12 * KB,
    'legacy-drag': 12 * KB,
    'legacy-dates': 14 * KB,
    'legacy-forms': 14 * KB,
    'legacy-extras': 14 * KB,
  } as Readonly<Record<string, number>>,
  /**
   * The same with what the island fetches once it is there, by its source; in two waves, and no more scripts than one may have.
   * The 18 kB that were planned for dates are nearly what is not ours: React 7.1, dayjs with its two plugins 4.6, and `base`
   * 3.8, which any island of a page brings. Ours is 10: mask, checks, calendar, their styles; the button
   * and the calendar hold 0.3 kB each that keep them at the field.
   */
  opened: {
    'date-field': { source: 'islands/date-field/picker.tsx', bytes: 27 * KB },
  } as Readonly<Record<string, { readonly source: string; readonly bytes: number }>>,
  /** Any other island, by the part of the most that it is written with; the renderer comes on top where it draws with it. */
  kinds: { forms: 14 * KB, server: 12 * KB, base: 8 * KB, alone: 5 * KB },
  /** Scripts of a first use, beyond the loader; what draws and what only listens, and one more for a large library. */
  scripts: { draws: 3, listens: 2, library: 4 },
} as const

/** Of an island by its name. @throws Error for one that has no code. */
export function ceilingOfIsland(island: string): { bytes: number; scripts: number } {
  plan ??= planFiles()
  const file = plan.files.find(({ islands }) => islands.includes(island))
  if (!file) throw new Error(`No file of dist/p holds ${island}`)
  return ceilingOf(island, file.parts)
}

let plan: Plan | undefined

/** What is as large as everything else of an island. */
const LIBRARIES = ['react', 'zod', 'splide']

/** Of an island's first use. @param parts that it is fetched with. */
export function ceilingOf(island: string, parts: readonly string[]): { bytes: number; scripts: number } {
  const { firstUse, kinds, scripts, parts: ceilings } = BUDGETS
  const kind = (['forms', 'server', 'base'] as const).find((part) => parts.includes(part)) ?? 'alone'
  const renderer = parts.includes('react') ? (ceilings.react ?? 0) : 0
  // Calls and their answers besides the renderer: base, server, react, and the island's own.
  const isLarge =
    island === 'squeezebox' ||
    (kind === 'server' && renderer > 0) ||
    parts.some((part) => LIBRARIES.includes(part))
  const draws = parts.some((part) => part !== 'base')
  return {
    bytes: firstUse[island] ?? kinds[kind] + renderer,
    scripts: isLarge ? scripts.library : draws ? scripts.draws : scripts.listens,
  }
}
