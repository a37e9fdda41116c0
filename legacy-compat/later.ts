/** Calls that can wait for their code: they are kept as they were made, and run in order (contract §6.1). */
import type { Page } from '../src/island/page'
import { placeOf } from './script-place'

/** Makes a function that calls what `legacy-compat/old-globals` has under this name. */
export const later =
  ({ oldGlobals }: Page, name: string) =>
  (...given: unknown[]): Promise<unknown> =>
    oldGlobals.run({
      name,
      given,
      place: placeOf(new Error().stack),
      script: document.currentScript,
    })

/** Images and plugin content (§3.11, §9.5): the visitor sees them a moment after the call. */
const LATE = [
  'MM_swapImage',
  'MM_swapImgRestore',
  'MM_preloadImages',
  'embedPlugin',
  'AC_FL_RunContent',
] as const

export function lateGlobals(page: Page): Record<string, unknown> {
  const late: Record<string, unknown> = { UFO: { create: later(page, 'create') } }
  for (const name of LATE) late[name] = later(page, name)
  return late
}
