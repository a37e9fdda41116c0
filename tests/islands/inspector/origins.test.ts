import { expect, test } from 'vitest'
import { attributeLines } from '../../../islands/inspector/origins'
import type { Config } from '../../../src/contracts/config'
import { choice, flag, integer, text } from '../../../src/island/attributes'
import { find } from '../../helpers/engine'

const config = { recaptcha: { version: 3, siteKey: 'clé' }, loader: { show_logo: true } } as unknown as Config

test('a value comes from the element, or is the island’s own', () => {
  document.body.innerHTML = '<p data-size="4"></p>'
  const schema = { size: integer(3), open: flag(), kind: choice(['', 'a'], '') }
  expect(attributeLines('x', find('p'), schema, { size: 4, open: false, kind: '' }, config)).toEqual([
    { name: 'data-size', value: '4', origin: 'attribute' },
    { name: 'data-open', value: 'false', origin: 'default' },
    { name: 'data-kind', value: '', origin: 'default' },
  ])
})

test('a refused one says what was found, and has the default', () => {
  document.body.innerHTML = '<p data-size="grand"></p>'
  expect(attributeLines('x', find('p'), { size: integer(3) }, { size: 3 }, config)).toEqual([
    { name: 'data-size', value: '3', origin: 'refused', found: 'grand' },
  ])
})

test('a present flag is an attribute, though it is empty', () => {
  document.body.innerHTML = '<p data-open></p>'
  expect(attributeLines('x', find('p'), { open: flag() }, { open: true }, config)).toEqual([
    { name: 'data-open', value: 'true', origin: 'attribute' },
  ])
})

test('the name that the element has is shown, of several', () => {
  document.body.innerHTML = '<p ff-autoclose="9"></p>'
  const schema = { autoclose: integer(0, 0, { names: ['ff-autoclose', 'data-ff-autoclose'] }) }
  expect(attributeLines('x', find('p'), schema, { autoclose: 9 }, config)[0]?.name).toBe('ff-autoclose')
})

test('what the element leaves out, the configuration says', () => {
  document.body.innerHTML = '<p data-version="2"></p>'
  const schema = { version: choice(['', '2', '3'], ''), sitekey: text() }
  expect(attributeLines('bot-check', find('p'), schema, { version: '2', sitekey: '' }, config)).toEqual([
    { name: 'data-version', value: '2', origin: 'attribute' },
    { name: 'data-sitekey', value: 'clé', origin: 'configuration' },
  ])
  const screen = attributeLines('loading-screen', find('p'), { showLogo: flag() }, {}, config)
  expect(screen).toEqual([{ name: 'data-show-logo', value: 'true', origin: 'configuration' }])
})

test('before its code is here, an island has what its element says', () => {
  document.body.innerHTML = '<p data-url="/a" class="x" data-ilot="popup" data-ilot-mounted="y"></p>'
  expect(attributeLines('popup', find('p'), undefined, undefined, config)).toEqual([
    { name: 'data-url', value: '/a', origin: 'attribute' },
  ])
})
