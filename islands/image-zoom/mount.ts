import styles from 'styles:image-zoom'
import type { IslandContext } from '../../src/contracts/island'
import { dataOf } from '../../src/dom/data-of'
import { defineIsland } from '../../src/island/define-island'
import { opensPopup } from '../../src/overlay/opens-popup'
import { adopt } from '../../src/styles/adopt'
import { attributes } from './attributes'

function mount(host: HTMLElement, context: IslandContext): void {
  adopt(styles)
  opensPopup(context, () => ({
    handler: 'zoom',
    url: dataOf(host).src || (host.getAttribute('href') ?? ''),
  }))
}

export const island = defineIsland(attributes, { fr: {}, en: {} }, mount)
