import styles from 'styles:lightbox'
import { onActivate } from '../../src/activate'
import { defineIsland } from '../../src/define-island'
import type { Engine } from '../../src/engine'
import { Code } from '../../src/errors'
import type { IslandContext } from '../../src/island'
import { showOverlay } from '../../src/react-overlay'
import { request } from '../../src/request'
import { sayWith } from '../../src/say'
import type { LightboxOptions, LightboxService, Slides } from '../../src/services/lightbox'
import { refuseSecond } from '../../src/services/overlay'
import { adopt } from '../../src/styles/adopt'
import { leaveFor } from '../../src/windows'
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
