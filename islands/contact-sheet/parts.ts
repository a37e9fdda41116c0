/** The parts of a sheet in the page's HTML (contract §4.3). */
import { membersOf } from '../../src/dom/members'
import { Code, ilotsError } from '../../src/island/errors'
import { safeUrl } from '../../src/server/safe-url'

export interface Parts {
  /** The link around the medium image: it leads to the large one. */
  readonly link: HTMLAnchorElement
  readonly image: HTMLImageElement
  readonly caption: HTMLElement | null
}

/** Finds the parts of a sheet. @throws IlotsError `ILOTS-202` without a medium image in a link. */
export function readParts(host: Element): Parts {
  const link = membersOf(host).querySelector<HTMLAnchorElement>('a[data-role="medium"]')
  const image = link?.querySelector('img')
  if (link && image)
    return { link, image, caption: membersOf(host).querySelector<HTMLElement>('[data-role="caption"]') }
  throw ilotsError(
    Code.partMissing,
    'la photo moyenne manque ; attendu <a data-role="medium" href="…"> autour d’une image.',
  )
}

/** Reads a thumbnail's photo; the alternative text of its image serves for the larger ones, too. */
export function photoOf(thumbnail: HTMLElement) {
  const { medium = '', large = '', caption = '', mediumSrcset = '', largeSrcset = '' } = thumbnail.dataset
  const small = thumbnail.querySelector('img')
  return { medium, large, caption, mediumSrcset, largeSrcset, small, alt: small?.alt || caption }
}

const isImage = (raw: string): boolean => /^http/.test(safeUrl(raw)?.protocol ?? '')

/** Whether both addresses of a thumbnail are allowed (contract §3). */
export const isShown = ({ dataset: { medium = '', large = '' } }: HTMLElement): boolean =>
  isImage(medium) && isImage(large)
