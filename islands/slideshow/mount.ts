import styles from 'styles:slideshow'
import { refusal, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import type { Page } from '../../src/contracts/page'
import type { SlideshowCall, SlideshowService } from '../../src/contracts/services/slideshow'
import { elementOfId } from '../../src/dom/content'
import { renderTranslated, sayWith } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { attributes, readSlides } from './attributes'
import { messages } from './messages'
import { Player } from './player'
import { regionsOf } from './stage'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: Context): void {
  const { page, island, signal, say, set } = context
  const { slides, sleep, aleatoire: isRandom } = context.attributes
  const place = { island, element: host }
  // A refused list is reported already, and the server's content stays.
  if (host.dataset.slides === undefined) {
    const message = sentence`data-slides absent : attendu ${attributes.slides.expected} ; l'ajouter.`
    page.report.error(Code.partMissing, message, place)
  }
  if (slides.length === 0) return
  adopt(styles)
  if (!host.hasAttribute('role')) set(host, 'role', 'group')
  if (!host.matches('[aria-label],[aria-labelledby]'))
    renderTranslated(page, signal, () => set(host, 'aria-label', say('slideshow')))
  const regions = regionsOf(context)
  void new Player({ page, say, regions, slides, sleep, isRandom, areas: [host], place, signal }).begin()
}

export const island = defineIsland(attributes, messages, mount)

/** The slideshows of calls, by their instance. */
const running = new Map<string, AbortController>()

/**
 * Starts the slideshow of a call, in place of a running one of the same instance (§3.10). A missing region is
 * reported, and so are slides that are left out.
 */
function startFromCall(page: Page, call: SlideshowCall): void {
  const [backId, frontId, captionId, images, links, captions, instance = backId, sleep, random] = call
  const [back, front, caption] = [backId, frontId, captionId].map((id) => elementOfId(String(id)))
  const island = 'slideshow'
  if (!back || !front) {
    const missing = [...(back ? [] : [backId]), ...(front ? [] : [frontId])].map((id) => `#${id}`).join(', ')
    const message = sentence`diaporama ${instance} : ${missing} introuvable ; vérifier l'id.`
    page.report.error(Code.partMissing, message, { island })
    return
  }
  const place = { island, element: back }
  const given = images.map((src, index) => ({ src, href: links?.[index], caption: captions?.[index] }))
  const slides = readSlides(given, (path, found, expected) =>
    page.report.warn(Code.urlRefused, refusal(sentence`diaporama ${path}`, found, expected), place),
  )
  running.get(String(instance))?.abort()
  const controller = new AbortController()
  running.set(String(instance), controller)
  const player = new Player({
    page,
    say: sayWith(messages, page),
    regions: { back, front, caption: caption ?? undefined },
    slides,
    sleep: attributes.sleep.read(String(sleep)) ?? attributes.sleep.default,
    isRandom: Number(random) === 1,
    areas: [back, front, ...(caption ? [caption] : [])],
    place,
    signal: controller.signal,
  })
  void player.begin()
}

/** Makes the service of the page function `{product}Slideshow` (§3.10). */
export async function create(page: Page): Promise<SlideshowService> {
  adopt(styles)
  return { start: async (...call) => startFromCall(page, call) }
}
