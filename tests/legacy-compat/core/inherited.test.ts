// @ts-nocheck: written as page scripts of that time, which have no types.
/** What content wrote, read and merged by scripts of a page: what all objects inherit stays as it is. */
import { afterEach, expect, test } from 'vitest'
import { hostileJson, isPolluted, watchInherited } from '../../helpers/inherited'
import { installOnPage } from '../../helpers/legacy'
import { fc } from '../../helpers/property'

const { Class, Cookie, Hash, Options } = await installOnPage()
const isUntouched = watchInherited()
const Widget = new Class({ Implements: Options, options: { size: { x: 1 }, a: {} } })

/** As another library would read it. */
const raw = (text) => JSON.parse(text)
const object = (text) => Object(raw(text))
/** Values are themselves there: only its own names are looked at. */
const shallow = (merged) => {
  for (const name of Object.keys(merged)) merged[name] = 1
  return merged
}
const MERGES = {
  'Object.merge': (text) => Object.merge({ a: {}, size: { x: 1 } }, object(text), object(text)),
  'Object.merge by name': (text) => Object.merge({}, '__proto__', object(text)),
  'Object.append': (text) => shallow(Object.append({}, object(text))),
  'Object.extend': (text) => shallow(Object.extend({}, object(text))),
  'Object.clone': (text) => Object.clone(raw(text)),
  'a list’s clone': (text) => [raw(text)].clone(),
  $merge: (text) => window.$merge({ size: {} }, object(text)),
  $unlink: (text) => window.$unlink(raw(text)),
  setOptions: (text) => new Widget().setOptions(object(text)).options,
  'JSON.decode': (text) => JSON.decode(text, true),
  'JSON.decode, lenient': (text) => JSON.decode(text, false),
}

test.each(Object.entries(MERGES))('%s', (_, merge) => {
  fc.assert(
    fc.property(hostileJson, (text) => {
      expect([isPolluted(merge(text)), isUntouched()]).toEqual([false, true])
    }),
  )
})

test('JSON.decode reads names without quotes, and none that leads to what others inherit', () => {
  const read = JSON.decode(
    "{handler:'iframe',__proto__:{x:'oui'},size:{x:1,constructor:{prototype:{x:2}}}}",
    false,
  )
  expect([read, read.x, {}.x]).toEqual([{ handler: 'iframe', size: { x: 1 } }, undefined, undefined])
})

test('a Hash takes over no such name, however it is given', () => {
  fc.assert(
    fc.property(hostileJson, (text) => {
      const hash = new Hash(object(text))
      hash.extend(object(text)).combine(object(text))
      for (const name of ['__proto__', 'constructor', 'prototype']) {
        hash.set(name, { x: 1 }).include(name, { x: 1 })
        expect([hash.has(name), hash.get(name)]).toEqual([false, null])
      }
      expect([Object.getPrototypeOf(hash) === Hash.prototype, isUntouched()]).toEqual([true, true])
    }),
  )
})

test('what is written as a query does not name them', () => {
  expect(Object.toQueryString(raw('{"__proto__":{"x":1},"a":{"constructor":1,"b":2}}'))).toBe('a[b]=2')
})

test('a cookie’s Hash is read in the same way', () => {
  Cookie.write('choix', '{"a":1,"__proto__":{"x":1},"b":{"__proto__":{"x":1}}}')
  const kept = new Hash.Cookie('choix')
  expect([kept.get('a'), kept.get('x'), isPolluted(kept.get('b'))]).toEqual([1, null, false])
  Cookie.dispose('choix')
})

afterEach(() => document.body.replaceChildren())

/** As a browser gives a form the fields that it has; a `parentNode` would stop happy-dom itself (e2e/hostile). */
function formWith(...names) {
  document.body.innerHTML = '<section><form><button>x</button></form><p>y</p></section>'
  const form = document.querySelector('form')
  const field = form.querySelector('button')
  for (const name of names) Object.defineProperty(form, name, { value: field, configurable: true })
  return { form, field }
}

test('a walk past a form with a field of such a name comes to its end', () => {
  const { form, field } = formWith('parentElement', 'nextElementSibling', 'previousElementSibling')
  expect(field.getParents().map((node) => node.tagName)).toEqual(['FORM', 'SECTION', 'BODY', 'HTML'])
  expect(form.getAllNext('p').length).toBe(1)
  expect(form.getElements('!section').length).toBe(1)
  expect(form.getElements('~~p').length).toBe(1)
})

test('a form is an element, and is not copied as a table of values, whatever its fields are named', () => {
  const { form } = formWith('nodeType')
  expect(window.typeOf(form)).toBe('element')
  expect(Object.merge({}, { form }).form).toBe(form)
})
