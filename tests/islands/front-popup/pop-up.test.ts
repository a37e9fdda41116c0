import { describe, expect, test } from 'vitest'
import { frontPopup } from '../../../islands/front-popup'
import { complaints, find, settled, startOn } from '../../helpers/engine'

async function open(html: string): Promise<HTMLElement> {
  await startOn(html, { ...frontPopup, when: { on: 'now' } })
  await settled()
  return find('[data-ilot]')
}
const close = '<a data-role="close" href="?ferme">Fermer</a>'

describe('its name', () => {
  test.each([
    ['', '<h2 id="titre">Offre</h2>', { role: 'dialog', 'aria-labelledby': 'titre', 'aria-label': null }],
    [
      '',
      '<h3> Offre </h3><h2>Suite</h2>',
      { role: 'dialog', 'aria-labelledby': null, 'aria-label': 'Offre' },
    ],
    ['', '', { role: 'dialog', 'aria-labelledby': null, 'aria-label': 'Popup' }],
    [
      'role="region" aria-label="Rappel"',
      '<h2 id="titre">Offre</h2>',
      { role: 'region', 'aria-labelledby': null, 'aria-label': 'Rappel' },
    ],
  ])('with "%s" and "%s"', async (attributes, content, expected) => {
    const host = await open(`<div data-ilot="front-popup" ${attributes}>${content}${close}</div>`)
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, host.getAttribute(name)]))
    expect(found).toEqual(expected)
  })
})

test('takes no focus when it opens', async () => {
  document.body.innerHTML = ''
  const host = await open(`<a id="avant" href="/">Avant</a><div data-ilot="front-popup">${close}</div>`)
  expect(host.contains(document.activeElement)).toBe(false)
})

test.each([
  [true, false],
  [false, true],
])('Escape while text is composed (%s) closes it: %s', async (isComposing, isClosed) => {
  const host = await open(`<div data-ilot="front-popup"><input>${close}</div>`)
  find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing }))
  expect(host.inert).toBe(isClosed)
})

test('without a close control says what to add', async () => {
  const { errors } = complaints()
  await open('<div data-ilot="front-popup"><span data-role="close">×</span></div>')
  expect(errors.join()).toContain('[ILOTS-202] front-popup')
  expect(errors.join()).toContain('attendu un lien ou un bouton data-role="close"')
})

describe('a veil around the content', () => {
  const around = `<div data-ilot="front-popup"><div data-role="overlay"><p>Offre</p>${close}</div></div>`
  test('closes by itself', async () => {
    const host = await open(around)
    find('[data-role="overlay"]').click()
    expect(host.inert).toBe(true)
  })
  test('does not close by what it surrounds', async () => {
    const host = await open(around)
    find('p').click()
    expect(host.inert).toBe(false)
  })
})

test('a veil that is a link closes by what is in it', async () => {
  const host = await open(
    `<div data-ilot="front-popup"><a data-role="overlay" href="?"><i>×</i></a>${close}</div>`,
  )
  find('i').click()
  expect(host.inert).toBe(true)
})

test('a backdrop in content does not close the template’s, nor hold the focus in it', async () => {
  const content =
    '<div data-ilots-content><a id="fond" data-role="overlay" href="#x">Lire</a><a id="piege" data-role="close" href="#x">Lire</a></div>'
  const host = await open(`<div data-ilot="front-popup">${content}${close}</div>`)
  find('#fond').click()
  find('#piege').click()
  expect(host.inert).toBeFalsy()
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  document.body.dispatchEvent(tab)
  expect(tab.defaultPrevented).toBe(false)
  find('[data-ilot]>[data-role="close"]').click()
  expect(host.inert).toBe(true)
})
