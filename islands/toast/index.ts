import { describeIsland } from '../../src/island/describe'
import type { Service } from '../../src/island/island'

/** Short messages that go by themselves: a service, asked for by islands and pages (contract §2). */
export const toast = describeIsland<Service>('toast', () => import('./mount'))
