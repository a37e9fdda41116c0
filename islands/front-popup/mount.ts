import styles from 'styles:front-popup'
import { membersOf } from '../../src/dom/members'
import { defineIsland } from '../../src/island/define-island'
import { hear } from '../../src/island/hear'
import { leave, onClosePart } from '../../src/overlay/dismiss'
import { rememberFocus } from '../../src/overlay/focus'
import { raise } from '../../src/overlay/raise'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { countDown } from './countdown'
import { listenToKeys } from './keys'
import { messages } from './messages'
import { nameHost } from './name'
import { isVeil, type PopupContext } from './parts'

/** §9.2: the "slow" fade, in milliseconds. */
const FADE = 600

function mount(host: HTMLElement, context: PopupContext): void {
  adopt(styles)
  // What the site does not show is not open: no countdown, and no key that closes it.
  if (!membersOf(host).checkVisibility()) return
  const open = new AbortController()
  const { signal } = open
  context.signal.addEventListener('abort', () => open.abort())
  const giveFocusBack = watchFocus(host, signal)
  const close = (): void => {
    if (signal.aborted) return
    open.abort()
    giveFocusBack()
    leave(context, { opacity: 0 }, FADE)
  }
  nameHost(host, context)
  // A `dialog` cannot be a popover: it lies where the site puts it.
  if (!(host instanceof HTMLDialogElement)) raise(host, context.set)
  onClosePart(context, close)
  context.listen('click', (event) => {
    if (!isVeil(event)) return
    event.preventDefault()
    close()
  })
  listenToKeys(host, signal, close)
  countDown(context, signal, close)
}

/** @returns gives focus back to what had it before the pop-up had, when the pop-up has it. */
function watchFocus(host: HTMLElement, signal: AbortSignal): () => void {
  let before: Element | null = null
  const onFocus = ({ relatedTarget: other }: FocusEvent): void => {
    if (other instanceof Element && !membersOf(host).contains(other)) before = other
  }
  hear(membersOf(host), 'focusin', onFocus, { signal })
  return () => {
    const activeElement = document.activeElement
    if (!(activeElement instanceof HTMLElement && membersOf(host).contains(activeElement))) return
    activeElement.blur()
    if (before) rememberFocus(before)()
    else focusStart()
  }
}

/** Nothing had focus: the next Tab begins at the top again. Browsers would go on from the place that is gone. */
function focusStart(): void {
  const body = document.body
  const isOurs = !body.hasAttribute('tabindex')
  if (isOurs) body.tabIndex = -1
  body.focus({ preventScroll: true })
  if (isOurs) body.removeAttribute('tabindex')
}

export const island = defineIsland(attributes, messages, mount)
