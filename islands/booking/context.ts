import type { Attribute } from '../../src/contracts/attributes'
import type { IslandContext } from '../../src/contracts/island'
import type { Page } from '../../src/contracts/page'
import { integer } from '../../src/island/attributes'
import { keep } from '../../src/storage/stored-value'
import type { messages } from './messages'

/** Contract §4.4. Without it no step is the last one, and every submit loads the page. */
const finalStep: Attribute<number | undefined> = { ...integer(1, 0, { max: 100 }), default: undefined }

export const attributes = { finalStep, keep }

type Texts = (typeof messages)['fr']

/** Shows and speaks a message in the status line; an empty key clears it. */
export type ShowStatus = (key: keyof Texts | '', values?: Readonly<Record<string, string | number>>) => void

/** What the island is given. */
export type BaseContext = IslandContext<typeof attributes, Texts>

/** What its parts are given. */
export interface BookingContext extends BaseContext {
  readonly form: HTMLFormElement
  /** The name under which the booking is stored, see `nameOf`. */
  readonly name: string
  readonly showStatus: ShowStatus
}

/** The one address of a booking's calls (§7.14). */
export const callAddress = ({ config: { endpoints, site } }: Pick<Page, 'config'>): string =>
  endpoints.booking ?? `/${site}/objets/traitement.php`
