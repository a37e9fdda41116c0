/** Calls that can wait for their code: they are kept as they were made, and run in order (contract §6.1). */
import type { Page } from '../src/contracts/page'
import { placeOf } from './globals'

/** Makes a function that calls what `legacy-compat/old-globals` has under this name. */
export const later =
  ({ oldGlobals }: Pick<Page, 'oldGlobals'>, name: string) =>
  (...given: unknown[]): Promise<unknown> =>
    oldGlobals.run({ name, given, place: placeOf(new Error().stack), script: document.currentScript })

/** Images and plugin content (§3.11, §9.5): the visitor sees them a moment after the call. */
const LATE = 'MM_swapImage MM_swapImgRestore MM_preloadImages embedPlugin AC_FL_RunContent'

export const lateGlobals = (page: Pick<Page, 'oldGlobals'>) => ({
  UFO: { create: later(page, 'create') },
  ...Object.fromEntries(LATE.split(' ').map((name) => [name, later(page, name)])),
  /**
   * Makes a new request at each call, with the `XMLHttpRequest` that the page has by then. Where it has none, returns
   * `null` and shows the message of §8.5.
   */
  getXMLHttpRequest(): XMLHttpRequest | null {
    const { XMLHttpRequest } = window
    if (XMLHttpRequest) return new XMLHttpRequest()
    void later(page, 'getXMLHttpRequest')()
    return null
  },
})
