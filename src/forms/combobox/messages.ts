/** The texts of lists of suggestions. */
export const messages = {
  fr: {
    suggestions: 'Suggestions',
    asking: 'Recherche en cours…',
    none: 'Aucune suggestion',
    one: '1 suggestion',
    many: '{count} suggestions',
    failed: 'Les suggestions n’ont pas pu être chargées.',
    retry: 'Réessayer',
  },
  en: {
    suggestions: 'Suggestions',
    asking: 'Searching…',
    none: 'No suggestion',
    one: '1 suggestion',
    many: '{count} suggestions',
    failed: 'The suggestions could not be loaded.',
    retry: 'Try again',
  },
}
