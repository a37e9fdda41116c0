/** The texts of the generic checks (§5.2, §8.5), for the form island and for the old globals. */
export const checkMessages = {
  fr: {
    // §5.2, verbatim.
    heading: 'Erreur(s) rencontrée(s) :',
    email: 'Le champ {field} doit contenir une adresse email.',
    number: 'Le champ {field} doit contenir un nombre.',
    range: 'Le champ {field} doit contenir un nombre entre {min} et {max}.',
    required: 'Le champ {field} est requis.',
  },
  en: {
    heading: 'Error(s) found:',
    email: 'The field {field} must contain an email address.',
    number: 'The field {field} must contain a number.',
    range: 'The field {field} must contain a number between {min} and {max}.',
    required: 'The field {field} is required.',
  },
  verbatim: ['heading'],
}
