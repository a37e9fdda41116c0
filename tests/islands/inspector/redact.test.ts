import { describe, expect, test } from 'vitest'
import { redact, redactAll } from '../../../islands/inspector/redact'
import { fc, runs } from '../../helpers/property'

/** Secrets that must not be readable in a report, as people type them and pages send them. */
const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))
const word = fc.stringMatching(/^[a-z]{1,8}$/)
const isMixed = (text: string) => /\d[a-wyz]+\d/i.test(text)
const capitals = (length: number) => fc.stringMatching(new RegExp(`^[A-HJ-NP-TV-Z]{${length}}$`))
const joined = (separators: readonly string[], ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(fc.constantFrom(...separators), ...parts).map(([separator, ...rest]) => rest.join(separator))

const SHAPES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'an e-mail': fc
    .tuple(word, word, fc.constantFrom('@', '%40'), word, word)
    .map(([a, b, at, host, top]) => `${a}.${b}${at}${host}.${top}`),
  'a telephone': fc
    .tuple(
      fc.constantFrom('+33 ', '0', '0033', '(0)'),
      fc.array(fc.stringMatching(/^\d\d$/), { minLength: 4, maxLength: 5 }),
      fc.constantFrom(' ', '.', '-', '', '\u00a0'),
    )
    .map(([start, pairs, between]) => start + pairs.join(between)),
  'a token': fc.oneof(
    fc.stringMatching(/^[0-9a-f]{16,64}$/).filter(isMixed),
    fc.stringMatching(/^[\w-]{22,43}$/).filter((text) => text.split(/[_-]/).some(isMixed)),
    fc.uuid().filter((text) => text.split('-').some(isMixed)),
    fc.base64String({ minLength: 32 }).filter((text) => !/[+/]/.test(text) && isMixed(text)),
  ),
  'a plate': fc.oneof(
    joined([' ', '-', ''], capitals(2), digits(3), capitals(2)),
    joined(['-', ''], capitals(2), digits(3), capitals(2)).map((plate) => plate.toLowerCase()),
    joined([' ', '-', ''], digits(3), capitals(3), fc.constantFrom('75', '2A', '31', '974')),
  ),
  'an account': joined(
    [' ', ''],
    fc.constantFrom('FR76', 'FR14', 'BE68', 'GB29'),
    ...Array(5).fill(fc.oneof(digits(4), fc.constant('NWBK'))),
    digits(3),
  ),
  'a card': joined([' ', '-', ''], fc.constantFrom('4970', '5132'), digits(4), digits(4), digits(4)),
  'a place': fc
    .tuple(
      fc.integer({ min: 41_000_001, max: 51_000_000 }),
      fc.integer({ min: 1_000_001, max: 9_000_000 }),
      fc.constantFrom(',', ', ', ';', ' '),
    )
    .map(([lat, lng, between]) => [lat, lng].map((part) => (part / 1e6).toFixed(6)).join(between)),
  'a place in degrees': fc
    .tuple(fc.integer({ min: 10, max: 59 }), fc.integer({ min: 10, max: 59 }))
    .map(([minutes, seconds]) => `48°${minutes}'${seconds}"N`),
}
const NAMED: Readonly<Record<string, readonly string[]>> = {
  password: ['password', 'mot_de_passe', 'data-pwd', 'user[password]', 'confirmPassword', 'MDP'],
  token: ['token', 'csrf_token', 'accessToken', 'X-Api-Key', '_jeton', 'sessionId', 'client-secret'],
  person: ['nom', 'prenom', 'téléphone', 'user_email', 'adresse', 'dateNaissance', 'lat', 'longitude'],
}
/** Values that look harmless: under a secret's name any value must be hidden. */
const anything = fc
  .stringMatching(/^[a-z]{5,9}[%+-]?[a-z]{2,5}$/)
  .filter((text) => !/^(true|null)/.test(text))

/** Places of a secret in a report. Each returns the text or the data with the secret in it. */
const LOOSE: Readonly<Record<string, (secret: string) => unknown>> = {
  'a sentence': (secret) => `le serveur a répondu : ${secret} ; la page garde ce qu’elle montrait.`,
  'a refusal': (secret) => `data-lien refusé : reçu « ${secret} », attendu une adresse.`,
  'JSON under any name': (secret) => JSON.stringify({ a: [{ valeur: secret }] }),
  'JSON in JSON': (secret) => JSON.stringify({ a: JSON.stringify({ b: [secret] }) }),
  'JSON cut short': (secret) => JSON.stringify({ a: { b: secret, c: 'la suite' } }).slice(0, -8),
  'object syntax': (secret) => `{handler:'iframe',url:'/a',libelle:'${secret.replaceAll("'", ' ')}'}`,
  'a query': (secret) => `GET /a/b.php?x=${encodeURIComponent(secret)}&page=2 : échoué`,
  'a hash': (secret) => `/a/b.php#x=${encodeURIComponent(secret)}`,
  'a form body': (secret) => `page=2&x=${encodeURIComponent(secret)}`,
  'a path': (secret) => `https://vitrea.example/a/${encodeURIComponent(secret)}/b`,
  'the end of a path': (secret) => `refus de /a/${encodeURIComponent(secret)}`,
  'a file’s name': (secret) => `/a/${encodeURIComponent(secret)}.php?b`,
  'a parameter of a path': (secret) => `/a/b;x=${encodeURIComponent(secret)}`,
  'user and password of an address': (secret) => `https://${encodeURIComponent(secret)}:x@vitrea.example/`,
  'an address as one word': (secret) => ({ url: `/a?x=${secret}` }),
  'an attribute': (secret) => ({ name: 'data-libelle', value: secret, origin: 'attribute' }),
  'a key': (secret) => ({ [secret]: 1 }),
  'data in a list': (secret) => [[{ deep: [secret] }]],
}
const UNDER_A_NAME: Readonly<Record<string, (name: string, secret: string) => unknown>> = {
  JSON: (name, secret) => JSON.stringify({ a: { [name]: secret } }),
  'JSON, spaced': (name, secret) => JSON.stringify({ a: { [name]: [secret, { b: secret }] } }, null, 2),
  'JSON in JSON': (name, secret) => JSON.stringify([JSON.stringify({ [name]: secret })]),
  'JSON in a sentence': (name, secret) =>
    `configuration refusée : ${JSON.stringify({ [name]: secret })}, voilà`,
  'JSON cut short': (name, secret) => `{"a":${JSON.stringify({ [name]: secret })}`,
  'escaped JSON, cut short': (name, secret) =>
    JSON.stringify({ a: JSON.stringify({ [name]: secret, b: 'la suite' }) }).slice(0, -6),
  'PHP’s JSON, cut short': (name, secret) =>
    JSON.stringify({ [name]: secret, b: 1 })
      .replace(/[^ -~]/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)
      .slice(0, -1),
  'object syntax': (name, secret) => `{url:'/a','${name}':'${secret}',size:{x:1}}`,
  'an attribute of HTML': (name, secret) => `<input ${name}="${secret}">`,
  'HTML’s own marks': (name, secret) => `&quot;${name}&quot;:&quot;${secret}&quot;`,
  'a form body': (name, secret) =>
    new URLSearchParams([
      ['page', '2'],
      [name, secret],
    ]).toString(),
  'a sentence': (name, secret) => `le ${name} : ${secret} ne va pas`,
  'a refused attribute': (name, secret) => `data-${name} refusé : reçu « ${secret} ; oui », attendu un mot.`,
  'an attribute': (name, secret) => ({ name: `data-${name}`, value: secret, found: secret }),
  'entries of a form': (name, secret) => [[[name, secret]], [{ name, value: secret }]],
  data: (name, secret) => ({ a: [{ [name]: { b: secret } }] }),
}

/** Pieces of a secret, of more than half its length, that can be read, encoded or not. */
function leaked(report: string, secret: string): string[] {
  const text = decoded(report).replace(/\\+/g, '')
  const plain = decoded(secret)
  const length = Math.max(5, Math.ceil(plain.length * 0.6))
  return Array.from({ length: plain.length - length + 1 }, (_, at) => plain.slice(at, at + length)).filter(
    (piece) => text.includes(piece),
  )
}

const decoded = (text: string): string =>
  /%[\da-f]{2}/i.test(text)
    ? decoded(text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))))
    : text

/** Puts a secret into places, one inside the other: JSON in a query in a sentence. */
const inPlaces = (secret: string, places: readonly string[]): unknown =>
  places.reduce<unknown>(
    (held, place) => LOOSE[place]?.(typeof held === 'string' ? held : JSON.stringify(held)),
    secret,
  )

test.each(Object.entries(SHAPES))('%s is not in a report, wherever it stands', (_, secret) => {
  const places = fc.array(fc.constantFrom(...Object.keys(LOOSE)), { maxLength: 3 })
  fc.assert(
    fc.property(secret, places, (value, where) => {
      const report = JSON.stringify(redactAll({ list: [{ message: inPlaces(value, where) }] }))
      expect(leaked(report, value), report).toEqual([])
    }),
    { ...runs(), endOnFailure: true },
  )
})

test.each(Object.entries(NAMED))('under a %s’s name no value is shown', (_, names) => {
  const places = fc.constantFrom(...Object.keys(UNDER_A_NAME))
  fc.assert(
    fc.property(fc.constantFrom(...names), anything, places, (name, value, where) => {
      const report = JSON.stringify(redactAll({ message: UNDER_A_NAME[where]?.(name, value) }))
      expect(leaked(report, value), report).toEqual([])
    }),
    { ...runs(), endOnFailure: true },
  )
})

test.each([
  'Authorization: Bearer motsecret',
  'authorization: Basic motsecret\nAccept: text/html',
  '{"headers":"Authorization: Bearer motsecret"}',
  'refus de « Bearer motsecret »',
  'Cookie: langue=fr; suivi=motsecret',
  'Set-Cookie: suivi=motsecret; Path=/',
  'X-Auth-Token: motsecret',
])('a header keeps its name alone: %s', (header) => {
  expect(redact(header)).not.toContain('motsecret')
})

describe('what is no secret stays', () => {
  const words = fc.constantFrom(
    'pare-brise',
    'agences',
    'Actualités',
    'blocs',
    'refresh',
    'unTitre',
    'FAQ',
    'page-2',
    'h1',
  )
  const path = fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}.php`)
  const name = fc.constantFrom('titre', 'page', 'taille', 'mode', 'handler', 'recherche')
  const plain = fc.oneof(words, fc.integer({ min: -99_999, max: 99_999 }), fc.boolean(), fc.constant(null))

  test('in paths', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('', ' : échec', '?page=', '#horaires'), (where, after) => {
        expect(redact(where + after)).toBe(where + after)
      }),
    )
  })

  test('in data', () => {
    const { data } = fc.letrec((tie) => ({
      data: fc.oneof({ maxDepth: 4 }, plain, fc.dictionary(name, tie('data')), fc.array(tie('data'))),
    }))
    fc.assert(
      fc.property(data, (value) => {
        expect(redactAll(value)).toEqual(value)
        const text = JSON.stringify({ value })
        // A longer one is cut.
        fc.pre(text.length <= 2_000)
        expect(redact(text)).toBe(text)
      }),
    )
  })

  test('of addresses, the names in a query', () => {
    fc.assert(
      fc.property(path, fc.stringMatching(/^[a-z]{4,9}$/), (where, secret) => {
        const url = `${where}?code=7${secret}&recherche[]=9${secret}#jeton=5${secret}`
        expect(redact(url)).toBe(`${where}?code=…&recherche[]=…#jeton=…`)
      }),
    )
  })

  test.each([
    'POST /plateforme/ajax/modules/blocs/refresh.php : le serveur a répondu 500 ; la page garde ce qu’elle montrait.',
    'data-size refusé : reçu « grand », attendu un nombre entier de 0 à 10000.',
    'adresse refusé : reçu « vbscript:msgbox », attendu une adresse http, https, mailto ou tel. (/vieux.js:3:14)',
    'https://vitrea.example:4173/assets/ilots/p/7xk2p.js:12:4567',
    '/assets/ilots/p/7xk2p.js',
    '/images/pare%20brise.jpg',
    '../agences/toulouse-31000#horaires',
    '147 ms, 1280 × 800',
    'div#actualites.bloc.col-md-6',
    '[data-ilot~="goto-block"], .squeezebox > a:not([href^="#"])',
    'L’îlot n’a pas d’élément [role="messages"] ; il faut l’ajouter (ILOTS-202).',
    "{handler:'iframe',size:{x:800,y:500}}",
    'querySelectorAll(…) ; MM_swapImage, jusqu’au 12 mai 2026 à 14:03:07',
    'http://127.0.0.1:4173/accueil',
    'dd/mm/yyyy HH:MM, 50 % de 300 px',
  ])('%s', (text) => {
    expect(redact(text)).toBe(text)
  })
})

test('whoever analytics name is left out', () => {
  const event = { category: 'devis', user_email: 'anne@exemple.fr', user_phone: '0199001110' }
  expect(redactAll(event)).toEqual({ category: 'devis' })
})

test('numbers stay unless they are a telephone’s', () => {
  expect(redactAll([1_234_567, 0.5, true, null, undefined])).toEqual([1_234_567, 0.5, true, null, undefined])
  expect(redactAll([33_612_345_678, 43.604652])).toEqual(['…', '…'])
})

test('a long text is cut once it is redacted', () => {
  const text = redact(`${'mot '.repeat(499)}mot anne@exemple.fr et la suite`)
  expect(text).toHaveLength(2_001)
  expect(text).not.toContain('anne')
})

test('data of a hundred thousand levels is not followed', () => {
  expect(redact('['.repeat(100_000) + ']'.repeat(100_000)).length).toBeLessThan(100)
})
