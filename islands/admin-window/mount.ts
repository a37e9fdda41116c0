import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import { onActivate } from '../../src/overlay/activate'
import { openWindow } from '../../src/overlay/windows'
import { shownUrl } from '../../src/server/urls'

function mount(host: HTMLElement, page: Host): void {
  const address = () => shownUrl(host.getAttribute('href'))
  address()
  // A tab that is there already is not brought to the front by itself.
  const open = () => openWindow(page, address(), `${page.engine.config.product}-admin`)?.focus()
  onActivate(page, () => Promise.resolve(open()))
}

export const island = defineBehaviour(mount)
