import { type Attribute, flag } from '../../src/island/attributes'
import { readJson } from '../../src/server/json'
import { safeUrl } from '../../src/server/safe-url'

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

const slides: Attribute<readonly Slide[]> = {
  default: [],
  expected:
    'une liste JSON [{ "src": …, "href": …, "caption": … }] dont chaque src est une adresse http ou https',
  read: (raw) => {
    try {
      const list = readJson(raw)
      return Array.isArray(list) && list.length > 0 && list.every(isSlide) ? list : undefined
    } catch {
      return undefined
    }
  },
}

/** Whether the value is a slide with safe addresses. */
export function isSlide(value: unknown): value is Slide {
  const { src, href, caption } = (value ?? {}) as Record<string, unknown>
  const isText = (field: unknown) => field === undefined || field === null || typeof field === 'string'
  return (
    typeof src === 'string' &&
    /^http/.test(safeUrl(src)?.protocol ?? '') &&
    isText(caption) &&
    isText(href) &&
    (!href || safeUrl(href as string) !== null)
  )
}

/** Seconds, possibly with a fraction. */
const sleep: Attribute<number> = {
  default: SLEEP,
  expected: 'un nombre de secondes plus grand que 0',
  read: (raw) => (/^\s*\d+([.,]\d+)?\s*$/.test(raw) && seconds(raw) > 0 ? seconds(raw) : undefined),
}
const seconds = (raw: string): number => Number(raw.replace(',', '.'))

export const attributes = { slides, sleep, aleatoire: flag() }
