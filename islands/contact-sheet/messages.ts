/** §8.3: the text for an image that cannot be loaded (contract §7). */
export const messages = {
  fr: {
    failed: 'Impossible de charger cette image.',
    retry: 'Réessayer',
  },
  en: {
    failed: 'This image could not be loaded.',
    retry: 'Try again',
  },
}
