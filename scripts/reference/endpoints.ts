/** The address that each call has when `endpoints` of the configuration does not name it, and what asks for it. */
import type { Endpoint } from '../../src/island/endpoints'

export const DEFAULTS: Readonly<Record<Endpoint, { readonly path: string; readonly island: string }>> = {
  agenda: { path: '/{platform}/clients/utils/common.php', island: 'agenda' },
  autocomplete: { path: '/{platform}/ajax/modules/commun/traitement.php', island: 'autocomplete' },
  block: { path: '{url}', island: 'content-block' },
  booking: { path: '/{site}/objets/traitement.php', island: 'booking' },
  elements: { path: '/{platform}/ajax/modules/modules/traitement.php', island: 'my-elements' },
  verify: { path: '/{platform}/ajax/modules/formulaire/verif_formulaire.php', island: 'form' },
  reload: { path: '/{platform}/ajax/modules/formulaire/recharge.php', island: 'form' },
  menu: { path: '/{platform}/ajax/modules/menu/mobile-menu.php', island: 'mobile-menu' },
  permalink: { path: '/{platform}/backoffice/modules/commun/lien_v4.php', island: 'permalink' },
  search: { path: '/{platform}/ajax/modules/search/ajax_search.php', island: 'mini-search' },
  translations: { path: '/{platform}/ajax/modules/traductions/traitement.php', island: 'translations' },
}
