import styles from 'styles:contact-sheet'
import { isPlainClick } from '../../src/dom/plain-click'
import { defineIsland } from '../../src/island/define-island'
import { isHttp } from '../../src/server/safe-url'
import { adopt } from '../../src/styles/adopt'
import { messages } from './messages'
import { fitThumbnails } from './miniature'
import { Sheet, type SheetContext } from './sheet'
import { makeViewer, openLarge } from './show-photo'

function mount(_: HTMLElement, context: SheetContext): void {
  const sheet = new Sheet(context)
  const { link } = sheet
  adopt(styles)
  const show = makeViewer(sheet)
  fitThumbnails(context)
  context.set(link, 'aria-haspopup', 'dialog')
  context.listen('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const thumbnail = sheet.at(event.target)
    // An address that is not http is no photo: there is nothing to open.
    const isLink = isHttp(link) && link.contains(event.target as Node)
    if (!thumbnail && !isLink) return
    event.preventDefault()
    if (thumbnail) void show(thumbnail)
    else openLarge(sheet)
  })
}

export const island = defineIsland({}, messages, mount)
