/** What of jQuery UI has no island: https://api.jqueryui.com */
import type { Way } from '../way'
import { JQUERY_UI } from './without'

/** What jQuery UI does besides. */
export const restOfJqueryUi: Way = {
  title: 'jQuery UI',
  libraries: ['jquery-ui'],
  shown: ['.tabs(', '.accordion(', '.sortable(', '.draggable(', '.tooltip('],
  plain: Object.keys(JQUERY_UI),
  writes: {},
  advise: ({ name }) => JQUERY_UI[name],
}
