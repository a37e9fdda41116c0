import type { IslandContext } from '../../src/contracts/island'
import { defineIsland } from '../../src/island/define-island'
import { opensPopup } from '../../src/overlay/opens-popup'
import { attributes } from './attributes'

function mount(host: HTMLElement, context: IslandContext<typeof attributes>): void {
  const { width: x, height: y } = context.attributes
  opensPopup(context, () => ({
    handler: 'iframe',
    url: host.getAttribute('href') ?? '',
    size: { x, y },
  }))
}

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
