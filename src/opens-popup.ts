/** Islands whose host opens a pop-up. */
import { onActivate } from './activate'
import type { IslandContext } from './island'
import { membersOf } from './members'
import type { PopupParameters } from './services/modal'
import { safeUrl, shownUrl } from './urls'

/**
 * Opens a pop-up when the host is activated; its code is fetched ahead of the click, and focus comes back to the host.
 * @param read runs on each use: an address that a script has changed since counts. What it throws fails the island,
 * as does an address that is not http or https (`ILOTS-203`).
 */
export function opensPopup(context: IslandContext, read: () => PopupParameters): void {
  const { modal } = context.engine.services
  // A failure is told when it matters: on the click.
  modal.preload().catch(() => {})
  onActivate(context, () => {
    const parameters = read()
    if (parameters.url !== undefined) judge(context, parameters.url)
    return modal.popup({ ...parameters, opener: context.host })
  })
}

/** A refused island is gone, and the browser would follow the link at the next click: it must not run the address. */
function judge({ engine, host }: IslandContext, url: string): void {
  try {
    shownUrl(url)
  } catch (error) {
    const guard = (event: Event) => {
      const href = membersOf(host).getAttribute('href')
      if (href !== null && !safeUrl(href)) event.preventDefault()
    }
    engine.delegation.on('click', host, guard, new AbortController().signal)
    throw error
  }
}
