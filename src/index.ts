/** The package as a module: `start`, and the types of `window.Ilots`. */
import type { IlotsApi } from './engine/api'
import { type StartOptions, startWith } from './module'

/**
 * Starts Îlots in the page, once, as its tag would. Importing does nothing, on a server either.
 * @throws IlotsError `ILOTS-207` where there is no document.
 */
export const start = (options: StartOptions = {}): IlotsApi => startWith(options)

export type { IlotsApi, Inspection, IslandReport } from './engine/api'
export type { Config } from './engine/config'
export type { EngineEvent, EngineListener, LegacyUse, RequestRecord } from './engine/engine'
export type {
  AttributeDefinition,
  AttributeDefinitions,
  IslandDefinition,
  Mount,
  MountContext,
} from './engine/own-island'
export type { State, Store } from './engine/store'
export type { Reason } from './engine/why'
export type { Report } from './island/errors'
export type { When } from './island/island'
export type { InspectorService } from './island/services/inspector'
export type { LoadingService, LoadingSettings } from './island/services/loading'
export type {
  Content,
  Handler,
  ModalButton,
  ModalParameters,
  ModalService,
  PopupParameters,
} from './island/services/modal'
export type { LegacyCensus } from './island/services/old-globals'
export type { Toast, ToastOptions } from './island/services/toast'
export type { StartOptions } from './module'
