/** What the registry lists, for the doors. */

import type { Island } from './contracts/island'
import type { Service } from './contracts/service'
import { isIsland } from './island/descriptor'
import * as registry from './registry'

/** Islands, services, and what is both. */
export const registryEntries: readonly (Island | Service)[] = Object.values(registry)

/** What markers ask for. */
export const islands = registryEntries.filter(isIsland) as readonly Island[]

/** What pages and islands ask for by name. */
export const services = registryEntries.filter(({ provides }) => provides) as readonly Service[]
