/** What the date pickers have in common: a field with a format, and days between two others. */
import { readFormat, readYears } from '../../../islands/date-field/notation'
import type { Words } from '../../../src/island/define-reference'
import { type Advised, island, type Over, type Use } from '../adapter'
import type { Argument } from '../argument'
import { SAMPLES, write } from '../html'
import type { Target } from '../page'
import notes from './notes.json' with { type: 'json' }

/** Where the format that is shown is sent too: what the server got until now. */
const KINDS = new Map([
  ['yyyy-mm-dd', 'date'],
  ['dd/mm/yyyy', 'datenormal'],
])

export const isKind = (format: string): boolean => KINDS.has(format)

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

interface Dates {
  readonly format?: string | undefined
  readonly hasTime?: boolean
  readonly attributes?: ReadonlyMap<string, string>
}

export function dateField(
  { page }: Use,
  target: Target | undefined,
  { format, hasTime = false, attributes = new Map() }: Dates,
  over: Over,
  more: readonly Words[] = [],
): Advised {
  const known = KINDS.get(format ?? '')
  const written = write(page, target, SAMPLES.field, (element) => {
    if (element.localName !== 'input') return
    // The browser's own picker would be there too.
    if (/^(date|datetime-local)$/.test(element.getAttribute('type') ?? '')) element.removeAttribute('type')
    element.removeAttribute('readonly')
    element.classList.remove('hasDatepicker')
    element.classList.add(`${page.product}${hasTime ? 'datetime' : (known ?? 'date')}`)
    if (format && !known && !hasTime) {
      element.setAttribute('data-format', format)
      element.setAttribute('data-send-format', format)
    }
    for (const [name, value] of attributes) element.setAttribute(name, value)
  })
  return island('date-field', written, over, page.isProductKnown ? more : [...more, notes.productClass])
}
