import { createRef, type ReactNode, type RefObject } from 'react'
import { Code } from '../../src/contracts/errors'
import { afterPaint } from '../../src/dom/after-paint'
import { preferTemplate } from '../../src/dom/content'
import { isEscape } from '../../src/dom/keys'
import { setter } from '../../src/dom/undo'
import { whenGone } from '../../src/dom/when-gone'
import { onBackdropClick } from '../../src/overlay/backdrop'
import { rememberFocus } from '../../src/overlay/remember-focus'
import { lockScroll } from '../../src/overlay/scroll-lock'
import { showModal } from '../../src/overlay/show-modal'
import { rootOf, watchThirdPartyLayers } from '../../src/overlay/third-party'
import { makeRoot } from '../../src/rendering/react-root'
import type { Options } from './attributes'
import { changeMenu, type MenuView } from './view'

/** Milliseconds after the last resize (§9.2). */
const RESIZE_DEBOUNCE = 350

/** Shows `content` as the page's menu. @param content puts its dialog into `ref`. */
export function openMenu(
  view: MenuView,
  content: (ref: RefObject<HTMLDialogElement | null>, close: () => void) => ReactNode,
): void {
  const { page, host, island, options } = view
  const ref = createRef<HTMLDialogElement>()
  const controller = new AbortController()
  const { signal } = controller
  const giveFocusBack = rememberFocus(host)
  const root = makeRoot(page, document.body, (error) => {
    page.report.thrown(error, Code.mountFailed, { island, element: host })
    close()
  })
  const close = () => {
    if (signal.aborted) return
    // The page scrolls again before the dialog closes, which styles the page anew.
    controller.abort()
    pushPage(options, false)
    ref.current?.close()
    root.remove()
    // It opens on the root panel again.
    changeMenu(page, { open: false, path: [], query: '' })
    giveFocusBack()
    view.emit('menu-close')
  }
  root.render(() => content(ref, close))
  const dialog = ref.current
  if (!dialog) return
  placeBelowHeader(dialog, options)
  // What is seen first is the menu: the page behind it is laid out afterwards.
  afterPaint(() => pushPage(options, true), signal)
  setter(signal)(host, 'aria-expanded', 'true')
  showModal(dialog, dialog.querySelector<HTMLElement>('.ilots-menu-link, button, a[href]'), signal)
  changeMenu(page, { open: true })
  // A script closes it in the store.
  signal.addEventListener(
    'abort',
    page.store.subscribe(({ menu }) => {
      if (!menu.open) close()
    }),
  )
  listen(dialog, options, signal, close)
  watchThirdPartyLayers(page, dialog, signal)
  // Last, as it writes: what is measured before it is as the opening has left it, and nothing is styled once more.
  signal.addEventListener('abort', lockScroll())
  whenGone(dialog, signal, close)
  view.signal.addEventListener('abort', close, { once: true, signal })
  view.emit('menu-open')
}

function listen(dialog: HTMLDialogElement, options: Options, signal: AbortSignal, close: () => void): void {
  const cancel = (event: Event) => {
    event.preventDefault()
    close()
  }
  // `close`: another script has taken it out of the page.
  for (const type of ['cancel', 'close']) dialog.addEventListener(type, cancel, { signal })
  // Browsers send no `cancel` while the menu is a popover below a third-party layer (third-party-layer.ts).
  const onKey = (event: KeyboardEvent) => isEscape(event) && close()
  rootOf(dialog).addEventListener('keydown', onKey, { signal })
  onBackdropClick(dialog, close, signal)
  let timer = 0
  const settle = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => placeBelowHeader(dialog, options), RESIZE_DEBOUNCE)
  }
  addEventListener('resize', settle, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

/** Places the menu's top below the header element, or at the given offset (contract §7). */
function placeBelowHeader(dialog: HTMLElement, { headerElem, headerOffset }: Options): void {
  const [header] = headerElem ? preferTemplate(document.querySelectorAll(headerElem)) : []
  const below = header ? Math.max(0, header.getBoundingClientRect().bottom) : headerOffset
  dialog.style.setProperty('--ilots-menu-offset', `${below}px`)
}

/** Moves the page for `back` and `next`; `front` and full screen leave it in place. */
function pushPage({ position, zposition, fullscreen }: Options, open: boolean): void {
  if (zposition === 'front' || fullscreen) return
  if (open) document.body.dataset.ilotsPushed = position
  else delete document.body.dataset.ilotsPushed
}
