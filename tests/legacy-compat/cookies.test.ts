import { afterEach, describe, expect, test, vi } from 'vitest'
import { cookieGlobals } from '../../legacy-compat/cookies'
import { fc } from '../helpers/property'

const { setCookie, getCookie, deleteCookie } = cookieGlobals
/** What the browser gets, without its jar. */
function written(): string[] {
  const lines: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => void lines.push(line))
  return lines
}
afterEach(() => {
  for (const pair of document.cookie.split('; ')) deleteCookie(decodeURIComponent(pair.split('=')[0] ?? ''))
  vi.useRealTimers()
})

test('a cookie has its days and the path /', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  const lines = written()
  setCookie('agence', 'Brest', 30)
  expect(lines).toEqual(['agence=Brest; expires=Tue, 31 Mar 2026 12:00:00 GMT; path=/; sameSite=lax; secure'])
})

test('without days it goes with the browser', () => {
  const lines = written()
  setCookie('agence', 'Brest')
  expect(lines).toEqual(['agence=Brest; path=/; sameSite=lax; secure'])
})

test('without encryption it is kept as well', () => {
  const lines = written()
  vi.stubGlobal('location', { protocol: 'http:' })
  setCookie('agence', 'Brest')
  expect(lines).toEqual(['agence=Brest; path=/; sameSite=lax'])
})

test('a deleted one is gone', () => {
  setCookie('agence', 'Brest', 1)
  expect(getCookie('agence')).toBe('Brest')
  deleteCookie('agence')
  expect(getCookie('agence')).toBeNull()
})

describe('reading', () => {
  test('one that is missing is null, also where another ends in its name', () => {
    setCookie('monagence', 'Brest')
    expect(getCookie('agence')).toBeNull()
  })

  test('an empty one is empty text', () => {
    setCookie('agence', '')
    expect(getCookie('agence')).toBe('')
  })

  test('what the server wrote without encoding is read as it is', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('remise=10%; suite=a=b=c; liste[2]=x')
    expect(['remise', 'suite', 'liste[2]'].map(getCookie)).toEqual(['10%', 'a=b=c', 'x'])
  })
})

test('any name and value come back', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(text, text, (name, value) => {
      setCookie(name, value)
      expect(getCookie(name)).toBe(value)
      deleteCookie(name)
    }),
  )
})
