/** What the bundle keeps on the device, seen by a test. */

import type { Config } from '../../src/contracts/config'
import { resolveConfig } from '../../src/engine/config'
import { makeReporter } from '../../src/engine/reporter'

/** The configuration of a page of the fixture site, with this session. */
export const configOf = (hash = '', platform = 'plateforme'): Config => ({
  ...resolveConfig(
    null,
    makeReporter(() => {}),
  ),
  product: 'vitrea',
  platform,
  session: { hash },
})

/** All of both storages, as text. */
export const allStored = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

/** What reads and writes of a forbidden storage do. */
export const forbidden: Storage = new Proxy({} as Storage, {
  get: refuse,
  set: refuse,
  ownKeys: refuse,
  getOwnPropertyDescriptor: refuse,
})

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError')
}
