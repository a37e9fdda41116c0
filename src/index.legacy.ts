/** The package as a module, with the older library's interface besides (contract §6.2). */
import { installLegacy } from '../legacy-compat/legacy'
import type { IlotsApi } from './engine/api'
import { type StartOptions, startWith } from './module'

/** As that of `ilots`. */
export const start = (options: StartOptions = {}): IlotsApi => startWith(options, installLegacy)
