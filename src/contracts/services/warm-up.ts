/** Code that is fetched before it is needed; `islands/warm-up`. */

/** Fetches ahead what a visitor is likely to need next. */
export interface WarmUpService {
  /** Begins once the page has loaded and the browser is idle. Settles when what is near the window is here. */
  begin(): Promise<void>
  /** Settles when this code is here, or could not be had: a page that does not know where code is tries it so. */
  load(): Promise<void>
}
