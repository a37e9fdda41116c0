/** Services that islands and pages share. Each is fetched when first used; calls keep their order. */

import type { Service } from '../island/island'
import type { AnalyticsService } from '../island/services/analytics'
import type { InspectorService } from '../island/services/inspector'
import type { LightboxService } from '../island/services/lightbox'
import type { LoadingService } from '../island/services/loading'
import type { ModalService } from '../island/services/modal'
import type { OldGlobalsService } from '../island/services/old-globals'
import type { SlideshowService } from '../island/services/slideshow'
import type { Toast } from '../island/services/toast'
import type { TranslationsService } from '../island/services/translations'
import { services } from '../registry'
import type { Engine } from './engine'

export interface Services {
  readonly modal: ModalService
  readonly lightbox: LightboxService
  readonly loading: LoadingService
  readonly translations: TranslationsService
  readonly analytics: AnalyticsService
  readonly toast: Toast
  readonly slideshow: SlideshowService
  readonly oldGlobals: OldGlobalsService
  readonly inspector: InspectorService
}

type Method = (...parameters: unknown[]) => unknown
type Made = Record<string, Method>

export function makeServices(engine: Engine): Services {
  const lazy = ({ name, load }: Service, methods: string[]) => {
    let made: Promise<Made> | undefined
    // A failed download is forgotten, so that the next call asks again.
    const get = () => {
      made ??= engine.chunk(name, load).then(({ create }) => create(engine) as Promise<Made>)
      made.catch(() => {
        made = undefined
      })
      return made
    }
    const forward =
      (method: string) =>
      async (content: unknown, ...options: unknown[]) => {
        // Nothing that was never fetched is open.
        if (/close|hide|progress/.test(method) && !made) return
        const service = await get().catch((error) => {
          // Without our code, a question is the browser's own.
          if (/alert|confirm/.test(method)) return window as unknown as Made
          // Without a pop-up, a link is followed; without anything else, whoever asked goes on.
          if (/open|popup|preload/.test(method)) throw error
          return {} as Made
        })
        const plain = service === (window as unknown) && content instanceof Node
        return service[method]?.(plain ? content.textContent : content, ...options)
      }
    return Object.fromEntries(methods.map((method) => [method, forward(method)])) as unknown
  }
  return {
    modal: lazy(services.modal, ['open', 'popup', 'close', 'alert', 'confirm', 'preload']) as ModalService,
    loading: lazy(services.loadingScreen, ['show', 'progress', 'hide']) as LoadingService,
    translations: lazy(services.translations, ['want']) as TranslationsService,
    analytics: lazy(services.analytics, ['track', 'consent']) as AnalyticsService,
    lightbox: lazy(services.lightbox, ['open']) as LightboxService,
    slideshow: lazy(services.slideshow, ['start']) as SlideshowService,
    oldGlobals: lazy(services.oldGlobals, ['run', 'alert', 'warn', 'rows', 'table']) as OldGlobalsService,
    inspector: lazy(services.inspector, ['open', 'close']) as InspectorService,
    toast: (lazy(services.toast, ['show']) as { show: Toast }).show,
  }
}
