import { expect, test, vi } from 'vitest'
import { Code } from '../../../src/contracts/errors'
import { PLACE } from '../../../src/server/html'
import { requirePolicy } from '../../../src/server/require-policy'

test('a policy that the page’s CSP refuses is an error that says what to add', () => {
  vi.stubGlobal('window', {
    [PLACE]: {
      fragment() {
        throw new TypeError('Refused to create a policy')
      },
    },
  })
  const thrown = expect.objectContaining({
    code: Code.mountFailed,
    message: expect.stringMatching(/trusted-types ilots.*comme sans script.*Refused to create a policy/),
  })
  expect(requirePolicy).toThrow(thrown)
})

test('one that is allowed, or that no browser asks for, is none', () => {
  expect(requirePolicy).not.toThrow()
})
