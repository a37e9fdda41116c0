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

/**
 * How pages hide what a box is to show, and what it says of it while it is lent. What is seen:
 * `e2e/squeezebox.spec.ts`.
 */
const HIDDEN = [
  ['a style', '<p id="a" style="display:none">texte</p>', null],
  ['an important style', '<p id="a" style="color: red; display: none !important">texte</p>', null],
  ['a class', '<p id="a" class="cache">texte</p>', 'display'],
  ['a style and a class', '<p id="a" class="cache" style="display:none">texte</p>', 'display'],
  ['a class of its visibility', '<p id="a" class="invisible">texte</p>', 'visibility'],
  ['a class of its opacity', '<p id="a" class="fondu">texte</p>', 'opacity'],
  ['an attribute and a style', '<p id="a" style="display:none" hidden="">texte</p>', null],
  ['a rule for aria-hidden', '<p id="a" aria-hidden="true">texte</p>', null],
  ['inert', '<p id="a" inert="">texte</p>', null],
  ['a popover', '<p id="a" popover="">texte</p>', null],
  ['a closed dialog', '<dialog id="a">texte</dialog>', 'dialog'],
  ['a place beside the page', '<p id="a" style="position:absolute;left:-9999px">texte</p>', 'position'],
  ['a pixel of room', '<p id="a" style="width:1px;overflow:hidden">texte</p>', 'room'],
  ['nothing', '<p id="a" class="carte" style="color:red" aria-hidden="false">texte</p>', null],
] as const

const SHEET = `<style>.cache,[aria-hidden=true]{display:none}
.invisible{visibility:hidden}.fondu{opacity:0}.carte{display:flex}</style>`

describe('whatever hides it', () => {
  test.each(HIDDEN)('%s: it is shown in the box, and given back as it was', (_, html, by) => {
    document.head.innerHTML = SHEET
    const { node, box } = page(html)
    const giveBack = borrowNode(node, box)
    expect(node.dataset.ilotsLent ?? null).toBe(by)
    expect(node.style.display).toBe('')
    for (const name of ['hidden', 'inert', 'popover']) expect(node.hasAttribute(name)).toBe(false)
    expect(node.ariaHidden).not.toBe('true')
    if (node instanceof HTMLDialogElement) expect(node.open).toBe(true)
    giveBack()
    expect(find('main').innerHTML).toBe(html)
  })

  test('the site lays it out, where its own style alone hides it', () => {
    document.head.innerHTML = SHEET
    const { node, box } = page('<p id="a" class="carte" style="display:none">texte</p>')
    borrowNode(node, box)
    expect(getComputedStyle(node).display).toBe('flex')
  })
})

describe('what another script does to it meanwhile', () => {
  test('stays, and it is hidden again as it was', () => {
    const { node, box } = page('<p id="a" style="display:none">texte</p>')
    const giveBack = borrowNode(node, box)
    node.style.color = 'red'
    giveBack()
    expect(node.style.color).toBe('red')
    expect(node.style.display).toBe('none')
  })

  test('also where it shows it for good', () => {
    const { node, box } = page('<p id="a" class="x" style="display:none">texte</p>')
    const giveBack = borrowNode(node, box)
    node.style.display = 'block'
    giveBack()
    expect(node.style.display).toBe('block')
  })
})

test('a template lends a copy, each time anew', () => {
  const html = '<template id="a"><p>texte</p><input name="question"></template>'
  const { node, box } = page(html)
  const giveBack = borrowNode(node, box)
  expect(box.innerHTML).toBe('<p>texte</p><input name="question">')
  find('input', box).setAttribute('value', 'typed')
  giveBack()
  expect(box.innerHTML).toBe('')
  expect(find('main').innerHTML).toBe(html)
  borrowNode(node, box)
  expect(box.innerHTML).toBe('<p>texte</p><input name="question">')
})

test('a dialog that its own button closes closes the one around it', () => {
  document.body.innerHTML = '<main><dialog id="a">texte</dialog></main><dialog id="box"></dialog>'
  const box = document.querySelector<HTMLDialogElement>('#box')
  box?.showModal()
  if (box) borrowNode(find('#a'), box)
  find('#a').dispatchEvent(new Event('close'))
  expect(box?.open).toBe(false)
})
