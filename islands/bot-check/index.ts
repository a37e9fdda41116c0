import { describeIsland } from '../../src/island/describe'

/** A bot check in a form (§7.15). It mounts at once: a form may be submitted before its end is in sight. */
export const botCheck = describeIsland('bot-check', () => import('./mount'), {
  when: { on: 'now' },
  guardsForm: true,
})
