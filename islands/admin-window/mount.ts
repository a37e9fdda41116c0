import type { IslandContextBase } from '../../src/contracts/island'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { onActivate } from '../../src/overlay/activate'
import { openWindow } from '../../src/overlay/windows'
import { shownUrl } from '../../src/server/urls'

function mount(host: HTMLElement, context: IslandContextBase): void {
  const address = () => shownUrl(host.getAttribute('href'))
  address()
  // A tab that already exists does not come to the front by itself.
  const open = () => openWindow(context, address(), `${context.page.config.product}-admin`)?.focus()
  onActivate(context, () => Promise.resolve(open()))
}

export const island = defineBehaviour(mount)
