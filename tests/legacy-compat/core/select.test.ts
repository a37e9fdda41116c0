// @ts-nocheck: written as page scripts of that time, which have no types.
import { beforeEach, describe, expect, test } from 'vitest'
import { installOnPage } from '../../helpers/legacy'

const { $, $$, Slick } = await installOnPage()
const ids = (list) => [...list].map((node) => node.id)

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root" class="a">
      <h2 id="title">Vitres</h2>
      <ul id="list"><li id="one" class="first odd">un</li><li id="two" class="x" lang="fr-CA">deux</li><li id="three" class="x last" title="le plus grand">trois</li></ul>
      <form id="form"><input id="in1" name="q[]" type="text" disabled><input id="in2" type="checkbox" name="ok" checked>
      <select id="sel"><option id="o1">a</option><option id="o2" selected>b</option></select></form>
      <p id="empty"></p><a id="link" href="/devis.html">Devis</a><a id="out" href="https://example.org/a.pdf">PDF</a><a id="anchor" name="haut"></a>
    </div>`
})

describe('expressions', () => {
  test.each([
    ['#list', ['list']],
    ['li', ['one', 'two', 'three']],
    ['.x', ['two', 'three']],
    ['li.x.last', ['three']],
    ['ul li', ['one', 'two', 'three']],
    ['ul > li', ['one', 'two', 'three']],
    ['#root > li', []],
    ['h2 + ul', ['list']],
    ['h2, p', ['title', 'empty']],
    ['a[href]', ['link', 'out']],
    ['a[href=/devis.html]', ['link']],
    ['a[href="/devis.html"]', ['link']],
    ["a[href='/devis.html']", ['link']],
    ['a[href^=http]', ['out']],
    ['a[href$=.pdf]', ['out']],
    ['a[href*=example]', ['out']],
    ['li[lang|=fr]', ['two']],
    ['li[title~=plus]', ['three']],
    ['li[id!=one]', ['two', 'three']],
    ['a[name=haut]', ['anchor']],
    ['input[name=q[]]', ['in1']],
    ['input[name="q[]"]', ['in1']],
    ['input[type=checkbox]', ['in2']],
    ['a[ href = /devis.html ]', ['link']],
    ['li:first-child', ['one']],
    ['li:last-child', ['three']],
    ['li:nth-child(2)', ['two']],
    ['li:nth-child(odd)', ['one', 'three']],
    ['li:nth-child(2n+1)', ['one', 'three']],
    ['h2:only-child', []],
    ['p:empty', ['empty']],
    ['li:not(.x)', ['one']],
    ['a:not([href^=http])', ['link', 'anchor']],
    ['li:not(:first-child)', ['two', 'three']],
    ['input:disabled', ['in1']],
    ['input:checked', ['in2']],
    ['option:selected', ['o2']],
    ['li:contains(trois)', ['three']],
    ['li:contains("un")', ['one']],
    ['li:index(1)', ['two']],
    ['li:even', ['one', 'three']],
    ['li:odd', ['two']],
    ['ul:not(.a) > li.x', ['two', 'three']],
    ['  li  ', ['one', 'two', 'three']],
    ['h2 ,p', ['title', 'empty']],
  ])('$$(%j)', (expression, expected) => {
    expect(ids($$(expression))).toEqual(expected)
  })

  test.each([
    ['two', '! ul', ['list']],
    ['two', '!> ul', ['list']],
    ['two', '!+ li', ['one']],
    ['three', '!~ li', ['one', 'two']],
    ['two', '++ li', ['one', 'three']],
    ['two', '~~ li', ['one', 'three']],
    ['two', '+ li', ['three']],
    ['one', '~ li', ['two', 'three']],
    ['list', '> .x', ['two', 'three']],
    ['list', '^ li', ['one']],
    ['list', '!^ li', ['three']],
    ['list', '+ form input', ['in1', 'in2']],
    ['two', '! div a[href]', ['link', 'out']],
    ['two', '+ li, ! ul', ['three', 'list']],
  ])('of %s: %j', (id, expression, expected) => {
    expect(ids($(id).getElements(expression)).sort()).toEqual([...expected].sort())
  })

  test('what is asked of an element stays within it', () => {
    expect(ids($('list').getElements('div li'))).toEqual(expect.any(Array))
    expect($('list').getElement('#title')).toBeNull()
    expect(ids($('form').getElements('input'))).toEqual(['in1', 'in2'])
  })

  test('an element outside of the page can be asked', () => {
    const box = document.createElement('div')
    box.innerHTML = '<p id="x"><b id="y"></b></p>'
    expect([box.getElement('#x b').id, ids(box.getElements('> p'))]).toEqual(['y', ['x']])
  })
})

describe('match', () => {
  test.each([
    ['two', 'li', true],
    ['two', 'li.x', true],
    ['two', 'ul > li.x', true],
    ['two', 'ul > li:first-child', false],
    ['two', '[lang|=fr]', true],
    ['two', ':contains(deux)', true],
    ['two', '*', true],
    ['two', '#two', true],
    ['two', 'p, li', true],
    ['two', ':not(.x)', false],
    ['one', ':index(0)', true],
  ])('%s.match(%j) is %s', (id, expression, expected) => {
    expect($(id).match(expression)).toBe(expected)
  })
})

describe('Slick', () => {
  test('searches, finds and matches', () => {
    expect(ids(Slick.search(document, 'li.x'))).toEqual(['two', 'three'])
    expect([
      Slick.find(document, 'li').id,
      Slick.find(document, 'video'),
      Slick.match($('one'), 'li'),
    ]).toEqual(['one', null, true])
  })

  test('takes a pseudo-class of the page', () => {
    Slick.definePseudo('long', function (length) {
      return this.textContent.length > length
    })
    expect(ids($$('li:long(3)'))).toEqual(['two', 'three'])
  })
})

test.each(['..', ':not(', 'a:unknown-of-today', '#', '[', 'a[', ':'])(
  '%s cannot be read, and finds nothing, as in the original',
  (selector) => {
    document.body.innerHTML = '<a href="#" class="x">x</a>'
    expect(document.getElements(selector).length).toBe(0)
    expect($$(selector).length).toBe(0)
    expect(document.body.getFirst().match(selector)).toBe(false)
  },
)

test('children are found by a selector of several steps as well, from a child on', () => {
  document.body.innerHTML =
    '<ul id="list"><li class="on"><a id="a">a</a></li><li><b><a id="b">b</a></b><p class="on"><a id="c">c</a></p></li></ul>'
  const list = document.getElementById('list')
  expect(list.getLast('.on a').id).toBe('a')
  expect(ids(list.getChildren('.on a, li b'))).toEqual(['a', ''])
  expect(list.getFirst('a')).toBeNull()
})

test('Slick.parse tells an event’s name and its pseudo-classes, as the original’s additions read them', () => {
  const [step] = Slick.parse('click:relay(a.more):once').expressions[0]
  expect([step.tag, step.pseudos]).toEqual([
    'click',
    [
      { key: 'relay', value: 'a.more' },
      { key: 'once', value: '' },
    ],
  ])
  expect(Slick.parse('.a > b, c').expressions.map((steps) => steps.map(({ tag }) => tag))).toEqual([
    ['*', 'b'],
    ['c'],
  ])
})

test('Slick.parse tells ids, classes and attributes in full', () => {
  const parsed = Slick.parse('a#b.c.d[rel="e f"][href]:not(.x) > i')
  const [step, last] = parsed.expressions[0]
  expect([step.tag, step.id, step.classList, step.attributes.map(({ key, value }) => [key, value])]).toEqual([
    'a',
    'b',
    ['c', 'd'],
    [
      ['rel', 'e f'],
      ['href', ''],
    ],
  ])
  expect([last.combinator, last.tag, last.classes, parsed.length, parsed.Slick]).toEqual([
    '>',
    'i',
    undefined,
    1,
    true,
  ])
})

test('Slick.search adds to a list what is not in it', () => {
  document.body.innerHTML = '<i>1</i><b>2</b>'
  const found = Slick.search(document, 'i')
  expect(Slick.search(document, 'i, b', found)).toBe(found)
  expect(found.map((node) => node.get('tag'))).toEqual(['i', 'b'])
  expect(Slick.uidOf(found[0])).toBe(Slick.uidOf(found[0]))
  expect(Slick.uidOf(found[0])).not.toBe(Slick.uidOf(found[1]))
})
