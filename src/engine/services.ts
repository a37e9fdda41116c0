/**
 * Services that islands and pages share. Each is fetched when it is first used; calls keep their order. Once its code
 * is here, a service acts within the call: after `{product}ModalClose()` the dialog is closed (contract §2).
 */

import { ownProperty } from '../base/own-property'
import type { Services } from '../contracts/page'
import type { Service } from '../contracts/service'
import type { WarmUpService } from '../contracts/services/warm-up'
import type { WholePage } from '../contracts/whole-page'
import type { CustomIslands } from '../island/custom-islands'
import { showWaiting } from '../island/show-waiting'
import { isHere } from './fetch-code'

/** What islands and pages share, and what the engine alone asks for. */
export interface EngineServices extends Services {
  readonly customIslands: CustomIslands
  readonly warmUp: WarmUpService
}

type Provided = Omit<EngineServices, 'toast'> & { toaster: { show: Services['toast'] } }
type Method = (...parameters: unknown[]) => unknown
type Made = Record<string, Method>

/** What becomes of a call while the code of its service is not here. */
interface MethodNeeds {
  /**
   * `false` for what ends what another method began: as long as nobody has asked for the code, it has nothing to do.
   */
  readonly needsCode?: false
  /** Whether what the visitor pressed, when the call answers a press, is shown to wait until the code is here. */
  readonly showsWaiting?: true
  /**
   * The error of the caller when the code cannot be had; by default nothing, and it goes on without the service.
   * `throw`: `ILOTS-301`, and the caller acts itself: it follows its link. `askBrowser`: the browser's method of the
   * same name asks the question.
   */
  readonly whenCodeIsMissing?: 'throw' | 'askBrowser'
}

const OPENS: MethodNeeds = { showsWaiting: true, whenCodeIsMissing: 'throw' }
const ASKS: MethodNeeds = { showsWaiting: true, whenCodeIsMissing: 'askBrowser' }
const ENDS: MethodNeeds = { needsCode: false }
const FETCHES: MethodNeeds = { whenCodeIsMissing: 'throw' }

/** The methods that do more than to fetch their code and wait for it. */
const METHODS: {
  readonly [Name in keyof Provided]?: { readonly [Key in keyof Provided[Name]]?: MethodNeeds }
} = {
  inspector: { open: OPENS, close: ENDS },
  lightbox: { open: OPENS },
  loading: { progress: ENDS, hide: ENDS },
  modal: { open: OPENS, popup: OPENS, close: ENDS, alert: ASKS, confirm: ASKS, preload: FETCHES },
  oldGlobals: { alert: ASKS },
  customIslands: { moduleOf: FETCHES, moduleOfReact: FETCHES },
  slideshow: { start: { showsWaiting: true } },
}

/**
 * Makes services whose methods fetch their code when first called.
 * @param provided descriptors, with the name and the methods of each service.
 * @param getPage the page, which the code of a service is given.
 * @returns the services by name.
 */
export function makeServices(provided: readonly Service[], getPage: () => WholePage): EngineServices {
  const lazy = ({ name, load, provides: { service, methods } }: Service): [string, unknown] => {
    const needs: Readonly<Record<string, MethodNeeds>> = METHODS[service as keyof Provided] ?? {}
    let made: Promise<Made> | undefined
    let here: Made | undefined
    // A failed download is forgotten, so that the next call asks again.
    const get = () => {
      const page = getPage()
      made ??= page.fetchCode(name, load).then(async ({ create }) => {
        here = (await create(page)) as Made
        return here
      })
      made.catch(() => {
        made = undefined
      })
      return made
    }
    const forward = (method: string) => {
      const { needsCode, showsWaiting, whenCodeIsMissing } = ownProperty(needs, method) ?? {}
      return async (content: unknown, ...options: unknown[]) => {
        if (here) return ownProperty(here, method)?.(content, ...options)
        if (needsCode === false && !made) return
        // The browser knows the press that a handler of the page answers by this call.
        if (showsWaiting && !made && !isHere(load))
          showWaiting(get(), getPage(), window.event?.target as Element)
        const code = await get().catch((error) => {
          if (whenCodeIsMissing === 'throw') throw error
          if (whenCodeIsMissing !== 'askBrowser') return {} as Made
          content = typeof content === 'function' ? content() : ((content as Node)?.textContent ?? content)
          return window as unknown as Made
        })
        return ownProperty(code, method)?.(content, ...options)
      }
    }
    return [service, Object.fromEntries(methods.map((method) => [method, forward(method)]))]
  }
  const { toaster, ...services } = Object.fromEntries(provided.map(lazy)) as never as Provided
  return { ...services, toast: toaster.show }
}
