import { flag } from '../../src/attributes'

export const attributes = { verify: flag() }
