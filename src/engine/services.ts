/** Services that islands and pages share. Each is fetched when it is first used; calls keep their order. */

import type { Services } from '../island/page'
import type { Service } from '../island/service'
import type { Registration } from '../island/services/registration'
import type { WarmUpService } from '../island/services/warm-up'
import type { WholePage } from '../island/whole-page'
import { showWaiting } from './early'

/** What islands and pages share, and what the engine alone asks for. */
export interface EngineServices extends Services {
  readonly registration: Registration
  readonly warmUp: WarmUpService
}

type Provided = Omit<EngineServices, 'toast'> & { toaster: { show: Services['toast'] } }
type Method = (...parameters: unknown[]) => unknown
type Made = Record<string, Method>

/**
 * Makes services whose methods fetch their code when first called.
 * @param provided descriptors: `provides` is the service's name on the page, then its methods.
 * @returns the services by name.
 */
export function makeServices(page: WholePage, provided: readonly Service[]): EngineServices {
  const lazy = ({ name, load, provides = '' }: Service): [string, unknown] => {
    const [service = '', ...methods] = provides.split(' ')
    let made: Promise<Made> | undefined
    // A failed download is forgotten, so that the next call asks again.
    const get = () => {
      made ??= page.fetchCode(name, load).then(({ create }) => create(page) as Promise<Made>)
      made.catch(() => {
        made = undefined
      })
      return made
    }
    const forward =
      (method: string) =>
      async (content: unknown, ...options: unknown[]) => {
        // There is nothing to close or hide before the code was fetched.
        if (/close|hide|progress/.test(method) && !made) return
        // Open, popup, alert, confirm, start: the browser knows the press that a handler of the page answers by it.
        if (!made && /op|rt|rm/.test(method)) showWaiting(get(), page, window.event?.target as Element)
        const code = await get().catch((error) => {
          // Without our code, the browser asks the question itself.
          if (/alert|confirm/.test(method)) {
            content = typeof content === 'function' ? content() : ((content as Node)?.textContent ?? content)
            return window as unknown as Made
          }
          // The caller follows its link when a pop-up cannot be had. All other callers go on without the service.
          if (/open|popup|preload|module/.test(method)) throw error
          return {} as Made
        })
        return code[method]?.(content, ...options)
      }
    return [service, Object.fromEntries(methods.map((method) => [method, forward(method)]))]
  }
  const { toaster, ...services } = Object.fromEntries(provided.map(lazy)) as never as Provided
  return { ...services, toast: toaster.show }
}
