import { expect, test, vi } from 'vitest'

/** A module of its own for each test: the policy is made once. */
async function fresh() {
  vi.resetModules()
  return {
    ...(await import('../../../src/server/html')),
    ...(await import('../../../src/server/script-address')),
  }
}

test.each([
  'https://www.google.com/recaptcha/api.js?render=explicit',
  'https://www.recaptcha.net/recaptcha/api.js',
])('a script of the bot check’s provider may be loaded: %s', async (address) => {
  const { scriptAddress } = await fresh()
  expect(scriptAddress(address)).toBe(address)
})

test.each([
  'https://www.google.com/complete/search?callback=pwn',
  'https://www.google.com.ailleurs.example/recaptcha/api.js',
  'http://www.google.com/recaptcha/api.js',
  'https://vitrea.example/uploads/note.txt',
  'https://ailleurs.example/x.js',
  'data:text/javascript,pwn()',
  'javascript:pwn()',
  'blob:https://vitrea.example/1',
])('no other may: %s', async (address) => {
  const { scriptAddress } = await fresh()
  expect(() => scriptAddress(address)).toThrow(/adresse de script refusée, reçu « .*attendu/)
})

test('an address that the site gives may, whatever its query, and no other of that folder', async () => {
  const { scriptAddress, trustScript } = await fresh()
  trustScript(new URL('https://vitrea.example/verificateur/api.js'))
  expect(scriptAddress('https://vitrea.example/verificateur/api.js?render=k')).toContain('render=k')
  expect(() => scriptAddress('https://vitrea.example/verificateur/autre.js')).toThrow(TypeError)
})

test('an element that is named like the browser’s own factory is not it', async () => {
  const { toFragment } = await fresh()
  const { prototype } = Object.getPrototypeOf(window).constructor
  // What a browser does: named elements are properties of an object behind the window.
  Object.defineProperty(prototype, 'trustedTypes', { value: document.createElement('a'), configurable: true })
  expect(toFragment('<p>a</p>').textContent).toBe('a')
  Reflect.deleteProperty(prototype, 'trustedTypes')
})

test('scripts of the page share the one policy that a browser makes of a name', async () => {
  const policies: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: object) {
      policies.push(name)
      return rules
    },
  })
  Reflect.deleteProperty(window, Symbol.for('ilots-policy'))
  // `ilots.legacy.js`, and a chunk.
  const first = await fresh()
  const second = await fresh()
  expect(first.toFragment('<p>a</p>').textContent + second.toFragment('<p>b</p>').textContent).toBe('ab')
  expect(policies).toEqual(['ilots'])
  // What the first made asks the second, which has the code that knows.
  expect(first.trustedTypesPolicy().createScriptURL('https://www.google.com/recaptcha/api.js')).toBe('')
  const address = 'https://www.google.com/recaptcha/api.js'
  expect(second.scriptAddress(address)).toBe(address)
  Reflect.deleteProperty(window, Symbol.for('ilots-policy'))
})

test('a policy that the page’s CSP refuses is none', async () => {
  const { allowedPolicy } = await fresh()
  Reflect.deleteProperty(window, Symbol.for('ilots-policy'))
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Refused to create a policy')
    },
  })
  expect(allowedPolicy()).toBeUndefined()
  vi.unstubAllGlobals()
  expect(allowedPolicy()).toBeDefined()
})
