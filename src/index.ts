/** Types of `window.Ilots`, for pages and integrators written in TypeScript. */
export type { IlotsApi, Inspection, IslandReport } from './api'
export type { Config } from './config'
export type { EngineEvent, EngineListener, LegacyUse, RequestRecord } from './engine'
export type { Report } from './errors'
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
