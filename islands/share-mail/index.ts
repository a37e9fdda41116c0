import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** Mail sharing, in an embedded frame (§2.3, §9.1). */
export const shareMail = describeIsland('share-mail', () => import('./mount'), { aria: OPENS_DIALOG })
