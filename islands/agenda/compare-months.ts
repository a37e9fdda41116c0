/** What the new month shares with the old one: the link to focus (RGAA 7.3), and the title to announce. */

/** A link to another month (contract §4.3). */
export const LINK = 'a[data-date]'

const linksOf = (root: Element) => [...root.querySelectorAll<HTMLAnchorElement>(LINK)]

/** What links of two months may have in common, the most reliable first. */
const LIKENESSES: readonly ((link: HTMLAnchorElement) => string | undefined)[] = [
  ({ id }) => id,
  ({ rel }) => /\b(prev|next)\b/.exec(rel)?.[0],
  ({ textContent }) => textContent?.trim(),
  ({ dataset }) => dataset.date,
  ({ className }) => className,
]

/**
 * Notes the place of a link before its month is replaced.
 * @returns finds the corresponding link in the new month; nothing when there is none: the last month has no next one.
 */
export function successorOf(link: HTMLAnchorElement, host: Element): (fresh: Element) => Element | undefined {
  const before = linksOf(host)
  return (fresh) => {
    const after = linksOf(fresh)
    for (const likeness of LIKENESSES) {
      const likenessOfLink = likeness(link)
      const isLike = (other: HTMLAnchorElement) => likenessOfLink && likeness(other) === likenessOfLink
      const likes = after.filter(isLike)
      // The same links may be repeated above and below the calendar: take the one of the same rank.
      const found = likes[before.filter(isLike).indexOf(link)] ?? likes[0]
      if (found) return found
    }
    return before.length === after.length ? after[before.indexOf(link)] : undefined
  }
}

const titlesOf = (agenda: Element): string[] =>
  [...agenda.querySelectorAll('caption,h1,h2,h3,h4,h5,h6')].map(
    ({ textContent }) => textContent?.trim() ?? '',
  )

/** Notes the titles of a month. @returns finds the first title of the new month that the old one did not have. */
export function rememberTitles(before: Element): (after: Element) => string | undefined {
  const old = titlesOf(before)
  return (after) => titlesOf(after).find((title) => title && !old.includes(title))
}
