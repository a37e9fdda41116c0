import { ilotsError, refusal, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { IslandContextBase } from '../../src/contracts/island'
import { dataOf } from '../../src/dom/data-of'
import { defineBehaviour } from '../../src/island/define-behaviour'
import { onActivate } from '../../src/overlay/activate'
import { centred, openWindow } from '../../src/overlay/windows'

/** CSS pixels (contract §7). */
const WIDTH = 400
const HEIGHT = 350

function mount(_: HTMLElement, context: IslandContextBase): void {
  // A refusal is reported at once, and the link stays the plain link of the page.
  address(context)
  onActivate(context, async () =>
    openWindow(context, address(context), 'diaporama', `${centred(WIDTH, HEIGHT)},scrollbars=yes`),
  )
}

/** The address of the page (§2.7). @throws IlotsError `ILOTS-203` for one outside its folder. */
function address({ host, page }: IslandContextBase): URL {
  const { page: path = '' } = dataOf(host)
  const folder = `/${page.config.platform}/clients/utils/modules/`
  const url = new URL(folder + path, location.origin)
  if (path && url.pathname.startsWith(folder) && url.pathname !== folder) return url
  throw ilotsError(Code.urlRefused, refusal('data-page', path, sentence`le nom d'une page de ${folder}`))
}

export const island = defineBehaviour(mount)
