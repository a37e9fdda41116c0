import type { Say as SayOf } from '../../src/contracts/island'
import { overlayMessages } from '../../src/overlay/overlay-messages'

export const messages = {
  fr: {
    ...overlayMessages.fr,
    close: 'Fermer',
    ok: 'OK',
    no: 'Non',
    yes: 'Oui',
    warning: 'Attention',
  },
  en: {
    ...overlayMessages.en,
    close: 'Close',
    ok: 'OK',
    no: 'No',
    yes: 'Yes',
    warning: 'Warning',
  },
}

/** Says these texts in the visitor's language. */
export type Say = SayOf<(typeof messages)['fr']>
