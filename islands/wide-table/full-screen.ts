/** Shows the whole table over the page; fetched when it is first needed. */
import { move } from '../../src/dom/move'
import { renderTranslated } from '../../src/i18n/say'
import { Overlay, openOverlay } from '../../src/overlay/overlay'
import { StackEntry } from '../../src/overlay/stack-entry'
import type { WideTableContext } from './context'
import { nameOf } from './name'

/**
 * Opens a dialog at the table's place, so that the site's styles still apply, and moves the table into it without
 * reloading its content.
 * @param onClosed runs when the table is back in its place.
 * @returns false when another overlay is open: there can be only one.
 */
export function openFullScreen(
  table: HTMLTableElement,
  context: WideTableContext,
  opener: Element,
  onClosed: () => void,
): boolean {
  const { page, signal, say } = context
  if (openOverlay()) return false
  const closed = new AbortController()
  const title = () => nameOf(table) ?? say('table')
  const { dialog, box, close } = makeDialog(table.caption ? '' : nameOf(table))
  renderTranslated(page, AbortSignal.any([signal, closed.signal]), () => {
    dialog.setAttribute('aria-label', title())
    box.setAttribute('aria-label', say('whole'))
    close.textContent = say('close')
  })
  table.before(dialog)
  move(box, table, null)
  const overlay = new Overlay(page, dialog, {
    opened: new StackEntry(page, 'wide-table', { kind: 'content', title, parameters: {} }),
    focus: () => close,
    opener,
    onClosed() {
      closed.abort()
      // The dialog may have left the page with a refreshed block: the table still goes back to its place in that block.
      if (dialog.parentNode) move(dialog.parentNode, table, dialog)
      dialog.remove()
      onClosed()
    },
  })
  close.addEventListener('click', () => overlay.requestClose())
  signal.addEventListener('abort', () => overlay.close(), { signal: closed.signal })
  return true
}

function makeDialog(title = '') {
  const dialog = document.createElement('dialog')
  dialog.className = 'ilots-wide'
  const bar = element('div', 'ilots-wide-bar')
  const close = element('button', 'ilots-button')
  close.type = 'button'
  const box = element('div', 'ilots-wide-box')
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  const heading = element('p', 'ilots-wide-title')
  heading.textContent = title
  bar.append(heading, close)
  dialog.append(bar, box)
  return { dialog, box, close }
}

function element<Name extends 'div' | 'p' | 'button'>(name: Name, className: string) {
  return Object.assign(document.createElement(name), { className })
}
