/** What of jQuery UI has no island: https://api.jqueryui.com */
import type { Adapter } from '../adapter'
import { JQUERY_UI } from './without'

/** What jQuery UI does besides. */
export const restOfJqueryUi: Adapter = {
  title: 'jQuery UI',
  libraries: ['jquery-ui'],
  shown: ['.tabs(', '.accordion(', '.sortable(', '.draggable(', '.tooltip('],
  plain: Object.keys(JQUERY_UI),
  writes: {},
  advise: ({ name }) => JQUERY_UI[name],
}
