import { describeIsland } from '../../src/island/describe'
import type { Service } from '../../src/island/island'

/** The generic dialog and the pop-up: a service, asked for by islands, pages and old globals (§3.8, §3.9, §4.8). */
export const modal = describeIsland<Service>('modal', () => import('./mount'))
