import { describeIsland } from '../../src/island/describe'

/** Dates and date-times: mask, picker, and the stored form that is sent (§5.1, §9.3). */
export const dateField = describeIsland('date-field', () => import('./mount'), {
  marker: {
    selector:
      'input[class~="{product}date"],input[class~="{product}datenormal"],input[class~="{product}datetime"]',
  },
  when: { on: 'visible' },
})
