export const messages = {
  fr: {
    copied: 'Le lien est copié.',
    refused: 'Le lien à copier',
  },
  en: {
    copied: 'The link is copied.',
    refused: 'The link to copy',
  },
}
