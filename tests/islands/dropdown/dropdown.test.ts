import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropdown } from '../../../islands/dropdown'
import { makeApi } from '../../../src/engine/api'
import { find, startOn } from '../../helpers/engine'

const now = { ...dropdown, when: { on: 'now' as const } }
const menu = (name: string, toggle = `<a id="${name}" href="/${name}" data-ilot="dropdown">${name}</a>`) =>
  `<li id="li-${name}">${toggle}<ul><li><a id="${name}-1" href="/${name}/1">1</a></li></ul></li>`
const page = `<ul>${menu('a')}${menu('b')}</ul><a id="dehors" href="/dehors">Dehors</a>`

/** Whether the browser would follow the link. */
function click(selector: string, pointerType: string, detail = 1): boolean {
  return find(selector).dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, pointerType, detail }),
  )
}
function press(selector: string, key: string, more: KeyboardEventInit = {}): boolean {
  return find(selector).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...more }),
  )
}
const isOpen = (name: string) => {
  const expanded = find(`#${name}`).getAttribute('aria-expanded')
  const given = find(`#li-${name}`).classList.contains('is-open')
  expect(String(given)).toBe(expanded)
  return given
}

describe('a link', () => {
  beforeEach(() => startOn(page, now))

  test('is opened by the first touch, and followed by the second', () => {
    expect(click('#a', 'touch')).toBe(false)
    expect(isOpen('a')).toBe(true)
    expect(click('#a', 'touch')).toBe(true)
  })

  test.each(['mouse', 'pen', ''])('is followed at once by "%s"', (pointer) => {
    expect(click('#a', pointer)).toBe(true)
    expect(isOpen('a')).toBe(false)
  })

  test('opened by touch, is followed at once by the mouse', () => {
    click('#a', 'touch')
    expect(click('#a', 'mouse')).toBe(true)
  })

  test('whose touch another script has taken stays closed', () => {
    find('#a').addEventListener('click', (event) => event.preventDefault())
    click('#a', 'touch')
    expect(isOpen('a')).toBe(false)
  })

  test('is opened by ArrowDown, which goes to its first link', () => {
    expect(press('#a', 'ArrowDown')).toBe(false)
    expect(isOpen('a')).toBe(true)
    expect(document.activeElement).toBe(find('#a-1'))
  })

  test.each(['Enter', ' ', 'ArrowUp', 'Tab'])('leaves "%s" to the browser', (key) => {
    expect(press('#a', key)).toBe(true)
    expect(isOpen('a')).toBe(false)
  })

  test('is closed by Escape, which gives it the focus', () => {
    press('#a', 'ArrowDown')
    expect(press('#a-1', 'Escape')).toBe(false)
    expect(isOpen('a')).toBe(false)
    expect(document.activeElement).toBe(find('#a'))
  })

  test('closed, leaves Escape to others', () => expect(press('#a', 'Escape')).toBe(true))

  test.each(['pointerup', 'click', 'focusin'])('is closed by a %s elsewhere', (type) => {
    click('#a', 'touch')
    find('#dehors').dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    expect(isOpen('a')).toBe(false)
  })

  test.each(['pagehide', 'hashchange'])('is closed by %s', (type) => {
    click('#a', 'touch')
    dispatchEvent(new Event(type))
    expect(isOpen('a')).toBe(false)
  })

  test('stays open for a press on what it has opened', () => {
    click('#a', 'touch')
    find('#a-1').dispatchEvent(new Event('pointerup', { bubbles: true, composed: true }))
    expect(isOpen('a')).toBe(true)
  })

  test('stays open while a finger scrolls the page', () => {
    click('#a', 'touch')
    for (const type of ['pointerdown', 'pointercancel'])
      find('#dehors').dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    expect(isOpen('a')).toBe(true)
  })

  test('is closed by the opening of another', () => {
    click('#a', 'touch')
    click('#b', 'touch')
    expect([isOpen('a'), isOpen('b')]).toEqual([false, true])
  })
})

describe('where the click does not say what made it', () => {
  const plain = (detail = 1) =>
    find('#a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  const pointer = (pointerType: string) =>
    find('#a').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))

  test('the press before it does', async () => {
    await startOn(page, now)
    pointer('touch')
    expect(plain()).toBe(false)
  })

  test('a mouse that comes after a finger is a mouse', async () => {
    await startOn(page, now)
    pointer('touch')
    pointer('mouse')
    expect(plain()).toBe(true)
  })

  test('the keyboard after a finger is the keyboard', async () => {
    await startOn(page, now)
    pointer('touch')
    expect(plain(0)).toBe(true)
  })

  test('a press that was made before the code was here is what the device has', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await startOn(page, now)
    expect(plain()).toBe(false)
  })
})

describe('a toggle that leads nowhere', () => {
  test.each([
    '<button id="a" data-ilot="dropdown">a</button>',
    '<a id="a" class="dropdown-toggle">a</a>',
    '<a id="a" href="#" class="dropdown-toggle">a</a>',
  ])('%s opens and closes by any click', async (toggle) => {
    await startOn(menu('a', toggle), now)
    expect(click('#a', 'mouse')).toBe(false)
    expect(isOpen('a')).toBe(true)
    click('#a', 'touch')
    expect(isOpen('a')).toBe(false)
    click('#a', '', 0)
    expect(isOpen('a')).toBe(true)
  })

  test.each(['Enter', ' '])('and is no button is opened by "%s", once', async (key) => {
    await startOn(menu('a', '<span id="a" class="dropdown-toggle">a</span>'), now)
    expect(find('#a').getAttribute('role')).toBe('button')
    expect(press('#a', key)).toBe(false)
    press('#a', key, { repeat: true })
    expect(isOpen('a')).toBe(true)
  })
})

describe('nested', () => {
  const inner = menu('b')
  const nested = `<ul><li id="li-a"><a id="a" href="/a" data-ilot="dropdown">a</a><ul>${inner}</ul></li></ul>`
  beforeEach(async () => {
    await startOn(nested, now)
    click('#a', 'touch')
    click('#b', 'touch')
  })

  test('the opening of a child keeps its parent open', () =>
    expect([isOpen('a'), isOpen('b')]).toEqual([true, true]))

  test('Escape closes the innermost, then the next', () => {
    press('#b', 'Escape')
    expect([isOpen('a'), isOpen('b')]).toEqual([true, false])
    press('#b', 'Escape')
    expect(isOpen('a')).toBe(false)
    expect(document.activeElement).toBe(find('#a'))
  })

  test('a press outside closes all', () => {
    document.body.dispatchEvent(new Event('pointerup', { bubbles: true, composed: true }))
    expect([isOpen('a'), isOpen('b')]).toEqual([false, false])
  })
})

test('unmounted while open, gives the HTML back, spaces included', async () => {
  const html = '<ul><li class="  large   menu "><a id="a" href="/a" data-ilot="dropdown">a</a></li></ul>'
  const engine = await startOn(html, now)
  click('#a', 'touch')
  expect(find('li').classList.contains('is-open')).toBe(true)
  makeApi(engine).unmount(document)
  expect(document.body.innerHTML).toBe(html)
})

test('a class that another script gives while it is open stays when it closes', async () => {
  await startOn(page, now)
  click('#a', 'touch')
  find('#li-a').classList.add('vu')
  press('#a', 'Escape')
  expect(find('#li-a').className).toBe('vu')
})
