/** The examples of an integrator's own islands, as their scripts give them to `Ilots.register`. */
import { vi } from 'vitest'
import { create } from '../../islands/registration/mount'
import type { Island } from '../../src/contracts/island'
import type { WholePage } from '../../src/contracts/whole-page'
import { makeStore } from '../../src/engine/store'
import type { IslandDefinition } from '../../src/island/custom-island'

/** @param script below `examples`: it has no types. */
async function ownExample(script: string): Promise<IslandDefinition> {
  const register = vi.fn()
  vi.stubGlobal('Ilots', { register })
  await import(/* @vite-ignore */ `../../examples/${script}`)
  vi.unstubAllGlobals()
  return register.mock.calls[0]?.[0] as IslandDefinition
}

/** What the engine makes of it. */
export async function ownIsland(script: string): Promise<Island> {
  const own = await ownExample(script)
  const fetchCode: WholePage['fetchCode'] = (_, load) => load('')
  const { moduleOf, moduleOfReact } = await create({ fetchCode } as WholePage)
  const { name, marker: selector, when = { on: 'interaction' } } = own
  return {
    ...own,
    name,
    marker: { selector },
    when,
    listens: 'itself',
    load(again) {
      vi.stubGlobal('Ilots', { react: moduleOfReact, store: makeStore('fr') })
      return moduleOf(own, again)
    },
  }
}
