import type { Say as SayOf } from '../../src/say'

export const messages = {
  fr: {
    close: 'Fermer',
    ok: 'OK',
    no: 'Non',
    yes: 'Oui',
    warning: 'Attention',
    popup: 'Popup',
    frameHere: 'Popup avec le contenu qui vient du site actuel',
    frameElsewhere: 'Popup avec le contenu provenant du site {host}',
    contentFailed: 'Impossible de charger ce contenu.',
    imageFailed: 'Impossible de charger cette image.',
    loading: 'Chargement…',
    retry: 'Réessayer',
  },
  en: {
    close: 'Close',
    ok: 'OK',
    no: 'No',
    yes: 'Yes',
    warning: 'Warning',
    popup: 'Popup',
    frameHere: 'Popup with content of this site',
    frameElsewhere: 'Popup with content of the site {host}',
    contentFailed: 'This content could not be loaded.',
    imageFailed: 'This image could not be loaded.',
    loading: 'Loading…',
    retry: 'Try again',
  },
}

export type Say = SayOf<(typeof messages)['fr']>
