export const messages = {
  fr: {
    legend: 'Votre note',
    star: '1 étoile sur {max}',
    stars: '{value} étoiles sur {max}',
    short: '{value} sur {max}',
    clear: 'Effacer la note',
    cleared: 'Note effacée',
  },
  en: {
    legend: 'Your rating',
    star: '1 star out of {max}',
    stars: '{value} stars out of {max}',
    short: '{value} out of {max}',
    clear: 'Clear the rating',
    cleared: 'Rating cleared',
  },
}
