import styles from 'styles:slideshow'
import { membersOf } from '../../src/dom/members'
import { renderTranslated } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { Code } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import type { Page } from '../../src/island/page'
import type { SlideshowService } from '../../src/island/services/slideshow'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { startFromCall } from './function-call'
import { messages } from './messages'
import { regionsOf } from './stage'
import { start } from './start'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: Context): void {
  const { page, island, signal, say, set } = context
  const { slides, sleep, aleatoire } = context.attributes
  // A refused list is reported already, and the server's content stays.
  if (membersOf(host).dataset.slides === undefined) reportMissing(context)
  if (slides.length === 0) return
  adopt(styles)
  if (!membersOf(host).hasAttribute('role')) set(host, 'role', 'group')
  if (!membersOf(host).matches('[aria-label],[aria-labelledby]'))
    renderTranslated(page, signal, () => set(host, 'aria-label', say('slideshow')))
  const regions = regionsOf(host, signal)
  start(
    page,
    say,
    { regions, slides, sleep, isRandom: aleatoire, areas: [host], place: { island, element: host } },
    signal,
  )
}

function reportMissing({ page, island, host }: Context): void {
  const message = `data-slides absent : attendu ${attributes.slides.expected} ; l'ajouter.`
  page.report.error(Code.partMissing, message, { island, element: host })
}

export const island = defineIsland(attributes, messages, mount)

/** Makes the service of the page function `{product}Slideshow` (§3.10). */
export async function create(page: Page): Promise<SlideshowService> {
  adopt(styles)
  return { start: async (...call) => startFromCall(page, call) }
}
