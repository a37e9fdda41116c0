/** The whole table over the page: fetched when the visitor first asks for it. */
import { move } from '../../src/dom/move'
import { tell } from '../../src/i18n/say'
import { Overlay, openOverlay } from '../../src/overlay/overlay'
import type { WideContext } from './mount'
import { nameOf } from './name'

/**
 * The table is shown where it stands, so that the site's styles for it hold; it is moved, and all in it stays alive.
 * @param onClosed runs when the table is back.
 * @returns false when another overlay is open: only one may be.
 */
export function openFullScreen(
  table: HTMLTableElement,
  context: WideContext,
  opener: Element,
  onClosed: () => void,
): boolean {
  const { engine, signal, say } = context
  if (openOverlay()) return false
  const closed = new AbortController()
  const { dialog, box, close } = makeDialog(table.caption ? '' : nameOf(table))
  tell(engine, AbortSignal.any([signal, closed.signal]), () => {
    dialog.setAttribute('aria-label', nameOf(table) ?? say('table'))
    box.setAttribute('aria-label', say('whole'))
    close.textContent = say('close')
  })
  table.before(dialog)
  move(box, table, null)
  const overlay = new Overlay(engine, dialog, {
    focus: () => close,
    opener,
    onClosed() {
      closed.abort()
      // A block that was refreshed meanwhile has taken the dialog along: the table goes back to its place all the same.
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
