/** What the libraries of windows and galleries have in common: a link that opens something. */
import type { Words } from '../../../src/island/define-reference'
import type { Advised, Carried, Use } from '../adapter'
import { type Argument, pixels } from '../argument'
import { withoutHandler, write } from '../html'
import { byId, type Page, type Target } from '../page'

const IMAGE = /\.(jpe?g|png|gif|webp|avif|svg|bmp)([?#]|$)/i

export type Shown = 'image' | 'iframe' | 'inline' | 'ajax'

export interface Opening {
  readonly shows: Shown
  /** Of a gallery. */
  readonly group?: string
  readonly width?: Argument
  readonly height?: Argument
  /** When it is not the link's own. */
  readonly href?: string
  readonly title?: string
}

const isImage = (address: string | null): boolean => IMAGE.test(address ?? '')

/** What a link would show by itself. */
export function guessed(target: Target | undefined): Shown {
  const href = target?.elements[0]?.getAttribute('href') ?? ''
  if (isImage(href)) return 'image'
  return href.startsWith('#') && href.length > 1 ? 'inline' : 'ajax'
}

const HANDLER: Readonly<Record<Shown, string>> = {
  image: 'image',
  iframe: 'iframe',
  inline: 'adopt',
  ajax: 'ajax',
}
const SAMPLE: Readonly<Record<Shown, string>> = {
  image: '<a href="grande.jpg"><img src="petite.jpg" alt="…"></a>',
  iframe: '<a href="page.html">…</a>',
  inline: '<a href="#contenu">…</a>',
  ajax: '<a href="fragment.html">…</a>',
}

/** Squeezebox's options, as they stand in `rel`. */
export function squeezeboxRel(
  shows: Shown,
  width: number | undefined,
  height: number | undefined,
  url = '',
): string {
  const axes = [width !== undefined && `x:${width}`, height !== undefined && `y:${height}`].filter(Boolean)
  const size = axes.length > 0 ? `,size:{${axes.join(',')}}` : ''
  return `{handler:'${HANDLER[shows]}'${size}${url && `,url:'${url.replace(/['\\]/g, '\\$&')}'`}}`
}

/** A picture or a group goes to the lightbox, anything else to a squeezebox. */
export function opens(
  use: Use,
  target: Target | undefined,
  { shows, group, width, height, href, title }: Opening,
  { carried, unsupported: left }: Pick<Carried, 'carried' | 'unsupported'>,
  notes: readonly Words[] = [],
): Advised {
  const isGallery = shows === 'image' && areLinks(target)
  const written = write(use.page, target, { sample: SAMPLE[shows] }, (element) => {
    if (use.trigger) withoutHandler(element, use.trigger.event)
    if (href) setAddress(element, href)
    if (title && !element.hasAttribute('title')) element.setAttribute('title', title)
    if (isGallery) {
      element.setAttribute('rel', `lightbox${group ? `[${group}]` : ''}`)
      if (!isImage(element.getAttribute('href'))) element.setAttribute('data-type', 'image')
    } else {
      element.classList.add('squeezebox')
      element.setAttribute(
        'rel',
        squeezeboxRel(shows, pixels(width), pixels(height), element.localName === 'a' ? '' : href),
      )
    }
  })
  const island = isGallery ? 'lightbox' : 'squeezebox'
  const content = shows === 'inline' ? contentOf(use.page, target, href) : []
  return {
    answer: 'island',
    island,
    written: { ...written, html: [...written.html, ...content] },
    carried,
    unsupported: left,
    notes,
  }
}

/** What the links lead to is hidden by the page itself: the library's style sheet goes. */
export function contentOf(page: Page, target: Target | undefined, href = ''): string[] {
  const addresses = [href, ...(target?.elements ?? []).map((element) => element.getAttribute('href') ?? '')]
  const ids = [...new Set(addresses.filter((address) => /^#./.test(address)))]
  const elements = ids.flatMap((id) => byId(page, id).elements)
  if (elements.length === 0) return []
  const hidden = write(page, { selector: '', elements }, { sample: '' }, (element) => {
    element.setAttribute('hidden', '')
    element.classList.remove('mfp-hide')
  })
  return [...hidden.html]
}

/** The lightbox reads links; a button opens a squeezebox. */
const areLinks = (target: Target | undefined): boolean =>
  target?.elements.every(({ localName }) => localName === 'a' || localName === 'area') ?? true

/** Squeezebox takes a link's address; a button has none. */
function setAddress(element: Element, href: string): void {
  if (element.localName === 'a') element.setAttribute('href', href)
}

export const OVERLAY_WRITES = {
  lightbox: ['rel', 'data-type', 'title'],
  squeezebox: ['rel', 'class', 'href', 'title'],
} as const
