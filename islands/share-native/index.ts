import { describeIsland } from '../../src/island/describe'

/** The device's own sharing (§2.3), allowed only shortly after the click: its code is there before. */
export const shareNative = describeIsland('share-native', () => import('./mount'), {
  when: { on: 'visible' },
})
