import { afterEach, expect, test } from 'vitest'
import { leadsInPage } from '../../../islands/hash-scroll/mount'
import { find } from '../../helpers/engine'

const page = 'https://vitrea.example/accueil'
let listener: ((event: MouseEvent) => void) | undefined
afterEach(() => listener && removeEventListener('click', listener))

/** The hash that a click on the link, or on an element in it, leads to. */
function click(html: string, init: MouseEventInit = {}, selector = 'a'): string | undefined {
  document.body.innerHTML = html
  let found: string | undefined
  listener = (event) => {
    found = leadsInPage(event)
    event.preventDefault()
  }
  addEventListener('click', listener, { once: true })
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return found
}

test.each([
  ['#tarifs', '#tarifs'],
  [`${page}#tarifs`, '#tarifs'],
  ['/accueil#tarifs', '#tarifs'],
  ['#a?b/c', '#a?b/c'],
])('%s leads in the page', (href, hash) => {
  expect(click(`<a href="${href}">Tarifs</a>`)).toBe(hash)
})

test('a click on what is in the link counts', () => {
  expect(click('<a href="#tarifs"><b>Tarifs</b></a>', {}, 'b')).toBe('#tarifs')
})

test.each([
  '/services#tarifs',
  'https://ailleurs.example/accueil#tarifs',
  '/accueil?page=2#tarifs',
  '/accueil',
])('%s leads elsewhere', (href) => {
  expect(click(`<a href="${href}">Tarifs</a>`)).toBeUndefined()
})

test.each(['target="_blank"', 'target="devis"', 'download'])('a link with %s is the browser’s', (more) => {
  expect(click(`<a href="#tarifs" ${more}>Tarifs</a>`)).toBeUndefined()
})

test('target="_self" is this page', () => {
  expect(click('<a href="#tarifs" target="_self">Tarifs</a>')).toBe('#tarifs')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s',
  (init) => {
    expect(click('<a href="#tarifs">Tarifs</a>', init)).toBeUndefined()
  },
)

test('a link in a dialog is the browser’s', () => {
  expect(click('<dialog open><a href="#tarifs">Tarifs</a></dialog>')).toBeUndefined()
})

test('a click that the page has prevented is left alone, wherever it did', () => {
  const prevent = (event: Event) => event.preventDefault()
  document.addEventListener('click', prevent, { once: true })
  expect(click('<a href="#tarifs">Tarifs</a>')).toBeUndefined()
})
