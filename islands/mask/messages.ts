export const messages = {
  fr: { invalid: 'Cette valeur est incomplète ou n’a pas le format attendu.' },
  en: { invalid: 'This value is incomplete or not in the expected format.' },
}
