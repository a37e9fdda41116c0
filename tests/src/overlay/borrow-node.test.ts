import { describe, expect, test } from 'vitest'
import { borrowNode } from '../../../src/overlay/borrow-node'
import { find } from '../../helpers/engine'

/** The node `#a` of a page, and a box for it. */
function page(html: string) {
  document.body.innerHTML = `<main>${html}</main><section></section>`
  return { node: find('#a'), box: find('section') }
}

describe('a node that is lent', () => {
  test('is in the box, shown, itself', () => {
    const { node, box } = page('<p id="a" hidden>texte</p>')
    borrowNode(node, box)
    expect(box.firstChild).toBe(node)
    expect(node.hidden).toBe(false)
  })

  test('comes after what the box holds', () => {
    const { node, box } = page('<p id="a"></p>')
    box.innerHTML = '<i></i>'
    borrowNode(node, box)
    expect(box.innerHTML).toBe('<i></i><p id="a"></p>')
  })
})

describe('given back', () => {
  test.each([
    ['between its neighbours', '<i></i><p id="a">texte</p><b></b>'],
    ['last', '<i></i><p id="a">texte</p>'],
    ['between texts', 'avant <span id="a">texte</span> après'],
    ['hidden as it was', '<p id="a" hidden="">texte</p>'],
    ['hidden until it is found', '<p id="a" hidden="until-found">texte</p>'],
    ['shown as it was', '<p id="a" class="x">texte</p>'],
  ])('it is %s', (_, html) => {
    const { node, box } = page(html)
    borrowNode(node, box)()
    expect(find('main').innerHTML).toBe(html)
    expect(find('#a')).toBe(node)
    expect(box.childNodes).toHaveLength(0)
  })

  test('it finds its place although its neighbours have changed', () => {
    const { node, box } = page('<i></i><p id="a"></p><b></b>')
    const giveBack = borrowNode(node, box)
    find('main b').remove()
    find('main').prepend('début')
    giveBack()
    expect(find('main').innerHTML).toBe('début<i></i><p id="a"></p>')
  })

  test('it stays where it is when its place has left the page', () => {
    const { node, box } = page('<p id="a"></p>')
    const giveBack = borrowNode(node, box)
    find('main').innerHTML = '<p id="a">celui du serveur</p>'
    giveBack()
    expect(find('main').innerHTML).toBe('<p id="a">celui du serveur</p>')
  })
})

test('into a block that has left the page meanwhile, it goes back to its place there', () => {
  const { node, box } = page('<i></i><p id="a" hidden=""></p>')
  const giveBack = borrowNode(node, box)
  const block = find('main')
  block.remove()
  giveBack()
  expect(block.innerHTML).toBe('<i></i><p id="a" hidden=""></p>')
})

test('a node that holds the box is not lent, and the page is as it was', () => {
  document.body.innerHTML = '<main id="a" hidden=""><section></section></main>'
  const before = document.body.innerHTML
  expect(() => borrowNode(find('#a'), find('section'))).toThrow()
  expect(document.body.innerHTML).toBe(before)
})
