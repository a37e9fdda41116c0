/** Keeps an element in the top layer and usable, above every dialog, later ones included (contract §3). */
import { topDialog } from '../dom/top-dialog'

/**
 * Shows `screen`, a manual popover, above all else until `signal` aborts.
 * @param whole what is moved: the screen itself, or the container of the root that draws it.
 */
export function keepOnTop(screen: HTMLElement, signal: AbortSignal, whole: Element = screen): void {
  const show = () => {
    moveIntoReach(whole)
    screen.showPopover()
  }
  const observer = new MutationObserver((records) => {
    if (screen.isConnected && !records.some(isDialogs)) return
    const activeElement = document.activeElement
    const isFocused = screen.contains(activeElement)
    // What enters the top layer last lies above: it is taken out and put back, and does not come a second time.
    screen.style.setProperty('--ilots-duration', '0s')
    screen.hidePopover()
    show()
    if (isFocused && activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  })
  show()
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

const isDialogs = ({ type, target }: MutationRecord): boolean =>
  type === 'attributes' && target instanceof HTMLDialogElement

/**
 * Moves `whole` into the topmost modal dialog: all outside that dialog is inert, for screen readers too. The focus is
 * in the topmost dialog, or nowhere.
 */
function moveIntoReach(whole: Element): void {
  const home = topDialog() ?? document.body
  if (whole.parentElement !== home) home.append(whole)
}
