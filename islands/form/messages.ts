import { checkMessages } from '../../src/forms/check-messages'

export const messages = {
  fr: {
    ...checkMessages.fr,
    other: '{field} : {message}',
    format: 'Cette valeur est incomplète ou n’a pas le format attendu.',
    title: 'Erreur : ',
    verifying: 'Vérification en cours…',
    updated: 'Formulaire mis à jour',
    failed: 'La vérification n’a pas pu se faire. Vos réponses sont toujours là, rien n’a été envoyé.',
    reloadFailed: 'Le formulaire n’a pas pu être mis à jour. Vos réponses sont toujours là.',
    retry: 'Réessayer',
  },
  en: {
    ...checkMessages.en,
    other: '{field}: {message}',
    format: 'This value is incomplete or not in the expected format.',
    title: 'Error: ',
    verifying: 'Checking…',
    updated: 'Form updated',
    failed: 'It could not be checked. Your answers are still here, and nothing has been sent.',
    reloadFailed: 'The form could not be updated. Your answers are still here.',
    retry: 'Try again',
  },
  verbatim: checkMessages.verbatim,
}
