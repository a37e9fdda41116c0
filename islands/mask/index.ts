import { describeIsland } from '../../src/island/describe'

/** A field that is typed in a mask and sent without it (§5.1). */
export const mask = describeIsland('mask', () => import('./mount'), {
  marker: { selector: 'input[data-mask-pattern]' },
  when: { on: 'visible' },
})
