import { beforeEach, describe, expect, test } from 'vitest'
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

/** The options, and what is reported, by name. */
function read(rel: string) {
  const refused: Record<string, unknown> = {}
  const options = readRel(rel, (name, given) => {
    refused[name] = given
  })
  return { options, refused }
}

describe('what cannot be read', () => {
  test.each([`{handler:'iframe',size:{x:800`, '{', '{a:1}{b:2}', `{handler:'iframe`, '{/* a'])(
    '%s is a SyntaxError: nothing says where an option ends',
    (rel) => expect(() => readRel(rel)).toThrow(SyntaxError),
  )

  test.each([`[{handler:'ajax'}]`, `'{'`])('%s is no object', (rel) =>
    expect(() => readRel(rel)).toThrow(TypeError),
  )

  test.each([
    [`handler:'flash'`, 'handler', 'flash'],
    ['handler:iframe', 'handler', 'iframe'],
    [`handler:(document.title='piégé','ajax')`, 'handler', `(document.title='piégé','ajax')`],
    ['handler:function(){ return {a:"}"} }', 'handler', 'function(){ return {a:"}"} }'],
    ['size:{x:"large"}', 'size.x', 'large'],
    ['size:{x:-5}', 'size.x', -5],
    ['size:{x:screen.width/2}', 'size.x', 'screen.width/2'],
    ['size:{x:window.getSize().x*0.8}', 'size.x', 'window.getSize().x*0.8'],
    ['size:{x:`1`}', 'size.x', '`1`'],
    ['size:800', 'size', 800],
    ['size:{x:1}.y', 'size', '{x:1}.y'],
    ['url:12', 'url', 12],
    ['onClose:function(){ alert("fin, {"); }', 'onClose', 'function(){ alert("fin, {"); }'],
    ['onClose(){ a() }', 'onClose', 'onClose(){ a() }'],
    ['onOpen:() => a(1, 2)', 'onOpen', '() => a(1, 2)'],
    ['closable:window.top===self', 'closable', 'window.top===self'],
  ])('%s is reported by its name, the others are kept', (text, name, given) => {
    const { options, refused } = read(`{target:'avant',${text},content:'après'}`)
    expect(options).toMatchObject({ target: 'avant', content: 'après' })
    expect(options).not.toHaveProperty(name)
    expect(refused).toEqual({ [name]: given })
  })

  test('of a size, the other side is kept', () =>
    expect(read('{size:{x:a(),y:500}}').options).toEqual({ size: { y: 500 } }))
})

describe('a size that depends on the screen', () => {
  const put = (target: object, name: string, value: number) =>
    Object.defineProperty(target, name, { configurable: true, value })
  beforeEach(() => {
    put(document.documentElement, 'clientWidth', 1000)
    put(document.documentElement, 'clientHeight', 700)
    put(screen, 'availWidth', 1900)
    put(screen, 'availHeight', 1040)
  })

  test.each([
    ['window.getSize().x', 1000],
    ['window.getSize().y', 700],
    ['screen.availWidth', 1900],
    ['screen.availHeight', 1040],
    ['screen.availWidth-250', 1650],
    ['window.getSize().x - 100', 900],
    ['100 + window.getSize().y', 800],
    ['400+200-50', 550],
    ['+400', 400],
    ['4e2', 400],
    ['0x190', 400],
    [`'80%'`, 800],
    [`'50.5%'`, 505],
    ['/* large */ 640 // px\n', 640],
  ])('%s', (text, x) => {
    expect(read(`{handler:'iframe',size:{x:${text},y:500}}`)).toEqual({
      options: { handler: 'iframe', size: { x, y: 500 } },
      refused: {},
    })
  })

  test('a percentage is one of its own side', () =>
    expect(readRel(`{size:{x:'10%',y:'10%'}}`)).toEqual({ size: { x: 100, y: 70 } }))
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
