/** What `window.Ilots` is to the component of an integrator's own island. */
import type { Config } from './config'
import type { EngineEvent, EngineListener, ReadableStore } from './page'
import type { LoadingService } from './services/loading'
import type { ModalService } from './services/modal'
import type { Toast } from './services/toast'

/** What components ask of the page; `window.Ilots` has more besides. */
export interface PublicPage {
  readonly version: string
  readonly config: Config
  /** What is open, the menu and the site's translations, to read and to listen to. */
  readonly store: ReadableStore
  readonly modal: ModalService
  /** The loader, shown while a script works (§3.18). */
  readonly loading: LoadingService
  /** A short message, spoken, above everything (contract §2). */
  readonly toast: Toast
  /** Settles once the first scan and every `now` island are done. */
  ready(): Promise<void>
  /** @returns the function that unsubscribes. */
  on<Event extends EngineEvent>(type: Event, listener: EngineListener<Event>): () => void
  /**
   * The site's translation of a text, `{name}` filled in; the text itself until the table has arrived. The server
   * learns a text that the table lacks (§7.12).
   */
  t(text: string, params?: Readonly<Record<string, unknown>>): string
  /** Sends an analytics event (§3.19) to the `track` listeners and, with consent, to the configured array. */
  track(category: string, label?: string, value?: string | number): void
}
