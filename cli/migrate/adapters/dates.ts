/** What the date pickers have in common: a field with a format, and days between two others. */

import { readFormat, readYears } from '../../../islands/date-field/notation'
import type { Words } from '../../../src/island/define-reference'
import { words } from '../../../src/island/define-reference'
import type { Advised, Carried, Use } from '../adapter'
import type { Argument } from '../argument'
import { write } from '../html'
import type { Target } from '../page'

/** Where the format that is shown is sent too: what the server got until now. */
const KINDS: Readonly<Record<string, string>> = { 'yyyy-mm-dd': 'date', 'dd/mm/yyyy': 'datenormal' }

export const isKind = (format: string): boolean => format in KINDS

export const DATE_WRITES = {
  'date-field': ['class', 'data-format', 'data-send-format', 'data-year-range', 'min', 'max', 'value'],
} as const

export const RELATIVE = words(
  'un jour compté depuis la visite : min et max sont des dates, que le serveur écrit (2026-03-14)',
  'a day counted from the visit: min and max are dates, which the server writes (2026-03-14)',
)
export const ONE_MONTH = words('le calendrier montre un mois', 'the calendar shows one month')
export const ANY_DAY = words(
  'un jour ne se refuse pas un à un : min et max seulement, le reste se vérifie au serveur',
  'days are not refused one by one: min and max only, the server checks the rest',
)
export const FORMAT = words(
  'ce format n’a pas deux chiffres pour le jour et le mois, quatre pour l’année ; data-format en attend un comme dd/mm/yyyy',
  'this format lacks two digits for day and month, four for the year; data-format expects one like dd/mm/yyyy',
)

/** Any of the libraries' notations in ours. @param text with years of four letters. */
export const ourFormat = (text: string | undefined): string | undefined =>
  text && readFormat(text) ? text.replace(/yyyy|yy/g, 'yyyy') : undefined

/** A stored day from what a script gives: a `Date`, or a text in the format of the field. */
export function dayOf(given: Argument | undefined, format: string): string | undefined {
  if (given?.date) return given.date
  if (typeof given?.plain !== 'string') return undefined
  const numbers = given.plain.split(/\D+/)
  const units = readFormat(format)
  if (!units || numbers.length < 3 || /^[+-]/.test(given.plain)) return undefined
  const place = (unit: string) => numbers[units.findIndex((part) => part.unit === unit)] ?? ''
  const day = `${place('year')}-${place('month').padStart(2, '0')}-${place('day').padStart(2, '0')}`
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined
}

/** `c-10:c+10` counts from the chosen year: from this one, here. */
export function years({ plain }: Argument): string | undefined {
  const text = typeof plain === 'string' ? plain.replaceAll('c', '').replace(/(^|:)(?=:|$)/g, '$1+0') : ''
  return readYears(text, 2000) ? text : undefined
}

const PREFIX = words(
  'la classe commence par le produit du site : data-product de la balise, ou --product ici ; sans l’un ni l’autre, ilots',
  'the class begins with the site’s product: data-product of the tag, or --product here; ilots without either',
)

interface Dates {
  readonly format?: string | undefined
  readonly hasTime?: boolean
  readonly attributes: ReadonlyMap<string, string>
}

export function dateField(
  use: Use,
  target: Target | undefined,
  { format, hasTime = false, attributes }: Dates,
  { carried, unsupported: left }: Pick<Carried, 'carried' | 'unsupported'>,
  notes: readonly Words[] = [],
): Advised {
  const kind = hasTime ? 'datetime' : (KINDS[format ?? ''] ?? 'date')
  const written = write(use.page, target, { sample: '<input name="…">' }, (element) => {
    if (element.localName !== 'input') return
    // The browser's own picker would be there too.
    if (/^(date|datetime-local)$/.test(element.getAttribute('type') ?? '')) element.removeAttribute('type')
    element.removeAttribute('readonly')
    element.classList.remove('hasDatepicker')
    element.classList.add(`${use.page.product}${kind}`)
    if (format && !KINDS[format] && !hasTime) {
      element.setAttribute('data-format', format)
      element.setAttribute('data-send-format', format)
    }
    for (const [name, value] of attributes) element.setAttribute(name, value)
  })
  const more = use.page.isProductSaid ? notes : [...notes, PREFIX]
  return { answer: 'island', island: 'date-field', written, carried, unsupported: left, notes: more }
}
