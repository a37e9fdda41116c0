import { onActivate } from '../../src/activate'
import { defineBehaviour } from '../../src/define-behaviour'
import type { Host } from '../../src/island'
import { shownUrl } from '../../src/urls'
import { openWindow } from '../../src/windows'

function mount(host: HTMLElement, page: Host): void {
  const address = () => shownUrl(host.getAttribute('href'))
  address()
  // A tab that is there already is not brought to the front by itself.
  const open = () => openWindow(page, address(), `${page.engine.config.product}-admin`)?.focus()
  onActivate(page, () => Promise.resolve(open()))
}

export const island = defineBehaviour(mount)
