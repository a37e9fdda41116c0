import { sentence } from '../../src/base/errors'
import type { Attribute } from '../../src/contracts/attributes'
import type { OnSkipped } from '../../src/contracts/on-skipped'
import { flag } from '../../src/island/attributes'
import { readEach, readSome } from '../../src/island/read-each'
import { readJson } from '../../src/server/json'
import { isHttp, safeUrl } from '../../src/server/safe-url'

/** One image of the slideshow. */
export interface Slide {
  readonly src: string
  /** Address of a link around the image (§4.9). */
  readonly href?: string
  /** Plain text. */
  readonly caption?: string
}

/** Seconds, if the page gives none: as the sliders' 5000 ms (§9.6). */
const SLEEP = 5

/** Seconds: a timer of the browser that is set for more than 24 days ends at once. */
const LONGEST = 86_400

const SLIDE = '{ "src": une adresse http ou https }'

const slides: Attribute<readonly Slide[]> = {
  default: [],
  expected:
    'une liste JSON [{ "src": …, "href": …, "caption": … }] dont chaque src est une adresse http ou https',
  read: (raw, onSkipped) => {
    try {
      const list = readJson(raw)
      return Array.isArray(list) && list.length > 0 ? readSome(list, SLIDE, readSlide, onSkipped) : undefined
    } catch {
      return undefined
    }
  },
}

/** Reads the slides of a page's call: one without a usable image is left out, one with an unsafe link loses that. */
export const readSlides = (list: readonly unknown[], onSkipped?: OnSkipped): Slide[] =>
  readEach(list, SLIDE, readSlide, onSkipped)

function readSlide(given: unknown, onSkipped: OnSkipped): Slide | undefined {
  const { src, href, caption } = (given ?? {}) as Record<string, unknown>
  if (!isText(src) || !isHttp(safeUrl(src))) return undefined
  const isSafe = href && isText(href) && safeUrl(href) !== null
  if (href && !isSafe) onSkipped('.href', href, 'une adresse http, https, mailto ou tel')
  if (caption && !isText(caption)) onSkipped('.caption', caption, 'un texte')
  return { src, ...(isSafe ? { href } : {}), ...(isText(caption) ? { caption } : {}) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Seconds, possibly with a fraction. */
const sleep: Attribute<number> = {
  default: SLEEP,
  expected: sentence`un nombre de secondes plus grand que 0, jusqu’à ${LONGEST}`,
  read: (raw) =>
    /^\s*\d+([.,]\d+)?\s*$/.test(raw) && seconds(raw) > 0 && seconds(raw) <= LONGEST
      ? seconds(raw)
      : undefined,
}
const seconds = (raw: string): number => Number(raw.replace(',', '.'))

export const attributes = { slides, sleep, aleatoire: flag() }
