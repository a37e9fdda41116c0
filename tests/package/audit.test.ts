/** Which advisories stop a release: those of what is inside the scripts. */
import { expect, test } from 'vitest'
import { gravest } from '../../scripts/audit'

const bundled = new Set(['zod', 'preact'])

test('a grave one of a bundled library does, one of a tool does not', () => {
  const vulnerabilities = {
    zod: { severity: 'high' },
    preact: { severity: 'moderate' },
    vitest: { severity: 'critical' },
  }
  expect(gravest({ vulnerabilities }, bundled)).toEqual(['zod: high'])
  expect(gravest({ vulnerabilities: { preact: { severity: 'critical' } } }, bundled)).toEqual([
    'preact: critical',
  ])
  expect(gravest({ vulnerabilities: {} }, bundled)).toEqual([])
})

test('no answer is told from an answer without advisories', () => {
  // What npm writes when the registry refuses.
  expect(gravest({ message: '405 Method Not Allowed' } as object, bundled)).toBeUndefined()
})
