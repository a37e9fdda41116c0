import { integer } from '../../src/island/attributes'

export const attributes = { ffAutoclose: integer(0, 0, { names: ['ff-autoclose', 'data-ff-autoclose'] }) }
