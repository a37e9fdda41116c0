import styles from 'styles:lightbox'
import type { Engine } from '../../src/engine/engine'
import { sayWith } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { Code } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import type { LightboxOptions, LightboxService, Slides } from '../../src/island/services/lightbox'
import { onActivate } from '../../src/overlay/activate'
import { refuseSecond } from '../../src/overlay/overlay'
import { showOverlay } from '../../src/overlay/react-overlay'
import { leaveFor } from '../../src/overlay/windows'
import { request } from '../../src/server/request'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { Lightbox } from './lightbox'
import { messages } from './messages'
import { leads, readSlides } from './read-slides'

function mount(host: HTMLElement, context: IslandContext): void {
  const { engine, island } = context
  adopt(styles)
  const link = host as HTMLAnchorElement
  onActivate(context, () => {
    if (leads(link)) return Promise.resolve(leaveFor(engine, link.href))
    const { slides, index } = readSlides(link, (other, error) =>
      engine.report.thrown(error, Code.partMissing, { island, element: other }),
    )
    return engine.services.lightbox.open(slides, { index, opener: host })
  })
}

export const island = defineIsland(attributes, messages, mount)

/** The lightbox service. */
export async function create(engine: Engine): Promise<LightboxService> {
  adopt(styles)
  return {
    async open(slides, options = {}) {
      if (!refuseSecond(engine)) show(engine, slides, options)
    },
  }
}

function show(engine: Engine, slides: Slides, { index = 0, opener }: LightboxOptions): void {
  const controller = new AbortController()
  const host = opener ?? document.documentElement
  const caller = { island: 'lightbox', host, engine, signal: controller.signal }
  const fetchHtml = (url: string) => request(caller, { method: 'GET', url, html: true, read: (text) => text })
  showOverlay(
    engine,
    'lightbox',
    (dialog, overlay) => (
      <Lightbox
        dialog={dialog}
        slides={slides}
        start={index}
        say={sayWith(messages, engine)}
        fetchHtml={fetchHtml}
        onClose={() => void overlay()?.requestClose()}
      />
    ),
    {
      focus: (dialog) => dialog.querySelector<HTMLElement>('.ilots-lightbox-close'),
      opener,
      onClosed: () => controller.abort(),
    },
  )
}
