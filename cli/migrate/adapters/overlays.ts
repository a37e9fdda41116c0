/** What the libraries of windows and galleries have in common: a link that opens something. */
import type { Words } from '../../../src/island/define-reference'
import { type Advised, island, type Over, type Use } from '../adapter'
import { type Argument, pixels } from '../argument'
import { alsoWrite, SAMPLES, together, type Written, withoutHandler, write } from '../html'
import { byId, type Page, type Target } from '../page'
import notes from './notes.json' with { type: 'json' }

const IMAGE = /\.(jpe?g|png|gif|webp|avif|svg|bmp)([?#]|$)/i

/** Pages that no frame may show: some of these libraries put the address for frames in place of it. */
const VIDEO = /^(https?:)?\/\/((www\.|m\.)?youtube\.com\/watch|youtu\.be\/|(www\.)?vimeo\.com\/\d)/i

/** What to know of links to such a page. */
export const toFrames = (target: Target | undefined): readonly Words[] =>
  target?.elements.some((element) => VIDEO.test(element.getAttribute('href') ?? ''))
    ? [notes.frameAddress]
    : []

const KINDS = ['image', 'iframe', 'inline', 'ajax'] as const
export type Shown = (typeof KINDS)[number]

export interface Opening {
  readonly shows: Shown
  /** Of a gallery. */
  readonly group?: string | undefined
  readonly width?: Argument | undefined
  readonly height?: Argument | undefined
  /** When it is not the link's own. */
  readonly href?: string | undefined
  readonly title?: string | undefined
}

/** A width or a height: `rel` has it in pixels. */
export const size = { to: 'rel', as: (given: Argument) => pixels(given)?.toString(), unless: notes.pixels }

const isImage = (address: string | null): boolean => IMAGE.test(address ?? '')

/** @param type as the script says it; without one, what a link would show by itself. */
export function shownAs(type: string | null | undefined, target: Target | undefined): Shown {
  const href = target?.elements[0]?.getAttribute('href') ?? ''
  const guessed = isImage(href) ? 'image' : /^#./.test(href) ? 'inline' : VIDEO.test(href) ? 'iframe' : 'ajax'
  return KINDS.find((kind) => kind === type) ?? guessed
}

const SAMPLE: Readonly<Record<Shown, string>> = {
  image: SAMPLES.image,
  iframe: SAMPLES.page,
  inline: '<a href="#{content}">…</a>',
  ajax: '<a href="fragment.html">…</a>',
}

/** Squeezebox's options, as they stand in `rel`. */
export function squeezeboxRel(shows: Shown, width?: number, height?: number, url = ''): string {
  const axes = [width !== undefined && `x:${width}`, height !== undefined && `y:${height}`].filter(Boolean)
  const size = axes.length > 0 ? `,size:{${axes.join(',')}}` : ''
  const handler = shows === 'inline' ? 'adopt' : shows
  return `{handler:'${handler}'${size}${url && `,url:'${url.replace(/['\\]/g, '\\$&')}'`}}`
}

/** A picture or a group goes to the lightbox, anything else to a squeezebox. */
export function opens(
  use: Use,
  target: Target | undefined,
  over: Over,
  { shows, group, width, height, href, title }: Opening,
): Advised {
  const isGallery = shows === 'image' && areLinks(target)
  const written = write(use.page, target, SAMPLE[shows], (element) => {
    if (use.trigger) withoutHandler(element, use.trigger.event)
    if (title && !element.hasAttribute('title')) element.setAttribute('title', title)
    if (isGallery) {
      if (href) element.setAttribute('href', href)
      element.setAttribute('rel', `lightbox${group ? `[${group}]` : ''}`)
      if (!isImage(element.getAttribute('href'))) element.setAttribute('data-type', 'image')
    } else {
      element.classList.add('squeezebox')
      const url = href && opensAddress(element, href)
      element.setAttribute('rel', squeezeboxRel(shows, pixels(width), pixels(height), url))
    }
  })
  const whole = shows === 'inline' ? together(written, contentOf(use.page, target, href)) : written
  return island(isGallery ? 'lightbox' : 'squeezebox', whole, over, toFrames(target))
}

/**
 * A link that leads somewhere does so without script, still; one that leads nowhere gets the address.
 * @returns what `rel` has to say: a button has no address at all.
 */
export function opensAddress(element: Element, address: string): string {
  const own = element.getAttribute('href') ?? ''
  const isElsewhere = own !== '' && own !== address && !/^\s*(#|javascript:)/i.test(own)
  if (element.localName !== 'a' || isElsewhere) return address
  element.setAttribute('href', address)
  return ''
}

/** What is pressed leads to content of the page. */
export function leadTo(element: Element, id: string): void {
  element.classList.add('squeezebox')
  const url = opensAddress(element, `#${id}`)
  element.setAttribute('rel', squeezeboxRel('inline', undefined, undefined, url))
}

/** What the links lead to is hidden by the page itself: the library's style sheet goes. */
export function contentOf(page: Page, target: Target | undefined, href = ''): Written {
  const addresses = [href, ...(target?.elements ?? []).map((element) => element.getAttribute('href') ?? '')]
  const ids = [...new Set(addresses.filter((address) => /^#./.test(address)))]
  const elements = ids.flatMap((id) => byId(page, id).elements)
  return alsoWrite(page, elements, (element) => {
    element.setAttribute('hidden', '')
    element.classList.remove('mfp-hide')
  })
}

/** The lightbox reads links; a button opens a squeezebox. */
const areLinks = (target: Target | undefined): boolean =>
  target?.elements.every(({ localName }) => localName === 'a' || localName === 'area') ?? true
