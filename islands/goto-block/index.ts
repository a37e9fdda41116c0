import { describeIsland } from '../../src/island/describe'

/** Clickable blocks (§2.6). */
export const gotoBlock = describeIsland('goto-block', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: '[data-goto-url]' },
  when: { on: 'now' },
})
