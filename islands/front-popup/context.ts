import type { IslandContext } from '../../src/contracts/island'
import { integer } from '../../src/island/attributes'
import type { messages } from './messages'

export const attributes = {
  ffAutoclose: integer(0, 0, { names: ['ff-autoclose', 'data-ff-autoclose'], max: 86_400 }),
}

export type PopupContext = IslandContext<typeof attributes, (typeof messages)['fr']>
