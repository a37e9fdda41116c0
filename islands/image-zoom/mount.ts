import styles from 'styles:image-zoom'
import { defineIsland } from '../../src/define-island'
import type { IslandContext } from '../../src/island'
import { membersOf } from '../../src/members'
import { opensPopup } from '../../src/opens-popup'
import { adopt } from '../../src/styles/adopt'
import { attributes } from './attributes'
import { messages } from './messages'

function mount(host: HTMLElement, context: IslandContext): void {
  adopt(styles)
  opensPopup(context, () => ({
    handler: 'zoom',
    url: membersOf(host).dataset.src || (membersOf(host).getAttribute('href') ?? ''),
  }))
}

export const island = defineIsland(attributes, messages, mount)
