import { describeIsland } from '../../src/island/describe'

/** A button that copies what stands beside it. Its code comes early: browsers copy only shortly after a click. */
export const copyButton = describeIsland('copy-button', () => import('./mount'), { when: { on: 'visible' } })
