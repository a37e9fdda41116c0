import type { IslandContext } from '../../src/island/island'
import type { messages } from './messages'

/** Everything is written on the thumbnails and read at each use: a sheet may grow. */
export const attributes = {}

export type SheetContext = IslandContext<Record<never, never>, (typeof messages)['fr']>
