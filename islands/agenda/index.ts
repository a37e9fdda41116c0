import { describeIsland } from '../../src/island/describe'

/** A calendar whose month links stay on the page (§2.11, §7.6). */
export const agenda = describeIsland('agenda', () => import('./mount'), {
  when: { on: 'visible' },
  early: 'a[data-date]',
})
