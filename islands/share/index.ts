import { describeIsland } from '../../src/island/describe'

/** Share buttons (§2.3, §3.2). Their code comes early: browsers open a window only shortly after a click. */
export const share = describeIsland('share', () => import('./mount'), {
  inContent: 'yes',
  marker: { selector: '[data-share]' },
  when: { on: 'visible' },
})
