/** The configuration of a page (contract §1). */
import type { Endpoint } from './endpoint'

/** The islands that are not wanted. */
interface Exception {
  readonly except: string | readonly string[]
}

/** The resolved configuration: `Ilots.config`. */
export interface Config {
  product: string
  platform: string
  site: string
  lang: string
  windowName: string
  session: { hash: string }
  identite: Record<string, unknown>
  loader: Record<string, unknown>
  recaptcha: { version: 2 | 3; siteKey: string; src?: string } | null
  analytics: {
    consent: boolean
    /** What becomes of events before consent: `drop` by default. */
    queue?: 'drop' | 'send'
    /** Whether `user_email` and `user_phone` are sent as SHA-256 hashes of their normal form. */
    hash?: boolean
    /** The name of a global array, `dataLayer` by default. */
    target?: string
    user_email?: string
    user_phone?: string
  }
  markers: Record<string, string>
  /** Names of the islands that are wanted, or that are not; `null`, the default, for all of them. */
  islands: readonly string[] | Exception | null
  /** Addresses of calls, by name: absolute paths, or addresses of this site. The platform's own by default. */
  endpoints: Partial<Record<Endpoint, string>>
  /** Whether the site has a table of translations. */
  translations: boolean
  /** Selects what editors and visitors write: inside, only the islands mount that content may use. */
  content: string
  /** Names of more islands that content may use. */
  contentIslands: readonly string[]
  /** Globals of the page that navbar items of the menu may call. */
  navbar: readonly string[]
  /** Whether the French texts of the islands are shown with French typography: no-break spaces, curly apostrophes. */
  typography: boolean
  /** Whether HTML that scripts give to old globals keeps handlers; `false` by default: it is cleaned. */
  trustOldHtml: boolean
  inspector: 'on' | 'off' | 'query'
  /** The folder of the script, where its tag does not tell: joined with others, in the page, or evaluated. */
  base: string
  /** Whether code is fetched before it is needed: near the window, of the menu and dialogs; `near` by default. */
  warm: 'near' | 'none'
}
