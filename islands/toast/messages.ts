export const messages = {
  fr: { name: 'Notifications', close: 'Fermer' },
  en: { name: 'Notifications', close: 'Close' },
}
