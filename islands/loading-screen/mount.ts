import { defineIsland } from '../../src/island/define-island'
import { attributes } from './attributes'
import { messages } from './messages'
import { mount } from './page-screen'

/** The marker: the page's own screen. */
export const island = defineIsland(attributes, messages, mount)
/** `Ilots.loading`. */
export { create } from './service'
