/**
 * The page function `{product}Slideshow(backId, frontId, captionId, images, links, captions, instance, sleep,
 * aleatoire)` (§3.10).
 */

import { sayWith } from '../../src/i18n/say'
import { Code, refusal } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import type { SlideshowCall } from '../../src/island/services/slideshow'
import { attributes, readSlides, type Slide } from './attributes'
import { messages } from './messages'
import { start } from './start'

const island = 'slideshow'
const running = new Map<string, AbortController>()

/** Starts the slideshow of a call, in place of a running one of the same instance. A missing region is reported. */
export function startFromCall(page: Page, call: SlideshowCall): void {
  const [backId, frontId, captionId, images, links, captions, instance = backId, sleep, aleatoire] = call
  const [back, front, caption] = [backId, frontId, captionId].map((id) => document.getElementById(id))
  if (!back || !front) {
    const missing = [...(back ? [] : [backId]), ...(front ? [] : [frontId])].map((id) => `#${id}`).join(', ')
    page.report.error(Code.partMissing, `diaporama ${instance} : ${missing} introuvable ; vérifier l'id.`, {
      island,
    })
    return
  }
  const slides = slidesOf(page, back, images, links, captions)
  const key = String(instance)
  running.get(key)?.abort()
  const controller = new AbortController()
  running.set(key, controller)
  const regions = { back, front, caption: caption ?? undefined }
  start(
    page,
    sayWith(messages, page),
    {
      regions,
      slides,
      sleep: attributes.sleep.read(String(sleep)) ?? attributes.sleep.default,
      isRandom: Number(aleatoire) === 1,
      areas: [back, front, ...(caption ? [caption] : [])],
      place: { island, element: back },
    },
    controller.signal,
  )
}

/** The slides of a call; what is left out of them is reported. */
function slidesOf(
  page: Page,
  element: Element,
  images: SlideshowCall[3],
  links: SlideshowCall[4],
  captions: SlideshowCall[5],
): Slide[] {
  const given = images.map((src, index) => ({ src, href: links?.[index], caption: captions?.[index] }))
  return readSlides(given, (place, ...rest) =>
    page.report.warn(Code.urlRefused, refusal(`diaporama ${place}`, ...rest), { island, element }),
  )
}
