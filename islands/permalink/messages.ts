export const messages = {
  fr: {
    // §7.10, verbatim.
    title: 'PERMALIEN',
    done: 'Le permalien a été généré.',
    copy: 'Copier dans le presse papier',
    label: 'Permalien',
    copied: 'Le permalien est copié dans le presse papier.',
    refused: 'Copie impossible ici : le permalien est sélectionné, copiez-le au clavier.',
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
    refused: 'It cannot be copied here: the permalink is selected, copy it with the keyboard.',
    failed: 'The permalink could not be created.',
    close: 'Close',
    retry: 'Try again',
  },
}
