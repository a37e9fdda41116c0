/** How dates and numbers are written in English and in French, under the names of the original. */
import { isEnglish } from '../../src/i18n/is-english'
import type { Dictionary } from '../core/loose'
import type { LocaleObject } from './locale'

const list = (words: string) => words.split(' ')

/** @param phrases «il y a …» and «dans …» of each unit: one of it, then several. */
function ago(
  before: string,
  after: string,
  until: string,
  units: readonly string[],
  less: string,
): Dictionary {
  const phrases: Dictionary = {
    lessThanMinuteAgo: before + less + after,
    lessThanMinuteUntil: until.replace('*', less),
  }
  list('minute hour day week month year').forEach((name, index) => {
    const [one = '', many = ''] = units[index]?.split('|') ?? []
    phrases[`${name}Ago`] = before + one + after
    phrases[`${name}sAgo`] = before + many + after
    phrases[`${name}Until`] = until.replace('*', one)
    phrases[`${name}sUntil`] = until.replace('*', many)
  })
  return phrases
}

const english: Dictionary = {
  months: list('January February March April May June July August September October November December'),
  months_abbr: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  days: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  days_abbr: list('Sun Mon Tue Wed Thu Fri Sat'),
  dateOrder: list('month date year'),
  shortDate: '%m/%d/%Y',
  shortTime: '%I:%M%p',
  AM: 'AM',
  PM: 'PM',
  firstDayOfWeek: 0,
  ordinal: (day: number) => (day > 3 && day < 21 ? 'th' : (list('th st nd rd')[day % 10] ?? 'th')),
  ...ago(
    '',
    ' ago',
    '* from now',
    [
      'about a minute|{delta} minutes',
      'about an hour|about {delta} hours',
      '1 day|{delta} days',
      '1 week|{delta} weeks',
      '1 month|{delta} months',
      '1 year|{delta} years',
    ],
    'less than a minute',
  ),
}

const french: Dictionary = {
  months: list('Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'),
  months_abbr: list('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  days: list('Dimanche Lundi Mardi Mercredi Jeudi Vendredi Samedi'),
  days_abbr: list('dim. lun. mar. mer. jeu. ven. sam.'),
  dateOrder: list('date month year'),
  shortDate: '%d/%m/%Y',
  shortTime: '%H:%M',
  AM: 'AM',
  PM: 'PM',
  firstDayOfWeek: 1,
  ordinal: (day: number) => (day > 1 ? '' : 'er'),
  ...ago(
    'il y a ',
    '',
    'dans *',
    [
      'une minute|{delta} minutes',
      'une heure|{delta} heures',
      'un jour|{delta} jours',
      'une semaine|{delta} semaines',
      'un mois|{delta} mois',
      'un an|{delta} ans',
    ],
    'moins d’une minute',
  ),
}

/** Defines both, and uses that of the page: French, unless the page is English. */
export function defineLanguages(Locale: LocaleObject, lang: string): void {
  Locale.define('en-US', 'Date', english)
  Locale.define('en-US', 'Number', { decimal: '.', group: ',', currency: { prefix: '$ ' } })
  Locale.define('fr-FR', 'Date', french)
  Locale.define('fr-FR', 'Number', {
    decimal: ',',
    // Narrow no-break space: a number stays in one line.
    group: '\u202f',
    currency: { suffix: '\u00a0€', prefix: '' },
    percentage: { suffix: '\u00a0%' },
  })
  Locale.use(isEnglish(lang) ? 'en-US' : 'fr-FR')
}
