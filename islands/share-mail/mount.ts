import { membersOf } from '../../src/dom/members'
import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import { onActivate } from '../../src/overlay/activate'
import { shownUrl } from '../../src/server/urls'

/** §9.1: CSS pixels; the pop-up keeps to 95 % of the screen, and fills it below 768 px. */
const SIZE = { x: 850, y: 480 }

function mount(host: HTMLElement, page: Host): void {
  const { modal } = page.engine.services
  // A `mailto:` stays the link that it is.
  address(host)
  // A failure is told when it matters: on the click.
  modal.preload().catch(() => {})
  onActivate(page, () =>
    modal.popup({ handler: 'iframe', url: address(host), size: SIZE, closable: true, opener: host }),
  )
}

/** As the page wrote it: a frame's title tells a relative source from an absolute one (§4.10). @throws IlotsError `ILOTS-203` */
function address(host: HTMLElement): string {
  const href = membersOf(host).getAttribute('href')?.trim() ?? ''
  shownUrl(href)
  return href
}

export const island = defineBehaviour(mount)
