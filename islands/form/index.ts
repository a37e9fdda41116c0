import { describeIsland } from '../../src/island/describe'

/** A form that is checked here, then by the server, before it is sent (§5.2, §5.3, §7.15). */
export const form = describeIsland('form', () => import('./mount'), {
  isForForms: true,
  inContent: 'restricted',
  marker: {
    // A booking's form is checked as any other.
    selector: '[data-ilot~="form"],[data-ilot~=booking],form:has([name="etape"]):has([name="immat"])',
  },
  unnamed: {
    words: '[data-ilot~="form"],[data-ilot~=booking]',
    parts: ['[name="etape"]', '[name="immat"]'],
  },
  when: { on: 'visible' },
  // A press of its button waits, as its submit does: the browser would refuse an empty field in its own words.
  early: '[type=submit],button:not([type]),form,[data-reload]',
})
