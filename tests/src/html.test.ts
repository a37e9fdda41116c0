import { expect, test, vi } from 'vitest'

/** A module of its own for each test: the policy is made once. */
async function fresh() {
  vi.resetModules()
  return import('../../src/html')
}

test.each([
  'https://www.google.com/recaptcha/api.js?render=explicit',
  'https://www.recaptcha.net/recaptcha/api.js',
])('a script of the bot check’s provider may be loaded: %s', async (address) => {
  const { trustedTypesPolicy } = await fresh()
  expect(trustedTypesPolicy().createScriptURL(address)).toBe(address)
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
  const { trustedTypesPolicy } = await fresh()
  expect(() => trustedTypesPolicy().createScriptURL(address)).toThrow(
    /adresse de script refusée, reçu « .*attendu/,
  )
})

test('an address that the site gives may, whatever its query, and no other of that folder', async () => {
  const { trustedTypesPolicy, trustScript } = await fresh()
  trustScript(new URL('https://vitrea.example/verificateur/api.js'))
  const { createScriptURL } = trustedTypesPolicy()
  expect(createScriptURL('https://vitrea.example/verificateur/api.js?render=k')).toContain('render=k')
  expect(() => createScriptURL('https://vitrea.example/verificateur/autre.js')).toThrow(TypeError)
})

test('an element that is named like the browser’s own factory is not it', async () => {
  const { toFragment } = await fresh()
  const { prototype } = Object.getPrototypeOf(window).constructor
  // What a browser does: named elements are properties of an object behind the window.
  Object.defineProperty(prototype, 'trustedTypes', { value: document.createElement('a'), configurable: true })
  expect(toFragment('<p>a</p>').textContent).toBe('a')
  Reflect.deleteProperty(prototype, 'trustedTypes')
})
