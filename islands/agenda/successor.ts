/** Which link of the new month corresponds to the one that was used: focus goes there (RGAA 7.3). */
import { membersOf } from '../../src/dom/members'

export const LINK = 'a[data-date]'

const linksOf = (root: Element) => [...membersOf(root).querySelectorAll<HTMLAnchorElement>(LINK)]

/** What two months' links may have in common, the surest first. */
const LIKENESSES: readonly ((link: HTMLAnchorElement) => string | undefined)[] = [
  ({ id }) => id,
  ({ rel }) => /\b(prev|next)\b/.exec(rel)?.[0],
  ({ textContent }) => textContent?.trim(),
  ({ dataset }) => dataset.date,
  ({ className }) => className,
]

/** @returns finds it once the new month is there; nothing when it has no such link, as the last month has no next one. */
export function successorOf(link: HTMLAnchorElement, host: Element): (fresh: Element) => Element | undefined {
  const before = linksOf(host)
  return (fresh) => {
    const after = linksOf(fresh)
    for (const likeness of LIKENESSES) {
      const mine = likeness(link)
      const isLike = (other: HTMLAnchorElement) => mine && likeness(other) === mine
      const likes = after.filter(isLike)
      // The same links may stand above and below.
      const found = likes[before.filter(isLike).indexOf(link)] ?? likes[0]
      if (found) return found
    }
    return before.length === after.length ? after[before.indexOf(link)] : undefined
  }
}
