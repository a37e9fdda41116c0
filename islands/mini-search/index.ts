import { describeIsland } from '../../src/island/describe'

/** The site's search: a small form that slides open, and the pop-up of its suggestions (§2.9). */
export const miniSearch = describeIsland('mini-search', () => import('./mount'), {
  isForForms: true,
  early: 'form,input,button',
})
