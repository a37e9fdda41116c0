import { sentence } from '../../src/base/errors'
import type { Attribute } from '../../src/contracts/attributes'
import { choice, text } from '../../src/island/attributes'
import { disordered, type Parts, type PartViolation } from '../../src/island/part'
import { type Format, hasTime, readFormat, TOKENS } from './notation'

const DAY = /^\s*(\d{4})-(\d\d)-(\d\d)(?!\d)|^\s*(\d\d)\/(\d\d)\/(\d{4})(?!\d)/

/** A day in milliseconds; undefined for a date that does not exist, such as 31 February. */
function dayIn(raw: string): number | undefined {
  const [, year, month, day, otherDay, otherMonth, otherYear] = DAY.exec(raw) ?? []
  return dayOf(year ?? otherYear, month ?? otherMonth, day ?? otherDay)
}

function dayOf(year?: string, month?: string, day?: string): number | undefined {
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year))
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
    ? date.getTime()
    : undefined
}

/** Whether a text is a date of this format, without what dayjs does: the inspector fetches no library for it. */
function isDate(format: Format, raw: string): boolean {
  const pattern = format.map(({ before, unit }, index) => {
    const sign = before.length === 1 && unit === 'hour' ? '.' : before.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    const digits = `(?<${unit}>\\d{${TOKENS[unit].length}})`
    return unit === 'second' ? `(?:${sign}${digits})?` : `${index ? sign : ''}${digits}`
  })
  const found = new RegExp(`^${pattern.join('')}`).exec(raw)?.groups
  return Boolean(found && dayOf(found.year, found.month, found.day) !== undefined)
}

const limit: Attribute<number | undefined> = {
  default: undefined,
  expected: 'une date comme 2026-01-31',
  read: (raw) => (raw.trim() === '' ? Number.NaN : dayIn(raw)),
}

/** The stored value, by the field's class and its own formats. */
function validateValue(field: HTMLElement): PartViolation | undefined {
  const found = field.getAttribute('value') ?? ''
  const has = (end: string) => [...field.classList].some((word) => word.endsWith(end))
  const time = has('datetime') ? ' HH:MM:ss' : ''
  const show = field.dataset.format || `dd/mm/yyyy${time}`
  const send = field.dataset.sendFormat || (has('datenormal') ? 'dd/mm/yyyy' : `yyyy-mm-dd${time}`)
  const formats = [send, show].map((notation) => readFormat(notation) ?? [])
  const isRead =
    formats.some((format) => isDate(format, found)) || (!formats.some(hasTime) && dayIn(found) !== undefined)
  if (!found || isRead) return undefined
  return { name: 'value', found, expected: sentence`la date enregistrée, comme ${send}` }
}

export const parts = {
  field: {
    selector: ':scope',
    label: 'input.{product}date',
    attributes: {
      type: choice(['text', 'tel', 'search'], 'text', { names: ['type'] }),
      value: text('', { names: ['value'] }),
      min: { ...limit, names: ['min'] },
      max: { ...limit, names: ['max'] },
    },
    validate: (field) =>
      disordered(['min', field.getAttribute('min')], ['max', field.getAttribute('max')], dayIn) ??
      validateValue(field),
  },
} satisfies Parts
