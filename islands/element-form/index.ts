import { describeIsland } from '../../src/island/describe'

/** New, edit and submit forms of an element (§2.1, §4.2); at once: what is typed from the beginning is guarded. */
export const elementForm = describeIsland('element-form', () => import('./mount'), { when: { on: 'now' } })
