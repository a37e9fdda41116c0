import { describe, expect, test } from 'vitest'
import { readRel } from '../../../islands/squeezebox/read-rel'
import { anyJson, fc } from '../../helpers/property'

describe('relaxed syntax', () => {
  test.each([
    [`{handler:'iframe',size:{x:800,y:500}}`, { handler: 'iframe', size: { x: 800, y: 500 } }],
    [`{ handler : "ajax" , }`, { handler: 'ajax' }],
    [`{"handler":"image"}`, { handler: 'image' }],
    [`{size:{x:'700px',y:'420'}}`, { size: { x: 700, y: 420 } }],
    [`{size:{x:700}}`, { size: { x: 700 } }],
    [`{closable:'false'}`, { closable: false }],
    [`{closable:true}`, { closable: true }],
    [`{handler:'string',content:'L\\'atelier'}`, { handler: 'string', content: "L'atelier" }],
    [`{handler:'url',url:'/a',target:'b'}`, { handler: 'url', url: '/a', target: 'b' }],
    [`{/* une note */ handler:'clone'}`, { handler: 'clone' }],
    ['{}', {}],
  ])('%s', (rel, options) => expect(readRel(rel)).toEqual(options))

  test('options of older versions are kept out of the way', () =>
    expect(readRel(`{handler:'ajax',overlayOpacity:0.7,onOpen:null}`)).toMatchObject({ handler: 'ajax' }))
})

describe('link types', () => {
  test.each(['', 'nofollow', 'nofollow noopener', 'boxed'])('%j are no options', (rel) =>
    expect(readRel(rel)).toEqual({}),
  )
})

describe('what cannot be read', () => {
  test.each([
    `{handler:'iframe',size:{x:800`,
    '{handler:iframe}',
    '{',
    `{handler:(document.title='piégé','ajax')}`,
    `{handler:function(){}}`,
    '{a:1}{b:2}',
  ])('%s is a SyntaxError', (rel) => expect(() => readRel(rel)).toThrow(SyntaxError))

  test.each([
    `{handler:'flash'}`,
    `{size:{x:'large'}}`,
    `{size:{x:'80%'}}`,
    `{size:800}`,
    `{url:12}`,
    `[{handler:'ajax'}]`,
    `'{'`,
  ])('%s does not fit', (rel) => expect(() => readRel(rel)).toThrow(TypeError))
})

describe('whatever the text', () => {
  const words = [
    '{',
    '}',
    ':',
    ',',
    "'",
    '"',
    '[',
    ']',
    '(',
    ')',
    'handler',
    'size',
    'x',
    '1e999',
    'null',
    '__proto__',
  ]
  const hostile = [`globalThis.evaluated=1`, 'constructor', '/*', '//', '\\u0000', '`${']
  const text = fc.oneof(
    fc.string().map((inside) => `{${inside}`),
    fc.array(fc.constantFrom(...words, ...hostile)).map((parts) => `{${parts.join('')}`),
    anyJson().map((json) => `{size:${json}}`),
  )

  test('reading throws nothing but a SyntaxError or a TypeError, and evaluates nothing', () => {
    fc.assert(
      fc.property(text, (rel) => {
        try {
          readRel(rel)
        } catch (error) {
          expect((error as Error).name).toMatch(/^(SyntaxError|TypeError)$/)
        }
        expect(Reflect.has(globalThis, 'evaluated')).toBe(false)
        expect(Reflect.has({}, 'polluted')).toBe(false)
      }),
    )
  })

  test('options that are read are of the known forms', () => {
    const handler = fc.constantFrom('iframe', 'ajax', 'image', 'adopt', 'string')
    const pixels = fc.nat(5000)
    fc.assert(
      fc.property(handler, pixels, pixels, (name, x, y) => {
        expect(readRel(`{handler:'${name}',size:{x:${x},y:'${y}px'},}`)).toEqual({
          handler: name,
          size: { x, y },
        })
      }),
    )
  })

  test('the prototype of objects is left alone', () => {
    readRel(`{__proto__:{polluted:1}}`)
    expect(Reflect.has({}, 'polluted')).toBe(false)
  })
})
