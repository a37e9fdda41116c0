/** The package as a module, with the older library's interface besides (contract §6.2). */
import { installLegacy } from '../legacy-compat/legacy'
import type { IlotsApi } from './engine/api'
import { type StartOptions, startWith } from './module'

/**
 * Starts Îlots as the main module's `start` does, and installs the older library's interface (contract §6.2).
 * @throws IlotsError `ILOTS-207` where there is no document, `ILOTS-104` where `window.Ilots` cannot be defined.
 */
export const start = (options: StartOptions = {}): IlotsApi => startWith(options, installLegacy)
