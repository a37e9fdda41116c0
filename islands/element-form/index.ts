import { describeIsland } from '../../src/island/describe'

/** New, edit and submit forms of an element (§2.1, §4.2). They mount at once, for the guard of unsaved changes. */
export const elementForm = describeIsland('element-form', () => import('./mount'), {
  isForForms: true,
  when: { on: 'now' },
})
