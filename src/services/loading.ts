/** The global loader; its code is in `islands/loading-screen` (§9.10). */
export interface LoadingService {
  /** Shows the loader; each `show` waits for its own `hide`. */
  show(): Promise<void>
  hide(): Promise<void>
}
