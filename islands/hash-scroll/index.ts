import { describeIsland } from '../../src/island/describe'

/** Where the address's hash leads (§2.11, §9.2). Its code is asked for when there is a hash, or near a link to one; no click waits. */
export const hashScroll = describeIsland('hash-scroll', () => import('./mount'), {
  marker: { selector: ':root' },
  when: { on: 'hash' },
  early: 'a[href*="#"]',
  listens: 'late',
})
