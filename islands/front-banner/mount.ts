import { sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContext } from '../../src/contracts/island'
import { defineIsland } from '../../src/island/define-island'
import { leave, onClosePart } from '../../src/overlay/dismiss'
import { focusNext } from '../../src/overlay/tab-stops'
import { attributes, makeMemory } from './memory'

/** Milliseconds, long enough to see that the page moves up. */
const DURATION = 200

function mount(host: HTMLElement, context: IslandContext<typeof attributes>): void {
  const memory = memoryOf(context)
  const hideClosed = (): void => {
    if (memory?.isClosed()) context.set(host, 'hidden', '')
  }
  hideClosed()
  // Back restores this page as it was before the banner was closed on another one.
  addEventListener('pageshow', hideClosed, { signal: context.signal })
  onClosePart(context, () => {
    if (host.inert) return
    memory?.noteClosed()
    if (host.contains(document.activeElement)) focusNext(host)
    collapse(context)
  })
}

function memoryOf({ page, island, host, attributes: { remember } }: IslandContext<typeof attributes>) {
  if (!remember) return undefined
  if (host.id) return makeMemory(page.config, host.id, remember)
  page.report.error(
    Code.attributeRefused,
    sentence`data-remember="${remember}" est sans effet : attendu un id propre à ce message sur la bannière, aucun \
trouvé.`,
    { island, element: host },
  )
  return undefined
}

/** Closes the banner with a movement, so that the page moves up instead of jumping. */
function collapse(context: IslandContext): void {
  const movement = {
    height: [`${context.host.offsetHeight}px`, '0px'],
    minHeight: '0px',
    paddingBlock: '0px',
    borderBlockWidth: '0px',
    overflow: ['clip', 'clip'],
  }
  leave(context, movement, DURATION)
}

// The banner's texts are the site's.
export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
