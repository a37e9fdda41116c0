import { describeIsland } from '../../src/island/describe'
import type { Service } from '../../src/island/island'

/** Runtime translations: fetched when something asks, and learnt by the server (§7.12). */
export const translations = describeIsland<Service>('translations', () => import('./mount'))
