import { describeIsland } from '../../src/island/describe'

/** Appointment booking, one page a step (§2.8, §4.11). It mounts at once: the first thing typed counts. */
export const booking = describeIsland('booking', () => import('./mount'), {
  isForForms: true,
  marker: { selector: '[data-ilot~="booking"],form:has([name="etape"]):has([name="immat"])' },
  unnamed: { words: '[data-ilot~="booking"]', parts: ['[name="etape"]', '[name="immat"]'] },
  when: { on: 'now' },
  // Events of its fields are replayed: a postal code that was typed before the code loads leads on (contract §2).
  early: 'form,input,[data-role],[data-tile]',
})
