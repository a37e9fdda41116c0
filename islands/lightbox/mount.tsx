import styles from 'styles:lightbox'
import overlay from 'styles:overlay'
import { withoutPrototype } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import type { Page } from '../../src/contracts/page'
import type { LightboxOptions, LightboxService, Slides } from '../../src/contracts/services/lightbox'
import { type Link, linkAddress } from '../../src/dom/link'
import { sayWith } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { onActivate } from '../../src/overlay/activate'
import { followed } from '../../src/overlay/opens-popup'
import { refuseSecond } from '../../src/overlay/overlay'
import { leaveFor } from '../../src/overlay/windows'
import { prerender } from '../../src/rendering/prerender'
import { pageFragment } from '../../src/server/page-fragment'
import { nonEmpty, request } from '../../src/server/request'
import { adopt } from '../../src/styles/adopt'
import { showDialog } from '../../src/ui/show-dialog'
import { attributes } from './attributes'
import { Lightbox } from './lightbox'
import { messages } from './messages'
import { leadsElsewhere, opensOutside, readLink, readSlides } from './read-slides'

function mount(host: HTMLElement, context: IslandContext): void {
  const { page, island } = context
  adopt(styles, overlay)
  const link = host as Element as Link
  if (!isDrawn) prerender(emptyLightbox(page))
  isDrawn = true
  onActivate(context, () => {
    const clicked = readLink(link)
    if (opensOutside(clicked)) return Promise.resolve(leaveFor(page, linkAddress(link)))
    if (leadsElsewhere(clicked, page.config)) return followed(clicked.address, context)
    const { slides, index } = readSlides(clicked, page.config, (other, error) =>
      page.report.thrown(error, Code.partMissing, { island, element: other }),
    )
    return page.lightbox.open(slides, { index, opener: host })
  })
}

/** Once on a page: the second rendering is quick. */
let isDrawn = false

/** An empty lightbox, rendered ahead so that the first one opens quickly. */
function emptyLightbox(page: Pick<Page, 'config' | 't'>) {
  const slide = { type: 'html', content: '' } as const
  return (
    <Lightbox
      dialog={{ current: null }}
      slides={[slide, slide]}
      start={0}
      say={sayWith(messages, page)}
      fetchHtml={async () => document.createDocumentFragment()}
      onClose={() => {}}
    />
  )
}

export const island = defineIsland(attributes, messages, mount)

/** Makes the lightbox service. One lightbox or dialog can be open at a time. */
export async function create(page: Page): Promise<LightboxService> {
  adopt(styles, overlay)
  return {
    async open(slides, options = {}) {
      if (!refuseSecond(page)) show(page, slides, withoutPrototype(options))
    },
  }
}

function show(page: Page, slides: Slides, options: LightboxOptions): void {
  isDrawn = true
  const { index = 0, opener } = options
  const say = sayWith(messages, page)
  const controller = new AbortController()
  const host = opener ?? document.documentElement
  const caller = { island: 'lightbox', host, page, signal: controller.signal }
  const fetchHtml = async (url: string) =>
    pageFragment(
      await request(caller, { method: 'GET', url, html: true, read: nonEmpty }),
      page.config,
      caller.host,
    )
  showDialog(
    page,
    'lightbox',
    (dialog, overlay) => (
      <Lightbox
        dialog={dialog}
        slides={slides}
        start={index}
        say={say}
        fetchHtml={fetchHtml}
        onClose={() => void overlay()?.requestClose()}
      />
    ),
    {
      about: { kind: 'slides', title: () => say('popup'), parameters: { ...options, slides } },
      focus: (dialog) => dialog.querySelector<HTMLElement>('.ilots-lightbox-close'),
      opener,
      onClosed: () => controller.abort(),
    },
  )
}
