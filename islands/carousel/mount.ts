import type { IslandContext } from '../../src/contracts/island'
import { defineIsland } from '../../src/island/define-island'
import { slide } from '../../src/ui/slides/adapter'
import { messages, type SlidesTexts } from '../../src/ui/slides/messages'

/** Visible slides from each width of the window on, two moved at a time (§9.6). */
const APPOINTMENT = {
  perPage: 2,
  perMove: 2,
  rewind: false,
  breakpoints: { 576: { perPage: 3 }, 992: { perPage: 4 }, 1200: { perPage: 5 } },
}
/** One slide moved at a time; after the last comes the first (contract §7). */
const MENU = { perPage: 3, perMove: 1, rewind: true }

function mount(host: HTMLElement, context: IslandContext<Record<never, never>, SlidesTexts>): void {
  const markers = host.dataset.ilot?.split(/\s+/) ?? []
  slide(context, markers.includes('carousel-menu') ? MENU : APPOINTMENT)
}

export const island = defineIsland({}, messages, mount)
