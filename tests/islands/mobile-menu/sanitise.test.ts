import purify from 'dompurify'
import { expect, test, vi } from 'vitest'
import { sanitise } from '../../../islands/mobile-menu/navbar-content'

// What it takes out is seen in browsers (`e2e/hostile/policy.spec.ts`): it does not work on the nodes of this page.
test('where the library cannot work, HTML of an attribute is text', async () => {
  vi.spyOn(purify, 'isSupported', 'get').mockReturnValue(false)
  const box = document.createElement('div')
  box.append(await sanitise('<b onclick="pwn()">a</b>'))
  expect([box.childElementCount, box.textContent]).toEqual([0, '<b onclick="pwn()">a</b>'])
})
