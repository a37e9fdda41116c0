// @ts-nocheck: written as page scripts of that time, which have no types.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installPart } from '../../helpers/legacy-parts'

const page = await installPart('Locale')
const { Locale } = page

/** A Thursday. */
const THURSDAY = new Date(1997, 10, 20, 1, 2, 3)
beforeEach(() => Locale.use('en-US'))
afterEach(() => vi.useRealTimers())

test('nothing of it shows in for…in, and what the browser has is the browser’s', () => {
  const seen = []
  for (const name in new Date()) seen.push(name)
  expect(seen).toEqual([])
  expect(Date.parse('1997-11-20T00:00:00Z')).toBe(879984000000)
  expect(JSON.stringify(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"')
})

describe('set and get', () => {
  test('one part, in any case, or several', () => {
    const date = THURSDAY.clone().set({ hr: 20, MIN: 30, month: 2 }).set('MilliSeconds', 4)
    expect(date.get('hr', 'min', 'mo', 'ms')).toEqual({ hr: 20, min: 30, mo: 2, ms: 4 })
    expect(THURSDAY.getHours()).toBe(1)
  })

  test('a part that no date has does nothing, and is null', () => {
    expect(THURSDAY.clone().set('quatsch', 40)).toEqual(THURSDAY)
    expect(THURSDAY.get('quatsch')).toBeNull()
  })

  test('a day moves within its week, which begins as the language says', () => {
    expect(THURSDAY.clone().set('day', 'Sunday').getDate()).toBe(16)
    Locale.use('fr-FR')
    expect(THURSDAY.clone().set('day', 'dimanche').getDate()).toBe(23)
  })
})

describe('increment and decrement', () => {
  test.each([
    ['ms', 5, new Date(1997, 10, 20, 1, 2, 3, 5)],
    ['second', 10, new Date(1997, 10, 20, 1, 2, 13)],
    ['minute', -2, new Date(1997, 10, 20, 1, 0, 3)],
    ['hour', 24, new Date(1997, 10, 21, 1, 2, 3)],
    ['day', 11, new Date(1997, 11, 1, 1, 2, 3)],
    ['week', 1, new Date(1997, 10, 27, 1, 2, 3)],
    ['month', 3, new Date(1998, 1, 20, 1, 2, 3)],
    ['year', 2, new Date(1999, 10, 20, 1, 2, 3)],
  ])('%s by %d', (unit, times, expected) => {
    const date = THURSDAY.clone()
    expect(date.increment(unit, times)).toBe(date)
    expect(date).toEqual(expected)
    expect(date.decrement(unit, times)).toEqual(THURSDAY)
  })

  test('by one day when nothing is said, and never past the end of a month', () => {
    expect(THURSDAY.clone().increment().getDate()).toBe(21)
    const january = new Date(2000, 0, 31)
    expect(january.increment('month')).toEqual(new Date(2000, 1, 29))
  })

  test('an unknown unit is an error', () => {
    expect(() => new Date().increment('fortnight')).toThrow('unité inconnue, reçu « fortnight »')
  })
})

test.each([
  [new Date(1997, 10, 20, 1, 2, 13), 'second', 10],
  [new Date(1997, 10, 30, 1, 2, 3), undefined, 10],
  [new Date(1998, 0, 20, 1, 2, 3), 'month', 2],
  [new Date(2097, 10, 20, 1, 2, 3), 'week', 5218],
  [new Date(1999, 10, 20, 1, 2, 3), 'year', 2],
])('the difference to %s in %s is %d', (to, unit, expected) => {
  expect(THURSDAY.diff(to, unit)).toBe(expected)
})

test('years and months: leap years, last days, days of the year', () => {
  expect([1900, 2000, 2002, 2004].map((year) => new Date(year, 2, 1).isLeapYear())).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([new Date(1999, 1, 1), new Date(2000, 1, 1)].map((date) => date.get('lastdayofmonth'))).toEqual([
    28, 29,
  ])
  expect([new Date(1999, 0, 1, 23), new Date(2000, 11, 31)].map((date) => date.get('dayofyear'))).toEqual([
    1, 366,
  ])
  expect(THURSDAY.clone().clearTime()).toEqual(new Date(1997, 10, 20))
})

describe('weeks', () => {
  test.each([
    [2007, 0, 1, 1],
    [2007, 2, 14, 11],
    [2008, 0, 2, 1],
    [2000, 0, 1, 52],
    [2021, 0, 1, 53],
    [2002, 0, 7, 2],
    [2012, 11, 31, 1],
    [2020, 11, 31, 53],
  ])('%d-%d-%d is in week %#: where weeks begin on Monday', (year, month, day, week) => {
    Locale.use('fr-FR')
    expect(new Date(year, month, day, 1).get('week')).toBe(week)
  })

  test('a language of the page’s own may begin them on another day', () => {
    const own = new Locale.Set('own')
    Locale.use(own)
    const weeks = (date) =>
      [1, 0, 6].map((first) => {
        own.define('Date', 'firstDayOfWeek', first)
        return date.get('week')
      })
    expect(weeks(new Date(2000, 11, 31))).toEqual([52, 54, 53])
    expect(weeks(new Date(2006, 0, 1))).toEqual([52, 1, 1])
  })
})

describe('format', () => {
  test.each([
    ['%a %A %b %B', 'Thu Thursday Nov November'],
    ['%c', 'Thu Nov 20 01:02:03 1997'],
    ['%d %e %H %I %j %k %l', '20 20 01 01 324  1  1'],
    ['%L %m %M %o %p %S %T', '000 11 02 th AM 03 01:02:03'],
    ['%U %w %x %X %y %Y', '47 4 11/20/1997 01:02AM 97 1997'],
    ['%y%', '97%'],
    ['db', '1997-11-20 01:02:03'],
    ['compact', '19971120T010203'],
    ['short', '20 Nov 01:02'],
    ['long', 'November 20, 1997 01:02'],
    [undefined, '11/20/1997 01:02AM'],
  ])('%s', (format, expected) => {
    expect(THURSDAY.format(format)).toBe(expected)
  })

  test('mails have English names whatever the language, and the offset', () => {
    const expected = `Thu, 20 Nov 1997 01:02:03 ${THURSDAY.get('gmtoffset')}`
    Locale.use('fr-FR')
    expect(THURSDAY.format('rfc2822')).toBe(expected)
    expect(THURSDAY.get('gmtoffset')).toMatch(/^[+-]\d{4}$/)
  })

  test('in French', () => {
    Locale.use('fr-FR')
    expect(new Date(1997, 1, 1, 13, 5).format('%A %d%o %B, %b, %x %X')).toBe(
      'Samedi 01er Février, févr., 01/02/1997 13:05',
    )
  })

  test('scripts define formats: texts and functions', () => {
    expect(Date.defineFormat('heure', '%H h %M')).toBe(Date)
    Date.defineFormats({ jour: (date) => `le ${date.getDate()}` })
    expect([THURSDAY.format('heure'), THURSDAY.strftime('jour')]).toEqual(['01 h 02', 'le 20'])
  })

  test('what is no date says so', () => {
    expect([new Date('foo').format('%x'), new Date('foo').isValid(), Date.isValid(null)]).toEqual([
      'invalid date',
      false,
      false,
    ])
  })
})

describe('reading dates as people write them', () => {
  const read = (text) => new Date(0).parse(text)
  const DAY = new Date(2000, 11, 2)

  test.each(['%x', '%b %d %Y', '%d %B %Y', '%Y %b %d', '%Y.%m.%d', '%Y/%m/%d', 'compact'])(
    'what %s writes, in each language',
    (format) => {
      for (const language of ['en-US', 'fr-FR']) {
        Locale.use(language)
        expect(read(DAY.format(format))).toEqual(DAY)
      }
    },
  )

  test('a day of the week before it says nothing', () => {
    expect(read('Sat Dec 02 00:00:00 +0000 2000')).toEqual(new Date(Date.UTC(2000, 11, 2)))
  })

  test.each(['%x %X', '%d %b %Y %H:%M', 'iso8601', 'db', 'long', 'rfc2822'])('with a time: %s', (format) => {
    const evening = new Date(2000, 11, 2, 22, 45)
    expect(read(evening.format(format))).toEqual(evening)
  })

  test.each([
    ['25/12/2012', new Date(2012, 11, 25)],
    ['25.12.99', new Date(1999, 11, 25)],
    ['1er février 2012', new Date(2012, 1, 1)],
    ['29 FEVRIER 2012', new Date(2012, 1, 29)],
    ['31 juil. 2012', new Date(2012, 6, 31)],
    ['3 juin 2012 à midi', new Date(Number.NaN)],
    ['2000', new Date(2000, 0, 1)],
    ['1277244682000', new Date(1277244682000)],
  ])('in French: %s', (text, expected) => {
    Locale.use('fr-FR')
    expect(read(text)).toEqual(expected)
  })

  test('without a year or a day, those of today', () => {
    vi.useFakeTimers({ now: new Date(2011, 4, 31, 12) })
    expect(read('Oct 31st')).toEqual(new Date(2011, 9, 31))
    expect(read('1st')).toEqual(new Date(2011, 4, 1))
    expect(read('February')).toEqual(new Date(2011, 1, 1))
    expect(read('10:45pm')).toEqual(new Date(2011, 4, 31, 22, 45))
    expect(read('12:10 am')).toEqual(new Date(2011, 4, 31, 0, 10))
  })

  test('near days, in both languages', () => {
    // A Tuesday.
    vi.useFakeTimers({ now: new Date(2011, 4, 31, 12) })
    expect(
      ['today', 'tomorrow', 'yesterday', 'next Monday', 'last Monday'].map((text) =>
        read(text).format('%d/%m'),
      ),
    ).toEqual(['31/05', '01/06', '30/05', '06/06', '30/05'])
    expect(['aujourd’hui', 'demain', 'hier'].map((text) => read(text).format('%d/%m'))).toEqual([
      '31/05',
      '01/06',
      '30/05',
    ])
  })

  test('scripts add patterns, of signs or of their own', () => {
    Date.defineParser('le %d/%m/%Y à %H h').defineParsers([
      { re: /^noël (\d+)/, handler: (bits) => new Date(bits[1], 11, 25) },
    ])
    expect(read('le 3/4/2012 à 15 h')).toEqual(new Date(2012, 3, 3, 15))
    expect(read('noël 2012')).toEqual(new Date(2012, 11, 25))
  })

  test('names of days and months have numbers; a word for several is an error', () => {
    expect([Date.parseMonth('oct', true), Date.parseDay('wed'), Date.parseMonth(0)]).toEqual([
      9,
      'Wednesday',
      'January',
    ])
    expect(() => Date.parseMonth('ju')).toThrow('ambigu')
    expect(() => Date.parseDay('foo')).toThrow('inconnu')
  })
})

describe('spans of time', () => {
  test.each([
    [30, 'less than a minute ago', 'il y a moins d’une minute'],
    [65, 'about a minute ago', 'il y a une minute'],
    [3 * 3600, 'about 3 hours ago', 'il y a 3 heures'],
    [25 * 3600, '1 day ago', 'il y a un jour'],
    [7 * 86400, '1 week ago', 'il y a une semaine'],
    [55 * 86400, '2 months ago', 'il y a 2 mois'],
    [3650 * 86400, '10 years ago', 'il y a 10 ans'],
    [-120, '2 minutes from now', 'dans 2 minutes'],
    [-16 * 86400, '2 weeks from now', 'dans 2 semaines'],
  ])('%d seconds', (seconds, english, french) => {
    expect(Date.getTimePhrase(seconds)).toBe(english)
    Locale.use('fr-FR')
    expect(Date.getTimePhrase(seconds)).toBe(french)
  })

  test('of a date, in words and in figures', () => {
    const date = new Date(2011, 5, 20)
    const later = date.clone().increment('day', 31).increment('second', 10)
    expect(date.timeDiffInWords(later)).toBe('1 month ago')
    expect([date.timeDiff(date), date.timeDiff(later), later.timeDiff(date, ' ')]).toEqual([
      '0s',
      '31d:0h:0m:10s',
      '31d 0h 0m 10s',
    ])
  })
})
