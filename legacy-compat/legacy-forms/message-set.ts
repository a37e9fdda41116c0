/** What visitors read of a field that does not fit, under the names of the original; pages add to them with `Locale.define`. */
import type { Dictionary } from '../core/loose'
import type { LocaleObject, LocaleSet } from '../legacy-dates/locale'

const french = {
  failed: 'Cette valeur ne convient pas.',
  required: 'Ce champ est obligatoire.',
  length: 'Saisissez exactement {length} caractères (vous en avez saisi {elLength}).',
  minLength: 'Saisissez au moins {minLength} caractères (vous en avez saisi {length}).',
  maxLength: 'Saisissez au plus {maxLength} caractères (vous en avez saisi {length}).',
  integer: 'Saisissez un nombre entier, sans décimales.',
  numeric: 'Saisissez un nombre, par exemple 1, 1.1 ou -1.',
  digits: 'Saisissez des chiffres et des signes de ponctuation, par exemple un numéro de téléphone.',
  alpha: 'Saisissez des lettres sans accent (a à z), sans espace.',
  alphanum: 'Saisissez des lettres sans accent (a à z) ou des chiffres, sans espace.',
  dateSuchAs: 'Saisissez une date, par exemple {date}.',
  dateInFormatMDY: 'Saisissez une date au format JJ/MM/AAAA, par exemple 31/12/1999.',
  email: 'Saisissez une adresse e-mail, par exemple nom@domaine.fr.',
  url: 'Saisissez une adresse, par exemple https://www.exemple.fr.',
  currencyDollar: 'Saisissez un montant, par exemple $100.00.',
  oneRequired: 'Remplissez ou choisissez au moins un de ces champs.',
  errorPrefix: 'Erreur\u00a0: ',
  warningPrefix: 'Attention\u00a0: ',
  noSpace: 'Ce champ n’accepte pas d’espaces.',
  reqChkByNode: 'Choisissez au moins un élément.',
  requiredChk: 'Ce champ est obligatoire.',
  reqChkByName: 'Choisissez une valeur pour «\u00a0{label}\u00a0».',
  match: 'Ce champ doit être identique au champ {matchName}.',
  startDate: 'la date de début',
  endDate: 'la date de fin',
  currentDate: 'la date du jour',
  afterDate: 'Cette date ne peut pas précéder {label}.',
  beforeDate: 'Cette date ne peut pas suivre {label}.',
  startMonth: 'Choisissez un mois de début.',
  sameMonth: 'Les deux dates doivent être du même mois\u00a0: changez l’une des deux.',
  creditcard: 'Ce numéro de carte n’est pas valable ({length} chiffres saisis). Vérifiez-le, puis réessayez.',
}

const english: Record<keyof typeof french, string> = {
  failed: 'This value does not fit.',
  required: 'This field is required.',
  length: 'Enter exactly {length} characters (you entered {elLength}).',
  minLength: 'Enter at least {minLength} characters (you entered {length}).',
  maxLength: 'Enter at most {maxLength} characters (you entered {length}).',
  integer: 'Enter a whole number, without decimals.',
  numeric: 'Enter a number, such as 1, 1.1 or -1.',
  digits: 'Enter digits and punctuation, such as a phone number.',
  alpha: 'Enter letters (a to z), without spaces.',
  alphanum: 'Enter letters (a to z) or digits, without spaces.',
  dateSuchAs: 'Enter a date, such as {date}.',
  dateInFormatMDY: 'Enter a date as MM/DD/YYYY, such as 12/31/1999.',
  email: 'Enter an e-mail address, such as name@domain.com.',
  url: 'Enter an address, such as https://www.example.com.',
  currencyDollar: 'Enter an amount, such as $100.00.',
  oneRequired: 'Fill in or choose at least one of these fields.',
  errorPrefix: 'Error: ',
  warningPrefix: 'Warning: ',
  noSpace: 'This field takes no spaces.',
  reqChkByNode: 'Choose at least one item.',
  requiredChk: 'This field is required.',
  reqChkByName: 'Choose a value for “{label}”.',
  match: 'This field must be the same as the {matchName} field.',
  startDate: 'the start date',
  endDate: 'the end date',
  currentDate: 'today’s date',
  afterDate: 'This date cannot be before {label}.',
  beforeDate: 'This date cannot be after {label}.',
  startMonth: 'Choose a start month.',
  sameMonth: 'Both dates must be in the same month: change one of them.',
  creditcard: 'This card number is not valid ({length} digits entered). Check it, then try again.',
}

const SET = 'FormValidator'

/** Defines what the page has not defined itself: its script may have run before this code came. */
export function defineMessages(Locale: LocaleObject): void {
  for (const [name, texts] of Object.entries({ 'fr-FR': french, 'en-US': english })) {
    const locale = Locale.define(name) as LocaleSet
    const own: Dictionary = { ...locale.sets[SET] }
    locale.define(SET, { ...texts, ...own })
  }
}

/** Makes the function that says a text; a value comes from an attribute or from what is typed, and is made HTML by `write`. */
export const makeSay =
  (Locale: LocaleObject, write: (value: string) => string) =>
  (key: string, values?: Dictionary): string => {
    const text = String(Locale.get(`${SET}.${key}`))
    // Scripts that ask for a text fill it in themselves.
    if (!values) return text
    return text.replace(/\{(\w+)\}/g, (_all, name: string) => write(String(values[name] ?? '')))
  }
export type Say = ReturnType<typeof makeSay>
