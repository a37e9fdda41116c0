export const messages = {
  fr: {
    updated: 'Calendrier mis à jour',
    failed: "Ce mois n'a pas pu être affiché.",
    retry: 'Réessayer',
    follow: 'Ouvrir le lien',
  },
  en: {
    updated: 'Calendar updated',
    failed: 'This month could not be shown.',
    retry: 'Try again',
    follow: 'Open the link',
  },
}
