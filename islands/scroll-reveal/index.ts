import { describeIsland } from '../../src/island/describe'

/** Elements that appear when they come into view (§9.11). At once: they must be hidden before they are seen. */
export const scrollReveal = describeIsland('scroll-reveal', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: '[data-aos]' },
  when: { on: 'now' },
  early: ':not(*)',
})
