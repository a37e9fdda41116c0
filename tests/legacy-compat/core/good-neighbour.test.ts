// @module-tag own-window
import { beforeAll, expect, test } from 'vitest'
// Read beforehand: how long that takes is no part of any test.
import '../../../legacy-compat/legacy-more/mount'
import { installLegacy } from '../../../legacy-compat/legacy'
import { mendReplacedNatives } from '../../../src/dom/replaced-natives'
import { complaints, startOn } from '../../helpers/engine'

type Table = Record<string, PropertyDescriptor>
const names = (
  'Object Array String Number Boolean Function RegExp Date Error Promise Map Set Symbol JSON Math ' +
  'EventTarget Node Element HTMLElement HTMLFormElement HTMLInputElement Document DocumentFragment Text NodeList ' +
  'HTMLCollection Event MouseEvent KeyboardEvent XMLHttpRequest URL FormData Window'
).split(' ')
const owners = (): [string, object][] =>
  names.flatMap((name): [string, object][] => {
    const native: unknown = Reflect.get(window, name)
    const prototype = typeof native === 'function' ? (native.prototype as object | undefined) : undefined
    return [
      [name, native as object],
      ...(prototype ? [[`${name}.prototype`, prototype] as [string, object]] : []),
    ]
  })
// `remove` and `scrollTo` of happy-dom are written in JavaScript, as an older library's would be.
mendReplacedNatives()
const before = new Map(
  owners().map(([name, owner]) => [
    name,
    [owner, Object.getOwnPropertyDescriptors(owner)] as [object, Table],
  ]),
)

const things = (): [string, object][] => [
  ['an object', {}],
  ['a list', [1]],
  ['a text', Object('x') as object],
  ['a number', Object(1) as object],
  ['a function', () => {}],
  ['a date', new Date()],
  ['a pattern', /x/],
  ['an error', new Error('x')],
  ['an element', document.createElement('p')],
  ['a form', document.createElement('form')],
  ['a text of the page', document.createTextNode('x')],
  ['a list of nodes', document.querySelectorAll('p')],
  ['an event', new Event('click')],
  ['the document', document],
  ['the window', window],
  ['a call', new XMLHttpRequest()],
]
function enumerated(object: object): string[] {
  const found: string[] = []
  for (const name in object) found.push(name)
  return found
}
const enumeratedBefore = new Map(things().map(([name, thing]) => [name, enumerated(thing)]))

beforeAll(async () => {
  complaints()
  await installLegacy(await startOn(''))
})

test.each(things().map(([name]) => name))('for…in over %s finds what it found before', (name) => {
  const thing = things().find(([other]) => other === name)?.[1] ?? {}
  expect(enumerated(thing)).toEqual(enumeratedBefore.get(name))
})

test.each([...before.keys()])('what the browser has on %s is the same, and as it was', (name) => {
  const [owner, table] = before.get(name) ?? [{}, {}]
  const after: Table = Object.getOwnPropertyDescriptors(owner)
  const changed = Object.keys(table).filter((key) => {
    const [was, is] = [table[key], after[key]]
    // The same, and an answer where the browser's throws (docs/decisions/028-natives-stay.md).
    if (name === 'Array' && key === 'from') return false
    // Counters of happy-dom change by themselves.
    if (typeof was?.value === 'number') return false
    return (
      was?.value !== is?.value ||
      was?.get !== is?.get ||
      was?.set !== is?.set ||
      was?.enumerable !== is?.enumerable
    )
  })
  expect(changed).toEqual([])
})

test('nothing at all is added to what every object inherits', () => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(
    Object.keys(before.get('Object.prototype')?.[1] ?? {}),
  )
})

test('what is added may be replaced and taken away again by the page', () => {
  for (const [name, [owner, table]] of before)
    for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(owner) as Table)) {
      if (key in table) continue
      expect([
        name,
        key,
        descriptor.enumerable,
        descriptor.writable ?? true,
        descriptor.configurable,
      ]).toEqual([name, key, false, true, true])
    }
})

test('the constructors of the browser still make what they made', () => {
  expect(new Event('click').type).toBe('click')
  expect(new CustomEvent('wash', { detail: 1 }).detail).toBe(1)
  expect(document.createElement('p') instanceof Element).toBe(true)
  expect(document.createElement('p') instanceof HTMLElement).toBe(true)
  expect(class extends HTMLElement {}).toBeTypeOf('function')
  expect(new Request('https://vitrea.example/x').url).toBe('https://vitrea.example/x')
  expect(JSON.stringify({ a: [1] })).toBe('{"a":[1]}')
})

test('1.1’s `new Event(event)` is the event that the handler was given, or wraps the browser’s', () => {
  const { DOMEvent, Event: PageEvent } = window as unknown as Record<
    'DOMEvent' | 'Event',
    new (
      given: unknown,
    ) => Event & { stop?(): void }
  >
  const given = new DOMEvent(new MouseEvent('click'))
  expect(new PageEvent(given)).toBe(given)
  expect(new PageEvent(new MouseEvent('click')).stop).toBeTypeOf('function')
  expect(new Event('wash') instanceof Event).toBe(true)
  expect(new MouseEvent('click') instanceof Event).toBe(true)
})

test('functions of the browser that the older library has under the same name keep their meaning', () => {
  const bound = function (this: unknown, ...given: unknown[]) {
    return [this, ...given]
  }
  expect(bound.bind('x', [1, 2] as unknown as undefined)()).toEqual(['x', [1, 2]])
  expect(Array.from('ab')).toEqual(['a', 'b'])
  expect([1, 2, 3].includes(2) && 'abc'.includes('b') && [[1]].flat()[0] === 1).toBe(true)
  expect(Object.keys({ a: 1 })).toEqual(['a'])
  const parent = document.createElement('div')
  const child = document.createElement('p')
  parent.append(child, 'x')
  child.remove()
  expect(parent.textContent).toBe('x')
  expect(child.closest('p')).toBe(child)
})

test('a script of the page that comes later wins', () => {
  const page = window as unknown as Record<string, unknown>
  const mine = () => 'mine'
  for (const name of ['$', '$$', 'Class', 'Request', 'Browser', 'Cookie', 'Fx']) {
    page[name] = mine
    expect(page[name]).toBe(mine)
  }
  const functions = Function.prototype as unknown as Record<string, unknown>
  functions.delay = mine
  expect((mine as unknown as { delay(): string }).delay()).toBe('mine')
  const lists = Array.prototype as unknown as Record<string, unknown>
  lists.each = mine
  expect(([] as unknown as { each(): string }).each()).toBe('mine')
})
