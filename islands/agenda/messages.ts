export const messages = {
  fr: {
    updated: 'Calendrier mis à jour',
    failed: "Ce mois n'a pas pu être affiché.",
    retry: 'Réessayer',
  },
  en: {
    updated: 'Calendar updated',
    failed: 'This month could not be shown.',
    retry: 'Try again',
  },
}
