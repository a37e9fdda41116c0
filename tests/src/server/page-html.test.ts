import { describe, expect, test, vi } from 'vitest'
import { PLACE } from '../../../src/server/html'
import { givePageHtml, makePageHtml } from '../../../src/server/page-html'

const untrusting = { isScriptOfSite: () => false, trustsOldHtml: () => false, disarm: () => {} }
const page = () => makePageHtml(untrusting)
const trusting = (...scripts: string[]) =>
  makePageHtml({ ...untrusting, isScriptOfSite: (address) => scripts.includes(address) })

/** A factory as a browser's: it makes one policy of a name, of a class whose methods a script may replace. */
function stubFactory(refusal?: Error) {
  class Policy {
    constructor(private readonly rules: Record<string, (text: string) => string>) {}
    createHTML(text: string) {
      return this.rules.createHTML?.(text)
    }
    createScriptURL(text: string) {
      return this.rules.createScriptURL?.(text)
    }
  }
  const names: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: never) {
      names.push(name)
      if (refusal) throw refusal
      return new Policy(rules)
    },
  })
  return { names, Policy }
}

describe('a script may be loaded', () => {
  test.each([
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.recaptcha.net/recaptcha/api.js',
    'https://www.recaptcha.net/recaptcha/enterprise.js?render=k&hl=fr',
  ])('of the bot check’s provider: %s', (address) => expect(page().scriptAddress(address)).toBe(address))

  test('that the site names, whatever its query, and no other of that folder', () => {
    const { scriptAddress } = trusting('https://vitrea.example/verificateur/api.js')
    expect(scriptAddress('https://vitrea.example/verificateur/api.js?render=k')).toContain('render=k')
    expect(() => scriptAddress('https://vitrea.example/verificateur/autre.js')).toThrow(TypeError)
  })

  test('of the site’s own origin where old calls are trusted, and of no other', () => {
    const { scriptAddress } = makePageHtml({ ...untrusting, trustsOldHtml: () => true })
    expect(scriptAddress('https://vitrea.example/js/carte.js')).toBe('https://vitrea.example/js/carte.js')
    for (const address of ['https://ailleurs.example/x.js', 'blob:https://vitrea.example/1', 'data:,x'])
      expect(() => scriptAddress(address), address).toThrow(TypeError)
  })
})

test.each([
  'https://www.google.com/complete/search?callback=pwn',
  'https://www.google.com/recaptcha/api2/anchor',
  'https://www.google.com/recaptcha/api.js/../../complete/search',
  'https://www.google.com/recaptcha/API.js',
  'https://www.google.com:444/recaptcha/api.js',
  'https://www.google.com.ailleurs.example/recaptcha/api.js',
  'https://www.google.com@ailleurs.example/recaptcha/api.js',
  'http://www.google.com/recaptcha/api.js',
  'https://vitrea.example/uploads/note.txt',
  'https://vitrea.example/js/carte.js',
  'https://ailleurs.example/x.js',
  'data:text/javascript,pwn()',
  'javascript:pwn()',
  'blob:https://vitrea.example/1',
])('no other script may: %s', (address) =>
  expect(() => page().scriptAddress(address)).toThrow(/adresse de script refusée, reçu « .*attendu/),
)

describe('what scripts of the page find on the window', () => {
  test('cannot be replaced or changed, by another inclusion either', () => {
    const shared = Reflect.get(window, PLACE)
    expect(Reflect.set(window, PLACE, {})).toBe(false)
    expect(Reflect.deleteProperty(window, PLACE)).toBe(false)
    expect([shared, ...Object.values(shared)].every(Object.isFrozen)).toBe(true)
    givePageHtml({ ...untrusting, isScriptOfSite: () => true })
    expect(Reflect.get(window, PLACE)).toBe(shared)
  })

  test('gives nodes, no trusted text, and never the policy', () => {
    const { Policy } = stubFactory()
    const { fragment, document: read } = page()
    expect([fragment('<b>a</b>').nodeType, read('<b>a</b>').nodeType]).toEqual([
      Node.DOCUMENT_FRAGMENT_NODE,
      Node.DOCUMENT_NODE,
    ])
    const seen: unknown[] = []
    vi.spyOn(Policy.prototype, 'createHTML').mockImplementation(function (this: unknown) {
      seen.push(this)
      return ''
    })
    expect(fragment('<b>a</b>').textContent).toBe('a')
    expect(seen).toEqual([])
  })

  test('writes with the browser’s own setter, whatever replaces it later', () => {
    const { fragment } = page()
    const seen: unknown[] = []
    const stolen = vi.spyOn(HTMLDivElement.prototype, 'innerHTML', 'set').mockImplementation((html) => {
      seen.push(html)
    })
    expect(fragment('<b>a</b>', 'div').firstElementChild?.localName).toBe('b')
    expect(seen).toEqual([])
    stolen.mockRestore()
  })

  test('judges by the browser’s own addresses', () => {
    const { scriptAddress } = page()
    const lie = vi.spyOn(URL.prototype, 'origin', 'get').mockReturnValue('https://www.google.com')
    expect(() => scriptAddress('https://ailleurs.example/recaptcha/api.js')).toThrow(TypeError)
    lie.mockRestore()
  })
})

describe('the policy', () => {
  test('is made at once, so that no script makes one of its name first', () => {
    const { names } = stubFactory()
    const { fragment } = page()
    fragment('<p>a</p>')
    expect(names).toEqual(['ilots'])
  })

  test('that a page’s CSP refuses is asked for once, and each use throws what the browser said', () => {
    const refusal = new TypeError('Refused to create a policy')
    const { names } = stubFactory(refusal)
    const { fragment, document: read, scriptAddress } = page()
    for (const use of [
      () => fragment('a'),
      () => fragment('a', 'div'),
      () => read('a'),
      () => scriptAddress('https://www.google.com/recaptcha/api.js'),
    ])
      expect(use).toThrow(refusal)
    expect(names).toEqual(['ilots'])
  })
})

describe('HTML is read', () => {
  test('as parts of a page, rows without their table too', () =>
    expect(page().fragment('<tr><td>a</td></tr>').firstElementChild?.localName).toBe('tr'))

  test('as a `div` reads it', () => {
    const nodes = page().fragment('<p>a</p>b', 'div')
    expect([...nodes.childNodes].map(({ nodeName }) => nodeName)).toEqual(['P', '#text'])
  })

  test('as a page, of which nothing is in this one', () => {
    const read = page().document('<title>T</title><body class="a"><p>b</p>')
    expect([read.querySelector('title')?.textContent, read.querySelector('p')?.textContent]).toEqual([
      'T',
      'b',
    ])
    expect(page().document('<html data-a><body>').documentElement.hasAttribute('data-a')).toBe(true)
    expect(read).not.toBe(document)
  })

  test('as a page without its scripts, of a template either', () => {
    const script = '<script>pwn()</script>'
    const read = page().document(
      `${script}<template>${script}<template>${script}<p>a</p></template></template>`,
    )
    expect(read.documentElement.outerHTML).not.toContain('pwn')
    expect(read.documentElement.outerHTML).toContain('<p>a</p>')
  })
})
