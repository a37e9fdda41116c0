/** `number.format({ decimals: 2 })`, in the language in use. */
import { ownProperty } from '../../src/base/own-property'
import type { Dictionary } from '../core/loose'
import type { LocaleObject } from './locale'

/** What scripts may ask for; what they leave out is the language's. */
interface Options extends Dictionary {
  negative?: { prefix?: string; suffix?: string }
}

/** Writes `1.2e+30` with all its figures. */
function withoutExponent(text: string): string {
  const [mantissa = '', power] = text.split('e')
  if (power === undefined) return text
  const [whole = '', rest = ''] = mantissa.split('.')
  const figures = whole + rest
  const point = whole.length + Number(power)
  if (point <= 0) return `0.${'0'.repeat(-point)}${figures}`
  return point < figures.length
    ? `${figures.slice(0, point)}.${figures.slice(point)}`
    : figures.padEnd(point, '0')
}

/** Puts `sign` before each three figures from the end. */
function grouped(figures: string, sign: string): string {
  const groups: string[] = []
  for (let end = figures.length; end > 0; end -= 3) groups.unshift(figures.slice(Math.max(0, end - 3), end))
  return groups.join(sign)
}

function format(Locale: LocaleObject, number: number, options: Options = {}): string {
  const read = (name: string): unknown => ownProperty(options, name) ?? Locale.get(`Number.${name}`)
  const affix = (name: 'prefix' | 'suffix') => String(read(name) || '')
  const negative = { ...(read('negative') as Options['negative'] | '') }
  if (negative.prefix === undefined && negative.suffix === undefined) negative.prefix = '-'
  const sign = (name: 'prefix' | 'suffix') => (number < 0 && negative[name]) || ''

  const decimals = read('decimals')
  const precision = Number(read('precision'))
  let text = String(Math.abs(number))
  if (decimals !== '' && Number(decimals) >= 0 && Number(decimals) <= 20)
    text = Math.abs(number).toFixed(Number(decimals))
  if (precision >= 1 && precision <= 21) text = Number(text).toPrecision(precision)
  if (read('scientific') === false) text = withoutExponent(text)
  const [whole = '', rest] = text.split('.')
  const group = String(read('group') || '')
  const first = group ? grouped(whole, group) : whole
  const figures = rest === undefined ? first : first + String(read('decimal') || '.') + rest
  return affix('prefix') + sign('prefix') + figures + affix('suffix') + sign('suffix')
}

/** A format of the language that has a name: `currency`, `percentage`. */
const named = (Locale: LocaleObject, set: string, preset: Dictionary) =>
  function (this: number, decimals?: number) {
    const options: Dictionary = {
      decimals: 2,
      ...preset,
      ...(Locale.get(`Number.${set}`) as Dictionary | ''),
    }
    return format(
      Locale,
      Number(this),
      decimals === undefined || decimals === null ? options : { ...options, decimals },
    )
  }

export const numberMethods = (Locale: LocaleObject): Dictionary => ({
  format(this: number, options?: Options) {
    return format(Locale, Number(this), options)
  },
  formatCurrency: named(Locale, 'currency', { scientific: false }),
  formatPercentage: named(Locale, 'percentage', { suffix: '%' }),
})
