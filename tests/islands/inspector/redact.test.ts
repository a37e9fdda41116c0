import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact, redactAll } from '../../../islands/inspector/redact'

const word = fc.stringMatching(/^[a-z]{1,8}$/)
const email = fc
  .tuple(word, word, fc.constantFrom('@', '%40'), word, word)
  .map(([a, b, at, host, top]) => `${a}.${b}${at}${host}.${top}`)
const phone = fc
  .tuple(
    fc.constantFrom('+33 ', '0', '0033', '(0)'),
    fc.array(fc.stringMatching(/^\d\d$/), { minLength: 4, maxLength: 5 }),
    fc.constantFrom(' ', '.', '-', '', '\u00a0'),
  )
  .map(([start, pairs, between]) => start + pairs.join(between))
const around = fc.constantFrom('', ' ', ' : ', '« ', '/plateforme/', 'data-lien refusé : reçu ')

describe('a report', () => {
  test('holds no e-mail and no telephone, wherever they stand', () => {
    fc.assert(
      fc.property(around, fc.oneof(email, phone), around, (before, person, after) => {
        const text = JSON.stringify(redactAll({ list: [{ message: before + person + after }] }))
        expect(text).not.toMatch(/[\w.]+(@|%40)[\w.]+/)
        expect(text).not.toMatch(/\d(?:[\s.()/-]*\d){7}/)
      }),
    )
  })

  test('holds the names of a query and none of its values', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,9}$/), (secret) => {
        const url = `/plateforme/ajax/a.php?code=7${secret}&recherche[]=9${secret}#jeton=5${secret}`
        expect(redact(url)).toBe('/plateforme/ajax/a.php?code=…&recherche[]=…#jeton=…')
      }),
    )
  })

  test('leaves out whoever analytics name', () => {
    const event = { category: 'devis', user_email: 'anne@exemple.fr', user_phone: '0199001110' }
    expect(redactAll(event)).toEqual({ category: 'devis' })
  })

  test.each([
    'POST /plateforme/ajax/modules/blocs/refresh.php : le serveur a répondu 500 ; la page garde ce qu’elle montrait.',
    'data-size refusé : reçu « grand », attendu un nombre entier à partir de 0.',
    '/assets/ilots/islands/modal-7XK2PQ4Z.js',
    '147 ms, 1280 × 800',
  ])('keeps %s', (text) => {
    expect(redact(text)).toBe(text)
  })

  test('keeps numbers, booleans and nothing', () => {
    expect(redactAll([12345678901, true, null, undefined])).toEqual([12345678901, true, null, undefined])
  })
})
