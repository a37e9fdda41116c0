/** Whatever the configuration is, it is whole, or what is wrong is named. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { resolveConfig } from '../../src/engine/config'
import { makeReporter } from '../../src/engine/reporter'
import { RUNS, text } from '../helpers/any-input'
import { anyJsonValue, fc } from '../helpers/property'

describe('the configuration', () => {
  const KEYS = [
    'product',
    'platform',
    'site',
    'lang',
    'windowName',
    'session',
    'content',
    'inspector',
    'warm',
    'markers',
    'navbar',
    'analytics',
    'identite',
    '__proto__',
    'constructor',
    'inconnue',
  ]
  const source = fc.oneof(
    text,
    fc
      .dictionary(fc.constantFrom(...KEYS), fc.oneof(anyJsonValue({ maxDepth: 2 }), text))
      .map((value) => JSON.stringify(value)),
  )
  afterEach(() => {
    document.head.replaceChildren()
    vi.restoreAllMocks()
  })

  test('is whole, and what is wrong in it is named', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.head.innerHTML = '<script id="ilots-config" type="application/json"></script>'
    const script = document.querySelector('script')
    if (!script) throw new Error('a script')
    const keys = Object.keys(
      resolveConfig(
        null,
        makeReporter(() => {}),
      ),
    )
    fc.assert(
      fc.property(source, (raw) => {
        script.textContent = raw
        const report = makeReporter(() => {})
        const config = resolveConfig(null, report)
        expect(Object.keys(config)).toEqual(keys)
        for (const key of ['product', 'platform', 'site', 'lang', 'content', 'inspector', 'warm'] as const)
          expect(typeof config[key]).toBe('string')
        for (const { message } of report.errors)
          expect(message).toMatch(/^configuration .+ refusé.* : reçu « .*», attendu ./s)
      }),
      RUNS,
    )
  })
})
