/** The package as a module: `start`, and the types of `window.Ilots`. */
import type { IlotsApi } from './engine/api'
import { type StartOptions, startWith } from './module'

/**
 * Starts Îlots in the page, once, as its tag would. Importing the module does nothing, so that a server can import
 * it.
 * @throws IlotsError `ILOTS-207` where there is no document, `ILOTS-104` where `window.Ilots` cannot be defined.
 */
export const start = (options: StartOptions = {}): IlotsApi => startWith(options)

export type { ModalGlobals } from '../legacy-compat/modal'
export type { Config } from './contracts/config'
export type { When } from './contracts/descriptor'
export type { Report } from './contracts/errors'
export type { Opened } from './contracts/opened'
export type { EngineEvent, EngineEvents, EngineListener, ReadableStore, State } from './contracts/page'
export type { PublicPage } from './contracts/public-page'
export type { RequestRecord } from './contracts/request-record'
export type { InspectorService } from './contracts/services/inspector'
export type { LoadingService, LoadingSettings } from './contracts/services/loading'
export type {
  Content,
  Handler,
  LateText,
  ModalButton,
  ModalParameters,
  ModalService,
  PopupParameters,
} from './contracts/services/modal'
export type { LegacyCensus, LegacyUse } from './contracts/services/old-globals'
export type { SlideshowCall } from './contracts/services/slideshow'
export type { Toast, ToastOptions } from './contracts/services/toast'
export type { Reason } from './contracts/whole-page'
export type { IlotsApi, Inspection, IslandReport } from './engine/api'
export type {
  AttributeDefinition,
  AttributeDefinitions,
  ComponentProps,
  IslandComponent,
  IslandDefinition,
  Mount,
  MountContext,
} from './island/custom-island'
export type { ReactTools } from './island/react-tools'
export type { StartOptions } from './module'
