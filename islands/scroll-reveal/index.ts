import { describeIsland } from '../../src/island/describe'

/** Elements that appear when they come into view (§9.11). At once: what lies below must be hidden before it is seen. */
export const scrollReveal = describeIsland('scroll-reveal', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: '[data-aos]' },
  when: { on: 'now' },
  early: ':not(*)',
})
