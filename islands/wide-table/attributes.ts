import { flag } from '../../src/attributes'

export const attributes = { stickyLast: flag() }
