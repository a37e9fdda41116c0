/** What of jQuery UI has no island: https://api.jqueryui.com */
import { type Adapter, answering } from '../adapter'
import library from './jquery-ui.json' with { type: 'json' }

/** By the name of its method. */
const ANSWERS = { ...answering('browser', library.browser), ...answering('none', library.none) }

export const restOfJqueryUi: Adapter = {
  ...library,
  plain: Object.keys(ANSWERS),
  advise: ({ name }) => ANSWERS[name],
}
