/** Calls that can wait for their code: kept as they were made, and run in order (contract §6.1). */
import type { Engine } from '../src/engine/engine'
import { placeOf } from './place'

/** @returns a function that does what `islands/old-globals` has under this name. */
export const later =
  ({ services }: Engine, name: string) =>
  (...given: unknown[]): Promise<unknown> =>
    services.oldGlobals.run({
      name,
      given,
      place: placeOf(new Error().stack),
      script: document.currentScript,
    })

/** Images, plugin content (§3.11, §9.5): seen a moment later than they were asked for. */
const LATE = [
  'MM_swapImage',
  'MM_swapImgRestore',
  'MM_preloadImages',
  'embedPlugin',
  'AC_FL_RunContent',
] as const

export function lateGlobals(engine: Engine): Record<string, unknown> {
  const late: Record<string, unknown> = { UFO: { create: later(engine, 'create') } }
  for (const name of LATE) late[name] = later(engine, name)
  return late
}
