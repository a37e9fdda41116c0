export const messages = {
  fr: { cleared: 'Aucune suggestion choisie : le champ a été vidé.' },
  en: { cleared: 'No suggestion was chosen: the field has been cleared.' },
}
