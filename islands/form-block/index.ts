import { describeIsland } from '../../src/island/describe'

/** A form behind a button (§4.15). */
export const formBlock = describeIsland('form-block', () => import('./mount'), {
  isForForms: true,
  when: { on: 'visible' },
  early: '[data-role~="show"]',
})
