import { describe, expect, test } from 'vitest'
import { buttonClasses, isAddable, variants } from '../../../islands/modal/dialog'
import { firstFocus } from '../../../islands/modal/open-dialog'
import { isEmpty, readButton, readParameters } from '../../../islands/modal/read-parameters'

function template(html: string): HTMLTemplateElement {
  return Object.assign(document.createElement('template'), { innerHTML: html })
}

describe('content', () => {
  test.each([
    ['null', null],
    ['undefined', undefined],
    ['an empty text', ''],
    ['blanks', '  \n'],
    ['an empty fragment', document.createDocumentFragment()],
    ['an empty template', template('')],
  ])('%s is empty', (_, content) => expect(isEmpty(content)).toBe(true))
  test.each([
    ['a letter', 'x'],
    ['zero', '0'],
    ['a template', template('<p></p>')],
    ['an element', document.createElement('div')],
  ])('%s is not', (_, content) => expect(isEmpty(content)).toBe(false))
})

describe('layout variants', () => {
  const buttons = [{ titre: 'OK' }]
  test.each([
    ['a title and a content', { titre: 'T' }, ['is-simple', 'is-no-footer', 'is-no-buttons']],
    ['an empty footer', { titre: 'T', contenubas: '' }, ['is-no-footer', 'is-no-buttons']],
    ['a footer', { titre: 'T', contenubas: 'P' }, ['is-no-buttons']],
    ['a footer and buttons', { titre: 'T', contenubas: 'P', buttons }, []],
    ['a footer without a title', { contenubas: 'P', buttons }, ['is-simple']],
    ['a footer with an empty title', { titre: '', contenubas: 'P', buttons }, ['is-simple']],
    [
      'a footer that is an element',
      { titre: 'T', contenubas: document.createElement('p'), buttons },
      ['is-simple'],
    ],
    ['an empty list of buttons', { titre: 'T', contenubas: 'P', buttons: [] }, ['is-no-buttons']],
    ['an anchor', { titre: 'T', contenubas: 'P', buttons, relativeto: '#a' }, ['is-relative']],
  ])('with %s', (_, parameters, classes) =>
    expect(variants(readParameters({ contenu: 'C', ...parameters }))).toEqual(classes),
  )
})

describe('focus goes to', () => {
  const normal = { titre: 'n' }
  const secondary = { titre: 's', secondaire: true }
  const important = { titre: 'i', important: true }
  test.each([
    ['the first important button', [normal, important, important], 1],
    ['else the first normal one', [secondary, normal, normal], 1],
    ['else the first', [secondary, secondary], 0],
    ['an important one that is secondary too', [normal, { ...secondary, important: true }], 1],
    ['none when there is none', [], -1],
  ])('%s', (_, buttons, index) => expect(firstFocus(buttons.map(readButton))).toBe(index))
})

describe('a button', () => {
  test.each([
    [{}, 'ilots-button'],
    [{ secondaire: true }, 'ilots-button is-secondary'],
    [{ important: true }, 'ilots-button is-important'],
    [{ position: 'g' as const }, 'ilots-button is-left'],
    [{ position: 'd' as const }, 'ilots-button is-right'],
    [{ addclass: 'a b' }, 'ilots-button a b'],
    [
      { secondaire: true, important: true, position: 'd' as const, addclass: 'x' },
      'ilots-button is-secondary is-important is-right x',
    ],
  ])('%o has the classes %j', (options, classes) =>
    expect(buttonClasses(readButton({ titre: 'B', ...options }))).toBe(classes),
  )

  test.each([true, 'true' as const])('closes with autoclose %j', (autoclose) =>
    expect(readButton({ titre: 'B', autoclose }).closes).toBe(true),
  )
  test.each([false, undefined, 'false', '', 1])('stays with autoclose %j', (autoclose) =>
    expect(readButton({ titre: 'B', autoclose: autoclose as boolean }).closes).toBe(false),
  )
})

describe('extra attributes', () => {
  test.each(['data-id', 'aria-label', 'title', 'name', 'value', 'disabled'])('%s may be added', (name) =>
    expect(isAddable(name)).toBe(true),
  )
  test.each([
    'onclick',
    'ONCLICK',
    'onx',
    'id',
    'class',
    'style',
    'type',
    'formaction',
    'a b',
    '',
    '1',
    'a"b',
    '<a>',
  ])('%j may not', (name) => expect(isAddable(name)).toBe(false))
})
