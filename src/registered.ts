/** What the registry lists, for the doors. */

import type { Island } from './contracts/island'
import type { Service } from './contracts/service'
import { isIsland } from './island/descriptor'
import * as registry from './registry'

/** Islands, services, and what is both. */
export const registered: readonly (Island | Service)[] = Object.values(registry)

/** What markers ask for. */
export const islands = registered.filter(isIsland) as readonly Island[]

/** What pages and islands ask for by name. */
export const services = registered.filter(({ provides }) => provides) as readonly Service[]
