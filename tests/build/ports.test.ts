import { expect, test } from 'vitest'
import { readPort } from '../../scripts/ports'

test.each([
  [undefined, 4179],
  ['4191', 4191],
  ['65535', 65535],
])('%s is taken', (given, port) => {
  expect(readPort(given, 4179)).toBe(port)
})

test.each(['0', '65536', '80.5', 'quatre', ''])('« %s » is no port', (given) => {
  expect(() => readPort(given, 4179)).toThrow(`PORT vaut « ${given} », attendu un nombre de 1 à 65535.`)
})

test('one that Node’s own fetch refuses is refused, and another is named', async () => {
  const refused = await fetch('http://127.0.0.1:4190').catch((error: Error) => error)
  expect((refused as Error).cause).toMatchObject({ message: 'bad port' })
  expect(() => readPort('4190', 4179)).toThrow(
    'PORT vaut « 4190 » : les navigateurs refusent ce port. Choisissez-en un autre : PORT=4191.',
  )
  expect(() => readPort('6665', 4179)).toThrow('PORT=6670')
})

test('so is the one after it, where that is needed as well', () => {
  expect(readPort('4189', 4179)).toBe(4189)
  expect(() => readPort('4189', 4179, 2)).toThrow(
    'ce port, ou le suivant. Choisissez-en un autre : PORT=4191.',
  )
})
