import { expect, test, vi } from 'vitest'
import { nameScript, trustOldHtml } from '../../helpers/page-html'

/** A module of its own for each: so each chunk has it. */
async function copy() {
  vi.resetModules()
  return import('../../../src/server/html')
}

test('each copy has what the first script gave the page', async () => {
  const first = await copy()
  const second = await copy()
  expect(first.toFragment).not.toBe(second.toFragment)
  expect(first.toFragment('<p>a</p>').textContent + second.toFragment('<p>b</p>').textContent).toBe('ab')
  expect(second.toDocument('<p>c</p>').body.textContent).toBe('c')
  nameScript('https://vitrea.example/verificateur/api.js')
  for (const { scriptAddress } of [first, second]) {
    expect(scriptAddress('https://vitrea.example/verificateur/api.js')).toContain('verificateur')
    expect(() => scriptAddress('https://ailleurs.example/x.js')).toThrow(TypeError)
  }
  expect(first.trustsOldHtml()).toBe(false)
  trustOldHtml()
  expect([first.trustsOldHtml(), second.trustsOldHtml()]).toEqual([true, true])
})

test('HTML can be shown, unless the page’s CSP refuses the policy', async () => {
  const { hasPolicy, PLACE } = await copy()
  expect(hasPolicy()).toBe(true)
  const shared = Reflect.get(window, PLACE)
  const fragment = () => {
    throw new TypeError('Refused to create a policy')
  }
  vi.stubGlobal('window', { [PLACE]: { ...shared, fragment } })
  expect(hasPolicy()).toBe(false)
})
