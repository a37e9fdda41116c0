/** The example of an integrator's own island, as its script gives it to `Ilots.register`. */
import { vi } from 'vitest'
import { create } from '../../islands/registration/mount'
import type { Island } from '../../src/island/island'
import type { IslandDefinition } from '../../src/island/own-island'
import type { WholePage } from '../../src/island/whole-page'

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
export async function ownIsland(): Promise<Island> {
  const own = await ownExample()
  const { moduleOf } = await create({} as WholePage)
  const { name, marker: selector, when = { on: 'interaction' } } = own
  return {
    ...own,
    name,
    marker: { selector },
    when,
    listens: 'itself',
    load: (again) => moduleOf(own, again),
  }
}
