import { describeIsland } from '../../src/island/describe'

/** Share buttons (§2.3, §3.2). A window may be opened only shortly after the click: their code is there before. */
export const share = describeIsland('share', () => import('./mount'), {
  marker: { selector: '[data-share]' },
  when: { on: 'visible' },
})
