export const messages = {
  fr: {
    // §8.5, verbatim.
    title: 'CONFIRMATION',
    question: 'Êtes-vous sûr de vouloir vous inscrire ?',
  },
  en: {
    title: 'CONFIRMATION',
    question: 'Are you sure that you want to subscribe?',
  },
  verbatim: ['question'],
}
