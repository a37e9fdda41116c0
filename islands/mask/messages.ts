export const messages = {
  fr: {
    invalid: 'Cette valeur est incomplète ou n’a pas le format attendu.',
    refused: 'Cette saisie n’entre pas dans ce champ, qui attend {mask}.',
  },
  en: {
    invalid: 'This value is incomplete or not in the expected format.',
    refused: 'This text does not fit into the field, which expects {mask}.',
  },
}
