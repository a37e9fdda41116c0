import { describeIsland } from '../../src/island/describe'

/** The device's own sharing (§2.3). Its code comes early: browsers allow it only shortly after a click. */
export const shareNative = describeIsland('share-native', () => import('./mount'), {
  when: { on: 'visible' },
})
