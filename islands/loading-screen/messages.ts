export const messages = {
  fr: {
    // §9.10, verbatim.
    loading: 'CHARGEMENT',
    patienter: "Veuillez patienter s'il vous plait...",
    progress: 'Progression',
    // A narrow no-break space before the sign, as French has it.
    percent: '{percent}\u202f%',
    slow: 'C’est plus long que prévu.',
    leave: 'Revenir à la page',
  },
  en: {
    loading: 'LOADING',
    patienter: 'Please wait…',
    progress: 'Progress',
    percent: '{percent}%',
    slow: 'This is taking longer than expected.',
    leave: 'Back to the page',
  },
  verbatim: ['patienter'],
}
