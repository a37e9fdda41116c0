export const messages = {
  fr: {
    // §7.10, verbatim.
    title: 'PERMALIEN',
    done: 'Le permalien a été généré.',
    copy: 'Copier dans le presse papier',
    label: 'Permalien',
    copied: 'Le permalien est copié dans le presse-papiers.',
    refused: 'Copie impossible ici : le permalien est sélectionné, copiez-le vous-même.',
    failed: 'Le permalien n’a pas pu être généré.',
    close: 'Fermer',
    retry: 'Réessayer',
  },
  en: {
    title: 'PERMALINK',
    done: 'The permalink has been created.',
    copy: 'Copy to the clipboard',
    label: 'Permalink',
    copied: 'The permalink is copied to the clipboard.',
    refused: 'It cannot be copied from here: the permalink is selected for you to copy.',
    failed: 'The permalink could not be created.',
    close: 'Close',
    retry: 'Try again',
  },
}
