/** Texts that every overlay with content from elsewhere shows (§4.10, §8.3). */
export const overlayMessages = {
  fr: {
    popup: 'Popup',
    frameHere: 'Popup avec le contenu qui vient du site actuel',
    frameElsewhere: 'Popup avec le contenu provenant du site {host}',
    frameRedirected: "Popup avec le contenu provenant d'un autre site",
    contentFailed: 'Impossible de charger ce contenu.',
    imageFailed: 'Impossible de charger cette image.',
    loading: 'Chargement…',
    retry: 'Réessayer',
    follow: 'Ouvrir le lien',
  },
  en: {
    popup: 'Popup',
    frameHere: 'Popup with content of this site',
    frameElsewhere: 'Popup with content of the site {host}',
    frameRedirected: 'Popup with content of another site',
    contentFailed: 'This content could not be loaded.',
    imageFailed: 'This image could not be loaded.',
    loading: 'Loading…',
    retry: 'Try again',
    follow: 'Open the link',
  },
}
