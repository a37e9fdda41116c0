import type { Reader } from '../reader'

/** The main use of an island, as a visitor with a screen reader goes through it. */
export type Journey = (reader: Reader) => Promise<void>
export type Journeys = Readonly<Record<string, Journey>>
