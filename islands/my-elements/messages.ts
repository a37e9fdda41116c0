export const messages = {
  fr: {
    // §4.1, §8.1, verbatim.
    question: 'Voulez vous supprimer cet élément ?',
    named: '« {name} »',
    no: 'Non',
    yes: 'Oui',
    failed: "Une erreur s'est produite, veuillez réessayer plus tard ou contacter un administrateur.",
    changed: 'C’est enregistré.',
    deleted: 'L’élément est supprimé.',
    updated: 'La liste est à jour.',
  },
  en: {
    question: 'Do you want to delete this element?',
    named: '“{name}”',
    no: 'No',
    yes: 'Yes',
    failed: 'Something went wrong. Please try again later, or contact an administrator.',
    changed: 'Saved.',
    deleted: 'The element is deleted.',
    updated: 'The list is up to date.',
  },
  verbatim: ['question', 'failed'],
}
