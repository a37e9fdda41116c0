export const messages = {
  fr: {
    results: '{count} résultats',
    oneResult: '{count} résultat',
    noResult: 'Aucun résultat',
    updated: 'Contenu mis à jour',
    added: '{count} résultats ajoutés',
    oneAdded: '{count} résultat ajouté',
    failed: "Le contenu n'a pas pu être mis à jour.",
    retry: 'Réessayer',
    follow: 'Ouvrir le lien',
  },
  en: {
    results: '{count} results',
    oneResult: '{count} result',
    noResult: 'No result',
    updated: 'Content updated',
    added: '{count} results added',
    oneAdded: '{count} result added',
    failed: 'The content could not be updated.',
    retry: 'Try again',
    follow: 'Open the link',
  },
}
