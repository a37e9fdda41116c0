export const messages = {
  fr: {
    sort: 'Trier par {column}',
    ascending: 'Tableau trié par {column}, ordre croissant',
    descending: 'Tableau trié par {column}, ordre décroissant',
  },
  en: {
    sort: 'Sort by {column}',
    ascending: 'Table sorted by {column}, ascending',
    descending: 'Table sorted by {column}, descending',
  },
}
