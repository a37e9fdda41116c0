import type { Island } from '../../src/island'

/** Links that open in a modal (§2.5). */
export const squeezebox: Island = {
  name: 'squeezebox',
  marker: { selector: '.squeezebox' },
  when: { on: 'interaction' },
  aria: { 'aria-haspopup': 'dialog' },
  load: () => import('./mount'),
}
