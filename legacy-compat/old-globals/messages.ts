import type { Say as SayOf } from '../../src/contracts/island'
import { checkMessages } from '../../src/forms/check-messages'

export const messages = {
  fr: {
    ...checkMessages.fr,
    // §8.5, verbatim.
    noRequests: 'Votre navigateur ne supporte pas les objets XMLHTTPRequest...',
    plugin: 'Ce contenu demande le module Flash (version {version}), que les navigateurs n’affichent plus.',
    vendor: 'Le site de l’éditeur du module',
  },
  en: {
    ...checkMessages.en,
    noRequests: 'Your browser does not support XMLHTTPRequest objects…',
    plugin: 'This content needs the Flash plugin (version {version}), which browsers no longer run.',
    vendor: 'The site of the plugin’s vendor',
  },
  verbatim: [...checkMessages.verbatim, 'noRequests'],
}

export type Say = SayOf<(typeof messages)['fr']>
