import { describeIsland } from '../../src/island/describe'

/**
 * Scrolls to where the address's hash leads (§2.11, §9.2). Its code is fetched when there is a hash, or near a link
 * to one.
 */
export const hashScroll = describeIsland('hash-scroll', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: ':root' },
  when: { on: 'hash' },
  early: 'a[href*="#"]',
  listens: 'late',
})
