import { describe, expect, test, vi } from 'vitest'
import type { AttributeSchema } from '../../../src/contracts/attributes'
import { attributeNames, choice, flag, integer, readAttributes, text } from '../../../src/island/attributes'

function read<Schema extends AttributeSchema>(html: string, schema: Schema) {
  document.body.innerHTML = `<i ${html}></i>`
  const refuse = vi.fn()
  const element = document.body.firstElementChild as Element
  const values = readAttributes(element, schema, (name, raw, expected) => refuse(name, raw, `${expected}`))
  return { values, refuse }
}

describe('text', () => {
  test('is the attribute as it is written', () =>
    expect(read('data-subtitle=" a "', { subtitle: text() }).values.subtitle).toBe(' a '))
  test('is the default when the attribute is missing', () =>
    expect(read('', { subtitle: text('rien') }).values.subtitle).toBe('rien'))
  test('is empty, not the default, when the attribute is empty', () =>
    expect(read('data-subtitle=""', { subtitle: text('rien') }).values.subtitle).toBe(''))
})

describe('flag', () => {
  test.each(['', 'true', '1', 'oui', 'page'])('%j is true', (raw) =>
    expect(read(`data-dim="${raw}"`, { dim: flag() }).values.dim).toBe(true),
  )
  test.each(['false', '0', 'FALSE', ' false '])('%j is false, even when true is the default', (raw) =>
    expect(read(`data-dim="${raw}"`, { dim: flag(true) }).values.dim).toBe(false),
  )
  test('is its default when missing', () => expect(read('', { dim: flag(true) }).values.dim).toBe(true))
})

describe('integer', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['0', 0],
  ])('reads %j', (raw, value) =>
    expect(read(`data-size="${raw}"`, { size: integer(1) }).values.size).toBe(value),
  )
  test.each(['', 'grand', '1.5', '1e3', '0x10', '12px', '-1', 'Infinity'])(
    'refuses %j with the default',
    (raw) => {
      const { values, refuse } = read(`data-size="${raw}"`, { size: integer(3) })
      expect(values.size).toBe(3)
      expect(refuse).toHaveBeenCalledExactlyOnceWith('data-size', raw, 'un nombre entier de 0 à 10000')
    },
  )
  test('takes negative numbers down to its least', () =>
    expect(read('data-size="-5"', { size: integer(0, -5) }).values.size).toBe(-5))
})

describe('choice', () => {
  const schema = { position: choice(['left', 'right'], 'left') }
  test('reads one of its words, spaces aside', () =>
    expect(read('data-position=" right "', schema).values.position).toBe('right'))
  test('refuses another word, naming those it knows', () => {
    const { values, refuse } = read('data-position="milieu"', schema)
    expect(values.position).toBe('left')
    expect(refuse).toHaveBeenCalledExactlyOnceWith('data-position', 'milieu', 'left, right')
  })
  test('names no empty word', () => {
    const { refuse } = read('data-dim="rose"', { dim: choice(['', 'black'], '') })
    expect(refuse).toHaveBeenCalledExactlyOnceWith('data-dim', 'rose', 'black')
  })
})

describe('names', () => {
  test('a key in camel case is a `data-` attribute in kebab case', () =>
    expect(attributeNames('disableLoaderBtn', flag())).toEqual(['data-disable-loader-btn']))
  test('an attribute may have names of its own, the first that is there wins', () => {
    const schema = { autoclose: integer(0, 0, { names: ['data-ff-autoclose', 'ff-autoclose'] }) }
    expect(read('ff-autoclose="4"', schema).values.autoclose).toBe(4)
    expect(read('ff-autoclose="4" data-ff-autoclose="5"', schema).values.autoclose).toBe(5)
  })
  test('a refused one does not touch the others', () => {
    const { values } = read('data-size="x" data-dim="1"', { size: integer(2), dim: flag() })
    expect(values).toEqual({ size: 2, dim: true })
  })
})
