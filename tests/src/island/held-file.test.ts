import { afterEach, expect, test, vi } from 'vitest'
import { addressAgain } from '../../../src/island/describe'

const MAP = '<script type="importmap">{"integrity":{"/ilots/1.0.0/p/abcde.js":"sha384-a"}}</script>'
afterEach(() => vi.restoreAllMocks())

/** What the browser answers to the next link. */
function answer(type: 'load' | 'error'): HTMLLinkElement[] {
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [link] = nodes as HTMLLinkElement[]
    if (!link) return
    links.push(link)
    link.dispatchEvent(new Event(type))
  })
  return links
}

test.each([
  ['without an import map', ''],
  ['with one that says nothing of it', '<script type="importmap">{"imports":{"a":"/a.js"}}</script>'],
  ['with one of other files', MAP.replace('abcde', 'edcba')],
  ['with one that the browser cannot read', '<script type="importmap">{"integrity":</script>'],
])('%s, another attempt is at another address', async (_, head) => {
  document.head.innerHTML = head
  expect(await addressAgain('./p/abcde.js', '?1')).toBe('./p/abcde.js?1')
  expect(await addressAgain('./p/abcde.js', '?1', '/ilots/')).toBe('/ilots/./p/abcde.js?1')
})

test('with the hash of the file, it is held to that', async () => {
  document.head.innerHTML = MAP
  const links = answer('load')
  expect(await addressAgain('./p/abcde.js', '?1')).toMatch(/\/ilots\/1\.0\.0\/p\/abcde\.js\?1$/)
  expect(links.map(({ rel, integrity }) => [rel, integrity])).toEqual([['modulepreload', 'sha384-a']])
})

test('what is another file, or does not come, is not imported', async () => {
  document.head.innerHTML = MAP
  answer('error')
  await expect(addressAgain('./p/abcde.js', '?1')).rejects.toThrow('abcde.js?1')
})
