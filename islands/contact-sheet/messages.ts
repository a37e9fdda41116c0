/** §8.3: the text of every image that does not come (contract §7). */
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
