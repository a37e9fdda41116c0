export const messages = {
  fr: {
    // §4.1, §8.1, verbatim.
    publish: 'Etes vous sur de vouloir publier sur le site ?',
    unpublish: 'Etes vous sur de vouloir dépublier du site ?',
    no: 'Non',
    yes: 'Oui',
    leave: `Vous avez apporter des modifications sans enregistrer, êtes vous sûr de vouloir fermer ? (vous perdrez \
les modifications)`,
    failed: 'L’enregistrement n’a pas abouti. Votre saisie est intacte.',
    tab: 'Elle est gardée tant que cet onglet est ouvert.',
    here: 'Elle est gardée sur cet appareil.',
    retry: 'Réessayer',
    expired: `Le serveur a répondu par une autre page : votre session a peut-être expiré. Votre saisie est intacte : \
laissez cette page ouverte, reconnectez-vous dans un autre onglet, puis réessayez.`,
    found: 'Une saisie du {date} n’a pas été enregistrée.',
    restore: 'La reprendre',
    discard: 'L’effacer',
    restored: 'Votre saisie est de retour.',
  },
  en: {
    publish: 'Do you want to publish this on the site?',
    unpublish: 'Do you want to take this off the site?',
    no: 'No',
    yes: 'Yes',
    leave: 'You have changes that are not saved. Do you want to close? (they will be lost)',
    failed: 'It could not be saved. What you entered is untouched.',
    tab: 'It is kept as long as this tab is open.',
    here: 'It is kept on this device.',
    retry: 'Try again',
    expired: `The server answered with another page: your session may have ended. What you entered is untouched: \
leave this page open, sign in again in another tab, then try again.`,
    found: 'What you entered on {date} was not saved.',
    restore: 'Bring it back',
    discard: 'Delete it',
    restored: 'What you entered is back.',
  },
  verbatim: ['leave', 'publish', 'unpublish'],
}
