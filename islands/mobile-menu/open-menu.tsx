import { createRef, type ReactNode } from 'react'
import { membersOf } from '../../src/dom/members'
import { Code } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import { rememberFocus } from '../../src/overlay/focus'
import { rootOf, watchForeign } from '../../src/overlay/foreign'
import { lockScroll } from '../../src/overlay/scroll-lock'
import { onVeilClick } from '../../src/overlay/veil'
import { makeRoot } from '../../src/ui/react-root'
import type { Options } from './read-options'

/** Milliseconds (§9.2). */
const RESIZE_DEBOUNCE = 350

/** Shows `content` as the page's menu until `close`; the dialog is the one that the content puts in `ref`. */
export function openMenu(
  context: IslandContext,
  options: Options,
  content: (ref: React.RefObject<HTMLDialogElement | null>, close: () => void) => ReactNode,
): () => void {
  const { engine, host } = context
  const ref = createRef<HTMLDialogElement>()
  const controller = new AbortController()
  const { signal } = controller
  const giveFocusBack = rememberFocus()
  const root = makeRoot(engine, document.body, (error) => {
    engine.report.thrown(error, Code.mountFailed, { island: context.island, element: host })
    close()
  })
  const close = () => {
    if (signal.aborted) return
    controller.abort()
    ref.current?.close()
    root.remove()
    unlock()
    shift(options, false)
    engine.store.setState(({ menu }) => ({ menu: { ...menu, open: false } }))
    membersOf(host).setAttribute('aria-expanded', 'false')
    giveFocusBack()
    context.emit('menu-close')
  }
  const unlock = lockScroll()
  root.render(() => content(ref, close))
  const dialog = ref.current
  if (!dialog) return close
  offset(dialog, options)
  shift(options, true)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('.ilots-menu-link, button, a[href]')?.focus()
  membersOf(host).setAttribute('aria-expanded', 'true')
  engine.store.setState(({ menu }) => ({ menu: { ...menu, open: true } }))
  listen(dialog, options, signal, close)
  watchForeign(engine, dialog, signal)
  context.signal.addEventListener('abort', close, { once: true, signal })
  context.emit('menu-open')
  return close
}

function listen(dialog: HTMLDialogElement, options: Options, signal: AbortSignal, close: () => void): void {
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      close()
    },
    { signal },
  )
  // Without a close request of the browser's own once another script's element lies above (foreign-layer.ts).
  rootOf(dialog).addEventListener(
    'keydown',
    (event) => !event.defaultPrevented && event.key === 'Escape' && close(),
    {
      signal,
    },
  )
  onVeilClick(dialog, close, signal)
  let timer = 0
  const settle = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => offset(dialog, options), RESIZE_DEBOUNCE)
  }
  addEventListener('resize', settle, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

/** The menu starts under the header element, or as many pixels down (contract §7). */
function offset(dialog: HTMLElement, { headerElem, headerOffset }: Options): void {
  const header = headerElem ? document.querySelector(headerElem) : null
  const below = header ? Math.max(0, header.getBoundingClientRect().bottom) : headerOffset
  dialog.style.setProperty('--ilots-menu-offset', `${below}px`)
}

/** `back` slides the page aside, `next` pushes it beside, `front` leaves it where it is. */
function shift({ position, zposition, fullscreen }: Options, open: boolean): void {
  if (zposition === 'front' || fullscreen) return
  if (open) document.body.dataset.ilotsPushed = position
  else delete document.body.dataset.ilotsPushed
}
