import { defineBehaviour } from '../../src/island/define-behaviour'
import { Code, ilotsError, refusal } from '../../src/island/errors'
import type { Host } from '../../src/island/island'
import { onActivate } from '../../src/overlay/activate'
import { centred, openWindow } from '../../src/overlay/windows'

/** Contract §7: CSS pixels. */
const WIDTH = 400
const HEIGHT = 350

function mount(_: HTMLElement, page: Host): void {
  // What is refused is said at once, and a link is then the plain link that the page wrote.
  address(page)
  onActivate(page, async () =>
    openWindow(page, address(page), 'diaporama', `${centred(WIDTH, HEIGHT)},scrollbars=yes`),
  )
}

/** §2.7. @throws IlotsError `ILOTS-203` for a page that lies elsewhere. */
function address({ host, engine }: Host): URL {
  const { page = '' } = host.dataset
  const folder = `/${engine.config.platform}/clients/utils/modules/`
  const url = new URL(folder + page, location.origin)
  if (page && url.pathname.startsWith(folder) && url.pathname !== folder) return url
  throw ilotsError(Code.urlRefused, refusal('data-page', page, `le nom d'une page de ${folder}`))
}

export const island = defineBehaviour(mount)
