/** A sheet in the page's HTML (contract §4.3): its photo, and its thumbnails, one tab stop for all of them. */

import { ilotsError } from '../../src/base/errors'
import { ownProperty } from '../../src/base/own-property'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import { isPartOf, partOf } from '../../src/dom/content'
import { dataOf } from '../../src/dom/data-of'
import { isRtl } from '../../src/dom/rtl'
import { isHttp, safeUrl } from '../../src/server/safe-url'
import type { messages } from './messages'

/** Everything is written on the thumbnails and read at each use: a sheet may grow. */
export type SheetContext = IslandContext<Record<never, never>, (typeof messages)['fr']>

const THUMBNAIL = 'a[data-medium][data-large]'
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The parts of one sheet, which thumbnail is chosen, and the arrows between them. */
export class Sheet {
  readonly context: SheetContext
  /** The link around the medium image: it leads to the large one. */
  readonly link: HTMLAnchorElement
  readonly image: HTMLImageElement
  readonly caption: HTMLElement | null

  /**
   * Chooses the thumbnail of the photo that the server's page shows.
   * @throws IlotsError `ILOTS-202` without a medium image in a link.
   */
  constructor(context: SheetContext) {
    const { host, page } = context
    const link = partOf<HTMLAnchorElement>(host, 'a[data-role="medium"]', page.config)
    const image = link?.querySelector('img')
    if (!link || !image)
      throw ilotsError(
        Code.partMissing,
        'la photo moyenne manque ; attendu <a data-role="medium" href="…"> autour d’une image.',
      )
    this.context = context
    this.link = link
    this.image = image
    this.caption = partOf(host, '[data-role="caption"]', page.config)
    const first = this.chosen ?? this.all().find((each) => safeUrl(dataOf(each).large)?.href === link.href)
    if (first) this.choose(first)
    this.#stopAt(first ?? this.all()[0])
    context.listen('focusin', ({ target }) => this.#stopAt(this.at(target)))
    context.listen('keydown', (event) => this.#onKey(event))
  }

  /** The thumbnails now in the page: a sheet may grow. */
  all(): HTMLElement[] {
    const { host, page } = this.context
    const found = [...host.querySelectorAll<HTMLElement>(THUMBNAIL)]
    return found.filter((each) => isPartOf(host, each, page.config))
  }

  /** The thumbnail around the target of an event. */
  at(target: EventTarget | null): HTMLElement | undefined {
    return this.all().find((each) => each.contains(target as Node))
  }

  get chosen(): HTMLElement | undefined {
    return this.all().find((each) => each.getAttribute('aria-current') === 'true')
  }

  choose(thumbnail: HTMLElement): void {
    const { set } = this.context
    for (const each of this.all()) set(each, 'aria-current', each === thumbnail ? 'true' : null)
  }

  #stopAt(stop: HTMLElement | undefined): void {
    const { set } = this.context
    if (stop) for (const each of this.all()) set(each, 'tabindex', each === stop ? '0' : '-1')
  }

  #onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    const way = isSideways && isRtl(this.context.host) ? -1 : 1
    const step = way * (ownProperty(STEPS, key) ?? 0)
    const from = this.at(event.target)
    // Keys with a modifier belong to the browser: Back, the start of the page.
    if (!step || !from || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    const all = this.all()
    all[Math.max(0, Math.min(all.length - 1, all.indexOf(from) + step))]?.focus()
  }
}

/** Reads a thumbnail's photo; the alternative text of its image serves for the larger ones, too. */
export function photoOf(thumbnail: HTMLElement) {
  const { medium = '', large = '', caption = '', mediumSrcset = '', largeSrcset = '' } = dataOf(thumbnail)
  const small = thumbnail.querySelector('img')
  return { medium, large, caption, mediumSrcset, largeSrcset, small, alt: small?.alt || caption }
}

/** Whether both addresses of a thumbnail are allowed (contract §3). */
export function isShown(thumbnail: HTMLElement): boolean {
  const { medium, large } = dataOf(thumbnail)
  return [medium, large].every((raw) => isHttp(safeUrl(raw)))
}
