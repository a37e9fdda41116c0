import { beforeEach, describe, expect, test, vi } from 'vitest'
import { disarmTree, makeDisarm, reportNames } from '../../../src/dom/named-elements'

const disarm = makeDisarm()
const named = (html: string) => {
  document.body.innerHTML = html
  return disarm(document).map(({ element, name, owner }) => `${element.localName} ${name} ${owner}`)
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('a name is taken away', () => {
  test.each([
    ['an image’s that hides a member of the document', '<img name="body">', 'img body document'],
    ['an object’s id', '<object id="querySelector"></object>', 'object querySelector document'],
    ['a form’s own name', '<form name="createElement"></form>', 'form createElement document'],
    [
      'a field’s that hides where its form stands',
      '<form><input name="parentNode"></form>',
      'input parentNode form',
    ],
    ['a button’s id', '<form><button id="closest"></button></form>', 'button closest form'],
    ['an image’s in a form', '<form><img id="matches"></form>', 'img matches form'],
    [
      'a field’s that stands elsewhere',
      '<input name="contains" form="f"><form id="f"></form>',
      'input contains form',
    ],
    ['what every object has', '<form><input name="constructor"></form>', 'input constructor form'],
    ['what the window is asked for', '<p id="addEventListener"></p>', 'p addEventListener window'],
    ['a global of ours', '<img name="IlotsConfig">', 'img IlotsConfig window'],
  ])('%s', (_, html, taken) => expect(named(html)).toEqual([taken]))

  test('a field’s that has been there before its form, which it names', () => {
    document.body.innerHTML = '<input name="contains" form="f">'
    expect(disarm(document)).toEqual([])
    document.body.insertAdjacentHTML('beforeend', '<form id="f"></form>')
    const form = document.getElementById('f')
    expect(form && disarm(form).map(({ name }) => name)).toEqual(['contains'])
  })

  test('and stays beside, the id as well', () => {
    named('<form><input name="parentNode" id="closest"></form>')
    expect(document.querySelector('form')?.innerHTML).toBe(
      '<input data-ilots-name="parentNode" data-ilots-id="closest">',
    )
  })

  test('from the root itself, and in templates', () => {
    const image = document.createElement('img')
    image.setAttribute('name', 'cookie')
    expect(disarm(image)).toHaveLength(1)
    const fragment = document
      .createRange()
      .createContextualFragment('<template><form><select name="matches"></select></form></template>')
    disarmTree(fragment, disarm)
    expect(fragment.querySelector('template')?.innerHTML).toContain('data-ilots-name="matches"')
  })
})

describe('a name stays', () => {
  test.each([
    'action',
    'method',
    'id',
    'name',
    'title',
    'target',
    'elements',
    'length',
    'submit',
    'reset',
    'lang',
    'style',
    'hidden',
  ])('a field’s that forms of sites have: %s', (name) =>
    expect(named(`<form><input name="${name}"></form>`)).toEqual([]),
  )
  test.each(['option', 'task', 'nom', 'email'])('one that hides nothing: %s', (name) =>
    expect(named(`<form name="contact"><input name="${name}"></form>`)).toEqual([]),
  )
  test('of a field in no form, and of an element that no document answers with', () =>
    expect(named('<button id="closest"></button><div id="body"></div><a name="title"></a>')).toEqual([]))

  test('one that only an old library has given elements', () => {
    Object.assign(Element.prototype, { grab: () => undefined })
    const afterLibrary = makeDisarm()
    document.body.innerHTML = '<form><input name="grab"></form>'
    expect(afterLibrary(document)).toEqual([])
    Reflect.deleteProperty(Element.prototype, 'grab')
  })
})

test('each is told: the name, whose member it hid, and what to write', () => {
  const warn = vi.fn()
  document.body.innerHTML = '<form><input name="parentNode"></form>'
  reportNames({ warn } as never, disarm(document))
  const [[code, sentence, place] = []] = warn.mock.calls
  expect([code, String(sentence), place]).toEqual([
    109,
    'nom « parentNode » retiré : il cache le membre du même nom de son formulaire, attendu un autre nom, par exemple « input-parentNode » ; data-ilots-name garde celui de la page.',
    { element: document.querySelector('input') },
  ])
})
