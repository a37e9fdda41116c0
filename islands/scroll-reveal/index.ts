import { describeIsland } from '../../src/island/describe'

/** Elements that appear as they come into view (§9.11); at once, so that what lies below is hidden unseen. */
export const scrollReveal = describeIsland('scroll-reveal', () => import('./mount'), {
  marker: { selector: '[data-aos]' },
  when: { on: 'now' },
  early: ':not(*)',
})
