/** The package as a module: `start`, and the types of `window.Ilots`. */
import type { IlotsApi } from './api'
import { type StartOptions, startWith } from './module'

/**
 * Starts Îlots in the page, once, as its tag would. Importing does nothing, on a server either.
 * @throws IlotsError `ILOTS-207` where there is no document.
 */
export const start = (options: StartOptions = {}): IlotsApi => startWith(options)

export type { IlotsApi, Inspection, IslandReport } from './api'
export type { Config } from './config'
export type { EngineEvent, EngineListener, LegacyUse, RequestRecord } from './engine'
export type { Report } from './errors'
export type { When } from './island'
export type { StartOptions } from './module'
export type {
  AttributeDefinition,
  AttributeDefinitions,
  IslandDefinition,
  Mount,
  MountContext,
} from './own-island'
export type { InspectorService } from './services/inspector'
export type { LoadingService, LoadingSettings } from './services/loading'
export type {
  Content,
  Handler,
  ModalButton,
  ModalParameters,
  ModalService,
  PopupParameters,
} from './services/modal'
export type { LegacyCensus } from './services/old-globals'
export type { Toast, ToastOptions } from './services/toast'
export type { State, Store } from './store'
export type { Reason } from './why'
