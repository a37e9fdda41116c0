import { flag } from '../../src/island/attributes'

export const attributes = { stickyLast: flag() }
