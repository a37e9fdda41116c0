/** The package as a module: `start`, and the types of `window.Ilots`. */
import type { IlotsApi } from './engine/api'
import { type StartOptions, startWith } from './module'

/**
 * Starts Îlots in the page, once, as its tag would. Importing the module does nothing, so that a server can import it.
 * @throws IlotsError `ILOTS-207` where there is no document, `ILOTS-104` where `window.Ilots` cannot be defined.
 */
export const start = (options: StartOptions = {}): IlotsApi => startWith(options)

export type { ModalGlobals } from '../legacy-compat/modal'
export type { IlotsApi, Inspection, IslandReport } from './engine/api'
export type { Config } from './island/config'
export type { When } from './island/descriptor'
export type { Report } from './island/errors'
export type { Opened } from './island/opened'
export type {
  AttributeDefinition,
  AttributeDefinitions,
  ComponentProps,
  IslandComponent,
  IslandDefinition,
  Mount,
  MountContext,
} from './island/own-island'
export type { EngineEvent, EngineEvents, EngineListener, ReadableStore, State } from './island/page'
export type { PublicPage } from './island/public-page'
export type { ReactTools } from './island/react-tools'
export type { RequestRecord } from './island/request-record'
export type { InspectorService } from './island/services/inspector'
export type { LoadingService, LoadingSettings } from './island/services/loading'
export type {
  Content,
  Handler,
  LateText,
  ModalButton,
  ModalParameters,
  ModalService,
  PopupParameters,
} from './island/services/modal'
export type { LegacyCensus, LegacyUse } from './island/services/old-globals'
export type { SlideshowCall } from './island/services/slideshow'
export type { Toast, ToastOptions } from './island/services/toast'
export type { Reason } from './island/whole-page'
export type { StartOptions } from './module'
