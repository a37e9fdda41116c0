/** §9.10, verbatim. */
export const messages = {
  fr: { loading: 'CHARGEMENT', wait: "Veuillez patienter s'il vous plait..." },
  en: { loading: 'LOADING', wait: 'Please wait...' },
}
