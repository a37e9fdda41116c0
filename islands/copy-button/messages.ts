export const messages = {
  fr: {
    copied: 'Copié',
    selected: 'Le texte est sélectionné : {keys} le copie.',
    nothing: 'Il n’y a rien à copier.',
  },
  en: {
    copied: 'Copied',
    selected: 'The text is selected: {keys} copies it.',
    nothing: 'There is nothing to copy.',
  },
}
