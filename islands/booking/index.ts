import { describeIsland } from '../../src/island/describe'

/** Appointment booking, a step a page (§2.8, §4.11); at once: what is typed from the beginning belongs to it. */
export const booking = describeIsland('booking', () => import('./mount'), {
  marker: { selector: '[data-ilot~="booking"],form:has([name="etape"]):has([name="immat"])' },
  when: { on: 'now' },
  // Its fields, too: five digits that were typed before the code is here lead on as well (contract §2).
  early: 'form,input,[data-role],[data-tile]',
})
