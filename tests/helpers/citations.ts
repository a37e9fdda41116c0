/** Sections that comments, tests and pages cite, and the sections that the cited pages have. */

/** One cited section. */
export interface Citation {
  readonly line: number
  /** The page that it is in, from the project's folder. */
  readonly document: string
  /** As `5.1`. */
  readonly section: string
}

const PLATFORM = 'docs/platform.md'
/** The word before `§` names the page; without one it is the platform's. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  platform: PLATFORM,
  specification: PLATFORM,
  contract: 'docs/contract.md',
  architecture: 'docs/architecture.md',
}

const NUMBER = String.raw`\d+(?:\.\d+)*`
/** A comment may go on in the next line, behind its `*` or `//`. */
const GAP = String.raw`[\s*/]*`
const NAMED = String.raw`(?:\b(${Object.keys(DOCUMENTS).join('|')})(?:['’]s)?${GAP})`
const FIRST = `(?:${NAMED}?§\\s?|${NAMED}sections?\\s)(${NUMBER})`
/**
 * More of the same page: `, §7`, ` and §7.9`, ` to §7.3`. Without its `§` a number is a section only after such a
 * word.
 */
const WORD = String.raw`(?:,?\s(?:and|or|to|et|ou|à)\b|\s?[–-])`
const NEXT = `(?:,${GAP}§\\s?${NUMBER}|${WORD}${GAP}(?:§\\s?${NUMBER}|\\d+\\.\\d+))`
const LIST = new RegExp(`${FIRST}((?:${NEXT})*)`, 'giu')
const ITEM = new RegExp(`(?:(\\bto|\\bà|[–-])${GAP})?(?:§\\s?)?(${NUMBER})`, 'giu')

/** Every section that a text cites: lists one by one, ranges with what lies between. */
export function citationsIn(text: string): Citation[] {
  return [...text.matchAll(LIST)].flatMap((match) => {
    const [, before, named, first = '', rest = ''] = match
    const document = DOCUMENTS[(before ?? named ?? 'platform').toLowerCase()] ?? PLATFORM
    const line = text.slice(0, match.index).split('\n').length
    let last = first
    const others = [...rest.matchAll(ITEM)].flatMap(([, range, section = '']) => {
      const between = range ? sectionsBetween(last, section) : []
      last = section
      return [...between, section]
    })
    return [first, ...others].map((section) => ({ line, document, section }))
  })
}

/** Of `7.1` and `7.4`: `7.2` and `7.3`. Nothing between sections of two parents. */
function sectionsBetween(from: string, to: string): string[] {
  const [parent, first] = split(from)
  const [other, last] = split(to)
  if (parent !== other) return []
  return Array.from({ length: Math.max(0, last - first - 1) }, (_, index) => `${parent}${first + index + 1}`)
}

function split(section: string): [parent: string, place: number] {
  const cut = section.lastIndexOf('.') + 1
  return [section.slice(0, cut), Number(section.slice(cut))]
}

/** The numbers of a page's headings, in their order. */
export const sectionsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{2,6} (\d+(?:\.\d+)*)\.? /gm)].map(([, section = '']) => section)

/**
 * @param pages the sections of each page that can be cited; citations of another page are not judged.
 * @returns a sentence for each section that its page does not have.
 */
export function wrongCitations(path: string, text: string, pages: ReadonlyMap<string, string[]>): string[] {
  return citationsIn(text).flatMap(({ line, document, section }) => {
    const sections = pages.get(document)
    return !sections || sections.includes(section)
      ? []
      : [`${path}:${line} cites §${section} of ${document}, which has ${sections.join(', ')}`]
  })
}
