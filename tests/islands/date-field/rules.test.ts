/** The rules of dates, without a page. */

import type { Dayjs } from 'dayjs'
import { describe, expect, test } from 'vitest'
import { read, today, write } from '../../../islands/date-field/dates'
import {
  formatsOf,
  rangeOf,
  tidy,
  toSent,
  toShown,
  typedSoFar,
} from '../../../islands/date-field/field-values'
import { typeDate } from '../../../islands/date-field/mask'
import { readFormat, readYears } from '../../../islands/date-field/notation'
import { readAny } from '../../../islands/date-field/read-any'
import { editOf } from '../../../src/forms/masked-input'
import { fc } from '../../helpers/property'

const classes = (...names: string[]) => {
  const { classList } = document.createElement('p')
  classList.add(...names)
  return classList
}
const own = { show: '', send: '' }
const date = formatsOf(classes('acmedate'), 'acme', own)
const normal = formatsOf(classes('acmedatenormal'), 'acme', own)
const dateTime = formatsOf(classes('acmedatetime'), 'acme', own)

const canonical = readFormat('yyyy-mm-dd HH:MM:ss') ?? []
const two = (value: number) => String(value).padStart(2, '0')
/** Its year has four digits. */
const written = (year: number, month: number, day: number, time = [0, 0, 0]) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${time.map(two).join(':')}`
const at = (year: number, month: number, day: number, time?: number[]): Dayjs =>
  read(canonical, written(year, month, day, time)) as Dayjs
/** A date as it is compared. */
const plain = (date: Dayjs | undefined) => date && write(canonical, date)

const triples = fc
  .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]): [number, number, number] => [
    year,
    month,
    Math.min(day, monthLength(year, month)),
  ])
const monthLength = (year: number, month: number) =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31
const days = triples.map((triple) => at(...triple))
const times = fc.tuple(
  fc.integer({ min: 0, max: 23 }),
  fc.integer({ min: 0, max: 59 }),
  fc.integer({ min: 0, max: 59 }),
)
const moments = fc.tuple(triples, times).map(([triple, time]) => at(...triple, time))

/** What the field shows once these keys have been pressed at its end. */
function keys(pressed: string, show = date.show, before = ''): string {
  let text = before
  for (const key of pressed)
    text = typeDate(show, editOf(text, text + key, text.length + 1, 'insertText')).text
  return text
}

/** A key pressed with the caret at the bar: `31|/01/2026`. */
function over(marked: string, key: string, show = date.show): string {
  const caret = marked.indexOf('|')
  const before = marked.replace('|', '')
  const after = before.slice(0, caret) + key + before.slice(caret)
  const shown = typeDate(show, editOf(before, after, caret + 1, 'insertText'))
  return `${shown.text.slice(0, shown.caret)}|${shown.text.slice(shown.caret)}`
}

describe('round trips', () => {
  test('every date that is stored is shown and sent as it was stored', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const formats of [date, normal]) {
          const stored = write(formats.send, day)
          const shown = toShown(formats, stored)
          expect(shown).toBe(write(date.show, day))
          expect(toSent(formats, shown)).toBe(stored)
        }
      }),
    )
  })

  test('every date-time, too', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const stored = write(dateTime.send, moment)
        expect(toSent(dateTime, toShown(dateTime, stored))).toBe(stored)
      }),
    )
  })

  test('every date and date-time can be typed, with its separators and without', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        for (const { show } of [date, dateTime]) {
          const text = write(show, moment)
          expect(keys(text, show)).toBe(text)
          expect(keys(text.replace(/\D/g, ''), show)).toBe(text)
        }
      }),
    )
  })

  test('typed in one go, it does not matter when the mask comes', () => {
    const recent = moments.map((moment) =>
      moment.date(Math.min(moment.date(), 28)).year(1900 + (moment.year() % 200)),
    )
    fc.assert(
      fc.property(recent, fc.boolean(), fc.nat({ max: 18 }), (moment, hasSeparators, cut) => {
        for (const formats of [date, dateTime]) {
          const whole = write(formats.show, moment)
          const text = hasSeparators ? whole : whole.replace(/\D/g, '')
          expect(keys(text.slice(cut), formats.show, typedSoFar(formats, text.slice(0, cut)))).toBe(whole)
        }
      }),
    )
  })

  test('another writing that was there before the mask is read whole', () => {
    expect(typedSoFar(dateTime, '2026-03-05 14:30')).toBe('05/03/2026 14:30:00')
    expect(typedSoFar(date, '17 mai 1980')).toBe('17/05/1980')
  })

  test('every order of day, month and year is read as it is written', () => {
    const orders = ['dd/mm/yyyy', 'yyyy-mm-dd', 'mm.dd.yyyy', 'yyyymmdd', 'ddmmyy', 'yyyy-mm-ddTHH:MM:ss']
    fc.assert(
      fc.property(moments, fc.constantFrom(...orders), (moment, notation) => {
        const formats = formatsOf(classes('acmedate'), 'acme', { show: notation, send: notation })
        const text = write(formats.show, moment)
        expect(toSent(formats, toShown(formats, text))).toBe(text)
      }),
    )
  })

  test('any text at all is shown and sent as nothing or as a real date', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d/: -]{0,24}$/)), (garbage) => {
        for (const formats of [date, normal, dateTime]) {
          for (const text of [toShown(formats, garbage), toSent(formats, garbage)])
            expect(text === '' || /^[\d/-]{10}( [\d:]{8})?$/.test(text)).toBe(true)
          expect(typeof tidy(formats, garbage)).toBe('string')
          expect(readAny(garbage)?.isValid() ?? true).toBe(true)
        }
      }),
    )
  })

  test('whatever is typed, the text stays in the mask and can become a date', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d/ :a-z]{0,30}$/), (pressed) => {
        expect(keys(pressed)).toMatch(/^(\d?|\d\d\/\d?|\d\d\/\d\d\/\d{0,4})$/)
        const whole = toSent(date, keys(`${pressed}0101200`))
        expect(whole === '' || readAny(whole) !== undefined).toBe(true)
      }),
    )
  })

  test('a key anywhere in a whole date leaves a whole date', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 10 }),
        fc.constantFrom(...'0123456789/x'),
        (day, place, key) => {
          const text = write(date.show, day)
          const [left = '', right = ''] = over(`${text.slice(0, place)}|${text.slice(place)}`, key).split('|')
          expect(toSent(date, left + right)).not.toBe('')
        },
      ),
    )
  })
})

describe('the calendar', () => {
  test('has the dates that it has, and no other', () => {
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const isReal = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month)
        const text = written(year, month, day)
        expect(plain(read(canonical, text))).toBe(isReal ? text : undefined)
      }),
    )
  })

  test.each([
    '2026-03-05',
    '2026-03-05 24:00:00',
    '2026-03-05 12:60:00',
    '2026-3-5 00:00:00',
    '2026-03-05 00:00:00 ',
  ])('a whole date is read strictly: « %s »', (text) => expect(read(canonical, text)).toBeUndefined())
})

describe('limits while typing', () => {
  test.each([
    ['4', '04/'],
    ['5/', '05/'],
    ['32', '3'],
    ['00', '0'],
    ['1/1/2026', '01/01/2026'],
    ['1/13', '01/1'],
    ['0500', '05/0'],
    ['3102', '31/0'],
    ['3104', '31/0'],
    ['3002', '30/0'],
    ['312', '31/'],
    ['29022024', '29/02/2024'],
    ['29022023', '29/02/202'],
    ['29021900', '29/02/190'],
    ['29022000', '29/02/2000'],
    ['01010000', '01/01/000'],
    ['050320261', '05/03/2026'],
  ])('%s becomes « %s »', (pressed, shown) => {
    expect(keys(pressed)).toBe(shown)
  })

  test.each([
    ['0503202624', '05/03/2026 2'],
    ['05032026235959', '05/03/2026 23:59:59'],
    ['050320263', '05/03/2026 03:'],
    ['0503202623605', '05/03/2026 23:06:05'],
    ['050320260000', '05/03/2026 00:00:'],
    ['0503202614h30', '05/03/2026 14:30:'],
  ])('with a time, %s becomes « %s »', (pressed, shown) => {
    expect(keys(pressed, dateTime.show)).toBe(shown)
  })

  test.each([
    ['|05/03/2026', '1', '1|5/03/2026'],
    ['0|5/03/2026', '6', '06/|03/2026'],
    ['05|/03/2026', '1', '05/1|0/2026'],
    ['05/|03/2026', '1', '05/1|0/2026'],
    ['31/|03/2026', '0', '31/0|3/2026'],
    ['31/0|3/2026', '4', '31/0|3/2026'],
    ['|05/02/2026', '3', '03/|02/2026'],
    ['|05/03/2026', '3', '3|0/03/2026'],
    ['05/03/|2026', '1', '05/03/1|026'],
    ['29/02/202|4', '3', '29/02/202|4'],
    ['05/03/2026|', '7', '05/03/2026|'],
  ])('in %s, %s gives %s', (before, key, after) => {
    expect(over(before, key)).toBe(after)
  })

  test('a part that is taken out can be typed again', () => {
    const cut = typeDate(date.show, editOf('05/03/2026', '05//2026', 3, 'deleteByCut'))
    expect(cut.text).toBe('05//2026')
    expect(typeDate(date.show, editOf(cut.text, '05/1/2026', 4, 'insertText'))).toMatchObject({
      text: '05/1/2026',
      caret: 4,
    })
    expect(over('05/1|/2026', '2')).toBe('05/12/|2026')
  })

  test('a digit that cannot stand is refused, and told', () => {
    expect(typeDate(date.show, editOf('31/0', '31/02', 5, 'insertText'))).toEqual({
      text: '31/0',
      caret: 4,
      isRefused: true,
    })
  })

  test('a digit after the last one is too many, and no date is wrong for it', () => {
    expect(typeDate(date.show, editOf('31/03/2026', '31/03/20267', 11, 'insertText')).isRefused).toBe(false)
  })

  test('a deletion clears the field, a cut does not', () => {
    expect(typeDate(date.show, editOf('05/03/2026', '05/03/202', 9, 'deleteContentBackward')).text).toBe('')
    expect(typeDate(date.show, editOf('05/03/2026', '05/03/', 6, 'deleteByCut')).text).toBe('05/03/')
  })

  test('a whole date given at once is taken in any usual writing', () => {
    expect(typeDate(date.show, editOf('01/01/2020', '1980-05-17', 10)).text).toBe('17/05/1980')
    expect(typeDate(dateTime.show, editOf('', '2026-03-05T14:30', 16)).text).toBe('05/03/2026 14:30:00')
  })
})

test.each([
  ['2026-03-05', '05/03/2026 00:00:00'],
  ['2026/3/5', '05/03/2026 00:00:00'],
  ['5/3/2026', '05/03/2026 00:00:00'],
  ['5-3-26', '05/03/2026 00:00:00'],
  ['05.03.1968', '05/03/1968 00:00:00'],
  ['5/3/68', '05/03/1968 00:00:00'],
  ['05 03 2026', '05/03/2026 00:00:00'],
  ['05032026', '05/03/2026 00:00:00'],
  ['20260305', '05/03/2026 00:00:00'],
  ['5 mars 2026', '05/03/2026 00:00:00'],
  ['Jeudi 1er août 2024', '01/08/2024 00:00:00'],
  ['le 17 févr. 2025', '17/02/2025 00:00:00'],
  ['2026-03-05T14:30:05Z', '05/03/2026 14:30:05'],
  ['5 mars 2026 à 14h30', '05/03/2026 14:30:00'],
  ['05/03/2026, 9 h', '05/03/2026 09:00:00'],
  // From a page: no-break spaces, wide and narrow, a line break, a raised "er", a no-break hyphen.
  ['1\u00A0février\u00A02026', '01/02/2026 00:00:00'],
  ['1\u202Ffévrier\u20092026 à\u00A014\u00A0h\u00A030', '01/02/2026 14:30:00'],
  ['Dimanche\u00A01ᵉʳ\n  février\t2026', '01/02/2026 00:00:00'],
  ['05\u201103\u20112026', '05/03/2026 00:00:00'],
  ['05 – 03 – 2026', '05/03/2026 00:00:00'],
  // From a program: marks of direction around each part.
  ['\u200E05\u200E/\u200E03\u200E/\u200E2026', '05/03/2026 00:00:00'],
])('« %s » pasted is %s', (text, shown) => {
  const date = readAny(text, { hasShortYears: true, now: 2026 })
  expect(date && write(dateTime.show, date)).toBe(shown)
})

test.each([
  '',
  'demain',
  '31/02/2026',
  '29/02/2023',
  '00/00/0000',
  '0000-00-00',
  '5/3',
  '05/03/2026 25:00',
  '12/13/2026',
])('« %s » is no date', (text) => expect(readAny(text, { hasShortYears: true })).toBeUndefined())

describe('stored values (§5.1)', () => {
  test.each([
    ['', ''],
    ['2026-03-05', '05/03/2026'],
    ['2026-03-05 14:00:00', '05/03/2026'],
    ['05/03/2026', '05/03/2026'],
    ['0000-00-00', ''],
  ])('a date « %s » shows « %s »', (stored, shown) => expect(toShown(date, stored)).toBe(shown))

  test.each([
    ['', ''],
    ['2026-03-05 14:05:09', '05/03/2026 14:05:09'],
    ['2026-03-05T14:05:09.000Z', '05/03/2026 14:05:09'],
    ['2026-03-05T14:05', '05/03/2026 14:05:00'],
    ['2026-03-05', ''],
    ['2026-03-05 ', ''],
    ['2026-03-05 14', ''],
    ['14:05:09', ''],
  ])('a date-time « %s » shows « %s »', (stored, shown) => expect(toShown(dateTime, stored)).toBe(shown))

  test('a time that is missing is sent as midnight, one digit of it as such', () => {
    expect(toSent(dateTime, '05/03/2026')).toBe('2026-03-05 00:00:00')
    expect(toSent(dateTime, '05/03/2026 14')).toBe('2026-03-05 14:00:00')
    expect(tidy(dateTime, '05/03/2026 14:3')).toBe('05/03/2026 14:03:00')
  })

  test('a date that is not whole is sent empty, and stays as it was typed', () => {
    for (const text of ['1', '12/0', '12/03/', '12/03/20', '12/03/202', '/03/2026']) {
      expect(toSent(date, text)).toBe('')
      expect(tidy(date, text)).toBe(text)
    }
  })

  test('a stored form that a script has set is sent as it is', () => {
    expect(toSent(date, '2026-03-05')).toBe('2026-03-05')
    expect(toSent(dateTime, '2026-03-05 14:00:00')).toBe('2026-03-05 14:00:00')
  })
})

describe('formats', () => {
  test.each(['jour/mois', 'dd/mm', 'dd[mm]yyyy', 'dd/dd/yyyy', 'dd/mm/yyyy/', '', 'd/m/Y', 'MM/dd/yyyy'])(
    '« %s » is no format',
    (notation) => expect(readFormat(notation)).toBeUndefined(),
  )

  test('the date picker’s own notation is read, too', () => {
    expect(readFormat('dd/mm/yy HH:mm:ss')).toEqual(readFormat('dd/mm/yyyy HH:MM:ss'))
  })

  test('one without separators can be typed, too', () => {
    const { show } = formatsOf(classes('acmedate'), 'acme', { show: 'ddmmyyyy', send: '' })
    expect(keys('05032026', show)).toBe('05032026')
    expect(over('05|032026', '1', show)).toBe('051|02026')
  })

  test('a format without seconds still sends them', () => {
    const formats = formatsOf(classes('acmedatetime'), 'acme', { show: 'dd/mm/yyyy HH:MM', send: '' })
    expect(toSent(formats, '05/03/2026 14:30')).toBe('2026-03-05 14:30:00')
    expect(toShown(formats, '2026-03-05 14:30:59')).toBe('05/03/2026 14:30')
  })
})

describe('what may be chosen', () => {
  test.each([
    ['1900:2031', [1900, 2031]],
    ['1900:+5', [1900, 2031]],
    ['-100:-18', [1926, 2008]],
    ['2031:2020', [2020, 2031]],
  ])('years « %s » are %s', (text, years) => expect(readYears(text, 2026)).toEqual(years))

  test.each(['', '1900', '1900-2031', 'a:b'])('« %s » are no years', (text) =>
    expect(readYears(text, 2026)).toBeUndefined(),
  )

  test('from 1900 to five years from now, less what the field’s own limits leave out', () => {
    const none = { min: undefined, max: undefined }
    const now = at(2026, 11, 23)
    const all = rangeOf('1900:+5', none, now)
    expect([plain(all.first), plain(all.last)]).toEqual(['1900-01-01 00:00:00', '2031-12-31 00:00:00'])
    const some = rangeOf('1900:+5', { min: at(2026, 11, 23), max: at(2050, 1, 1) }, now)
    expect([plain(some.first), plain(some.last)]).toEqual(['2026-11-23 00:00:00', '2031-12-31 00:00:00'])
  })
})

test('today is today, where the visitor is', () => {
  expect(plain(today(new Date(2026, 10, 21, 23, 59)))).toBe('2026-11-21 00:00:00')
  expect(plain(today(new Date(2026, 10, 21, 0, 1)))).toBe('2026-11-21 00:00:00')
})
