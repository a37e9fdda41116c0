import { describeIsland } from '../../src/island/describe'
import type { Service } from '../../src/island/island'

/** What happens in the page, for the person who adds the tag to it: a service, fetched when asked for (contract §1). */
export const inspector = describeIsland<Service>('inspector', () => import('./mount'))
