import type { IslandContextBase } from '../../src/contracts/island'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { onActivate } from '../../src/overlay/activate'
import { shownUrl } from '../../src/server/urls'

/** §9.1. CSS pixels; the pop-up takes at most 95 % of the screen, and all of it below 768 px. */
const SIZE = { x: 850, y: 480 }

function mount(host: HTMLElement, context: IslandContextBase): void {
  const { modal } = context.page
  // Throws for a `mailto:`, which stays a plain link.
  address(host)
  // If the code fails to load, the click says so.
  modal.preload().catch(() => {})
  onActivate(context, () =>
    modal.popup({ handler: 'iframe', url: address(host), size: SIZE, closable: true, opener: host }),
  )
}

/**
 * The address as the page wrote it: a frame's title depends on it being relative or absolute (§4.10).
 * @throws IlotsError `ILOTS-203`
 */
function address(host: HTMLElement): string {
  const href = host.getAttribute('href')?.trim() ?? ''
  shownUrl(href)
  return href
}

export const island = defineBehaviour(mount)
