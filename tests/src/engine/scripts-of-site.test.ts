import { expect, test } from 'vitest'
import type { Config } from '../../../src/contracts/config'
import { scriptsOfSite } from '../../../src/engine/scripts-of-site'

const named = (src?: string, tag: Element | null = null) =>
  Object.keys(
    scriptsOfSite(tag as HTMLElement | null, { recaptcha: src === undefined ? null : { src } } as Config),
  )

function tag(name: string, space = 'http://www.w3.org/1999/xhtml'): Element {
  const element = document.createElementNS(space, name)
  element.setAttribute('data-inspector-axe', '/outils/axe.js')
  return element
}

test('the configuration names the bot check’s script, and the tag the inspector’s', () => {
  expect(named()).toEqual([])
  expect(named('/verificateur/api.js?a=b#c', tag('script'))).toEqual([
    'https://vitrea.example/verificateur/api.js',
    'https://vitrea.example/outils/axe.js',
  ])
})

test('another element than a script names none', () => {
  expect(named(undefined, tag('p'))).toEqual([])
  expect(named(undefined, tag('script', 'http://www.w3.org/2000/svg'))).toEqual([])
})

test.each(['data:text/javascript,pwn()', 'javascript:pwn()', 'blob:https://vitrea.example/1', ''])(
  'what is no address of the web is none: %j',
  (src) => expect(named(src)).toEqual([]),
)
