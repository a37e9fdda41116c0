import styles from 'styles:contact-sheet'
import { isPlainClick } from '../../src/dom/plain-click'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type SheetContext } from './context'
import { messages } from './messages'
import { fitThumbnails } from './miniature'
import { readParts } from './parts'
import { makeViewer, openLarge } from './show-photo'
import { Thumbnails } from './thumbnails'

function mount(host: HTMLElement, context: SheetContext): void {
  const parts = readParts(host)
  const { link } = parts
  adopt(styles)
  const thumbnails = new Thumbnails(context, parts)
  const show = makeViewer(context, parts, thumbnails)
  fitThumbnails(context)
  context.set(link, 'aria-haspopup', 'dialog')
  context.listen('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const thumbnail = thumbnails.at(event.target)
    // An address that is not http is no photo: there is nothing to open.
    const isLink = /^http/.test(link.protocol) && link.contains(event.target as Node)
    if (!thumbnail && !isLink) return
    event.preventDefault()
    if (thumbnail) void show(thumbnail)
    else openLarge(context, parts, thumbnails)
  })
}

export const island = defineIsland(attributes, messages, mount)
