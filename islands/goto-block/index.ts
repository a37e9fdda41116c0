import type { Island } from '../../src/island'

/** Clickable blocks (§2.6). */
export const gotoBlock: Island = {
  name: 'goto-block',
  marker: { selector: '[data-goto-url]' },
  when: { on: 'now' },
  load: () => import('./mount'),
}
