import { describeIsland, OPENS_DIALOG } from '../../src/island/describe'

/** Permanent links, for site editors (§7.10). */
export const permalink = describeIsland('permalink', () => import('./mount'), { aria: OPENS_DIALOG })
