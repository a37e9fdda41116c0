export const messages = {
  fr: {
    more: 'Voir plus de détails',
    close: 'Fermer',
    table: 'Tableau',
    whole: 'Tableau complet',
  },
  en: {
    more: 'See more details',
    close: 'Close',
    table: 'Table',
    whole: 'Full table',
  },
}
