/** The example of an integrator's own island, as its script gives it to `Ilots.register`. */
import { vi } from 'vitest'
import { admit, moduleOf } from '../../islands/registration/mount'
import { adopt, type IslandDefinition } from '../../src/engine/own-island'
import type { Island } from '../../src/island/island'

/** Through a name: it is a script without types. */
const SCRIPT = '../../examples/own-island/compteur.js'

async function ownExample(): Promise<IslandDefinition> {
  const register = vi.fn()
  vi.stubGlobal('Ilots', { register })
  await import(/* @vite-ignore */ SCRIPT)
  vi.unstubAllGlobals()
  return register.mock.calls[0]?.[0] as IslandDefinition
}

/** What the engine makes of it. */
export const ownIsland = async (): Promise<Island> =>
  adopt(await ownExample(), async () => ({ admit, moduleOf }))
