import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { decodeUrl } from '../../../islands/share/decode-url'
import { fc } from '../../helpers/property'

const encode = (text: string, encoding: 'base64' | 'base64url' = 'base64') =>
  Buffer.from(text, 'utf8').toString(encoding)
const ADDRESS = 'https://vitrea.example/réparer?ville=Orléans&a=>>>???'

describe('an address in base64', () => {
  test.each([
    ['the standard alphabet', encode(ADDRESS)],
    ['the alphabet for URLs', encode(ADDRESS, 'base64url')],
    ['no padding', encode(ADDRESS).replace(/=+$/, '')],
    ['white space around and inside', ` ${encode(ADDRESS).replace(/(.{20})/g, '$1\n')} `],
  ])('with %s is read as it was written', (_, raw) => expect(decodeUrl(raw)).toBe(ADDRESS))

  test('uses every character of both alphabets', () => {
    const raw = encode(ADDRESS)
    expect(raw).toMatch(/[+/]/)
    expect(encode(ADDRESS, 'base64url')).toMatch(/[-_]/)
  })

  test('that is relative is one of this site', () =>
    expect(decodeUrl(encode('/services'))).toBe('https://vitrea.example/services'))

  test('of any text after the host comes back the same', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('base64', 'base64url'),
        (text, encoding) => {
          const address = `https://vitrea.example/?q=${text}.`
          expect(decodeUrl(encode(address, encoding))).toBe(address)
        },
      ),
    ))
})

describe('refused is', () => {
  test.each([
    ['an address that is not encoded', 'https://vitrea.example/'],
    ['a length that base64 does not have', 'aHR0c'],
    ['bytes that are not UTF-8', Buffer.from([0x68, 0xe9, 0xff]).toString('base64')],
    ['a script', encode('javascript:alert(1)')],
    ['a mail address', encode('mailto:a@b.fr')],
    ['white space', encode('  ')],
  ])('%s', (_, raw) => expect(decodeUrl(raw)).toBeUndefined())
})
