import { refusal } from '../../src/base/errors'
import type { Page } from '../../src/contracts/page'
import type { Slide } from '../../src/contracts/services/lightbox'
import { ADDED } from '../../src/dom/added-nodes'
import { markContent } from '../../src/dom/content'
import { serverText } from '../../src/server/server-html'
import { refusedAddress } from '../../src/server/urls'
import type { ChunkClasses } from '../lazy'

type Picture = readonly [url: string, title?: string]

/** The old library's ids, and the parts of our lightbox that get them. */
const IDS: Readonly<Record<string, string>> = {
  lbOverlay: '',
  lbCenter: '.ilots-lightbox-stage',
  lbImage: '.ilots-lightbox-slide:not([inert])',
  lbPrevLink: '.ilots-lightbox-previous',
  lbNextLink: '.ilots-lightbox-next',
  lbBottomContainer: '.ilots-lightbox-bar',
  lbCloseLink: '.ilots-lightbox-close',
  lbCaption: '.ilots-lightbox-caption',
  lbNumber: '.ilots-lightbox-counter',
}

/** Reads `open(url, title, options)`, or `open([[url, title], …], index, options)`. */
function read([first, second]: unknown[]): { pictures: readonly Picture[]; index: number } {
  return typeof first === 'string'
    ? { pictures: [[first, second as string]], index: 0 }
    : { pictures: first as Picture[], index: Number(second) || 0 }
}

/**
 * Makes a slide of a picture. A title may hold HTML: it is shown without what runs code, and its text is announced.
 */
function slideOf([src, title = '']: Picture): Slide {
  const nodes = serverText(String(title))
  const caption = nodes.textContent?.trim() ?? ''
  const captionNodes = nodes.firstElementChild && (() => captionOf(nodes))
  return {
    type: 'image',
    src,
    alt: caption,
    ...(caption && { caption }),
    ...(captionNodes && { captionNodes }),
  }
}

/** It stood in an attribute, which anybody may have written: it is content (contract §9). */
function captionOf(nodes: DocumentFragment): Node {
  const caption = nodes.cloneNode(true)
  caption.childNodes.forEach(markContent)
  return caption
}

/** Gives the old ids to elements of the open lightbox: its controls come after its first frame, its slides change. */
function giveIds(): void {
  const dialog = document.querySelector<HTMLElement>('dialog.ilots-lightbox:not([id])')
  if (!dialog) return
  const give = () => {
    for (const [id, selector] of Object.entries(IDS)) {
      const part = selector ? dialog.querySelector(selector) : dialog
      if (!part || part.id === id) continue
      dialog.querySelector(`#${id}`)?.removeAttribute('id')
      part.id = id
    }
  }
  const giveBack = takeIds(dialog)
  give()
  const observer = new MutationObserver(give)
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['inert'] })
  dialog.addEventListener('ilots:modal-close', () => {
    observer.disconnect()
    giveBack()
  })
}

/** Takes the ids from the parts that stand for ours while nothing is open. @returns gives them back. */
function takeIds(dialog: HTMLElement): () => void {
  const parts = Object.keys(IDS).flatMap((id) => document.getElementById(id) ?? [])
  const taken = parts.filter((part) => part.closest(`[${ADDED}]`)).map((part) => [part, part.id] as const)
  for (const [part] of taken) part.removeAttribute('id')
  return () => {
    for (const [part, id] of taken) {
      dialog.querySelector(`#${id}`)?.removeAttribute('id')
      if (dialog.id === id) dialog.removeAttribute('id')
      part.id = id
    }
  }
}

type Mapper = (this: HTMLAnchorElement, link: HTMLAnchorElement, index: number) => unknown

/** Makes the functions of `Slimbox`. */
export async function create(page: Pick<Page, 'lightbox' | 'report'>): Promise<ChunkClasses> {
  const open = async (...given: unknown[]): Promise<void> => {
    const { pictures, index } = read(given)
    // Once for each: what a visitor has focused in a caption stays.
    const slides: (Slide | undefined)[] = []
    const at = (place: number) => {
      slides[place] ??= pictures[place] && slideOf(pictures[place])
      return slides[place]
    }
    const opener = document.activeElement
    await page.lightbox
      .open({ length: pictures.length, at }, { index, ...(opener instanceof HTMLElement && { opener }) })
      .catch(() => {})
    giveIds()
  }
  return {
    slimbox: {
      open: (...given: unknown[]) => void open(...given),
      /** Opens what a click on one of several links shows. It returns true, so that the link is not followed. */
      pick(
        links: HTMLAnchorElement[],
        link: HTMLAnchorElement,
        _options?: unknown,
        mapper?: Mapper | null,
        filter?: Mapper | null,
      ): boolean {
        // An address that a script makes of a link is not checked here: it is the script's own.
        const refused = (each: HTMLAnchorElement) => (mapper ? undefined : refusedAddress(each))
        if (refused(link)) {
          const message = refusal('href', refused(link), 'une adresse http, https, mailto ou tel')
          page.report.refuse(message, { island: 'Slimbox', element: link })
          return true
        }
        const isMeant = (each: HTMLAnchorElement, index: number) =>
          !filter || Boolean(filter.call(link, each, index))
        const shown = [...links].filter((each, index) => !refused(each) && isMeant(each, index))
        void open(
          shown.map((each, index) => (mapper ? mapper.call(link, each, index) : [each.href, each.title])),
          shown.indexOf(link),
        )
        return true
      },
    },
  }
}
