/** A page as it was had, and how the files that it names may be asked for. */
import type { ServerHeaders } from './ask'

export interface Source {
  /** As it was asked for. */
  readonly page: string
  readonly html: string
  /** What addresses in it are relative to. */
  readonly url: string
  /** Of the answer; a file has none. */
  readonly headers?: ServerHeaders
  /** The headers of a second answer. @throws Unread */
  askAgain?(): Promise<ServerHeaders>
  /** Is shown the page before an island changes anything. */
  see?(root: Document): void
  /** Of a site that is crawled. */
  readonly policy?: CrawlPolicy
}

/** What a crawler may ask of a site, and when. */
export interface CrawlPolicy {
  /** Whether `robots.txt` allows an address. */
  allows(url: string): boolean
  /** Asks after all that was asked before has been answered, and a pause. */
  inTurn<T>(ask: () => Promise<T>): Promise<T>
}
