/** The month that is spoken: what the page itself writes above it. */
import { membersOf } from '../../src/dom/members'

const titlesOf = (agenda: Element): string[] =>
  [...membersOf(agenda).querySelectorAll('caption,h1,h2,h3,h4,h5,h6')].map(
    ({ textContent }) => textContent?.trim() ?? '',
  )

/** @returns the first title of the new month that the old one did not have. */
export function monthTeller(before: Element): (after: Element) => string | undefined {
  const old = titlesOf(before)
  return (after) => titlesOf(after).find((title) => title && !old.includes(title))
}
