import { describeIsland } from '../../src/island/describe'

/** The visitor's own elements: activate, delete, edit, create (§2.1, §4.1). */
export const myElements = describeIsland('my-elements', () => import('./mount'), { early: 'a[data-action]' })
