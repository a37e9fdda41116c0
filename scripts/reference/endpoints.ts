/** The address that each call has when `endpoints` of the configuration does not name it, and what asks for it. */
import { PATHS } from '../../src/island/describe-call'
import type { Endpoint } from '../../src/island/endpoints'

export const DEFAULTS: Readonly<Record<Endpoint, { readonly path: string; readonly island: string }>> = {
  agenda: { path: PATHS.agenda, island: 'agenda' },
  autocomplete: { path: PATHS.autocomplete, island: 'autocomplete' },
  block: { path: PATHS.block, island: 'content-block' },
  booking: { path: PATHS.booking, island: 'booking' },
  elements: { path: PATHS.elements, island: 'my-elements' },
  verify: { path: PATHS.verify, island: 'form' },
  reload: { path: PATHS.reload, island: 'form' },
  menu: { path: PATHS.menu, island: 'mobile-menu' },
  permalink: { path: PATHS.permalink, island: 'permalink' },
  search: { path: PATHS.search, island: 'mini-search' },
  translations: { path: PATHS.translations, island: 'translations' },
}
