import styles from 'styles:contact-sheet'
import { isPlainClick } from '../../src/dom/plain-click'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { openLarge } from './large'
import { messages } from './messages'
import { fitThumbnails } from './miniature'
import { type Context, readParts } from './parts'
import { viewer } from './show'
import { Thumbnails } from './thumbnails'

function mount(host: HTMLElement, context: Context): void {
  const parts = readParts(host)
  const { link } = parts
  adopt(styles)
  const thumbnails = new Thumbnails(context, parts)
  const show = viewer(context, parts, thumbnails)
  fitThumbnails(context)
  context.set(link, 'aria-haspopup', 'dialog')
  context.listen('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const thumbnail = thumbnails.at(event.target)
    // What is refused as an address is no photo: nothing to open.
    const isLink = /^http/.test(link.protocol) && link.contains(event.target as Node)
    if (!thumbnail && !isLink) return
    event.preventDefault()
    if (thumbnail) void show(thumbnail)
    else openLarge(context, parts, thumbnails)
  })
}

export const island = defineIsland(attributes, messages, mount)
