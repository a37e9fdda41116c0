import { flag } from '../../src/island/attributes'

export const attributes = { verify: flag() }
