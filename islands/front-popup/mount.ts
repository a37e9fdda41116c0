import styles from 'styles:front-popup'
import { isIlotsError } from '../../src/base/errors'
import { partOf } from '../../src/dom/content'
import { isOfInputMethod } from '../../src/dom/keys'
import { defineIsland } from '../../src/island/define-island'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import { leave, onClosePart } from '../../src/overlay/dismiss'
import { raise } from '../../src/overlay/raise'
import { rememberFocus } from '../../src/overlay/remember-focus'
import { keepTabInside } from '../../src/overlay/tab-stops'
import { adopt } from '../../src/styles/adopt'
import { BACKDROP, isBackdrop, isCovered } from './backdrop'
import { attributes, type PopupContext } from './context'
import { messages } from './messages'

/** §9.2: the "slow" fade, in milliseconds. */
const FADE = 600

function mount(host: HTMLElement, context: PopupContext): void {
  adopt(styles)
  // A pop-up that the site hides is not open: no countdown, no keys.
  if (!host.checkVisibility()) return
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
  setNameAndRole(host, context)
  // A `dialog` cannot be a popover: the site's styles place it.
  if (!(host instanceof HTMLDialogElement)) raise(host, context.set)
  onClosePart(context, close)
  context.listen('click', (event) => {
    if (!isBackdrop(host, event.target, context.page.config)) return
    event.preventDefault()
    close()
  })
  listenToKeys(context, signal, close)
  if (context.attributes.ffAutoclose > 0) void countDown(context, signal, close)
}

/** Its code is fetched only here: most pop-ups have no countdown. Without it, the pop-up stays. */
async function countDown(context: PopupContext, open: AbortSignal, close: () => void): Promise<void> {
  try {
    const { startCountdown } = await context.page.fetchCode('front-popup', () => import('./countdown'))
    if (!open.aborted) startCountdown(context, open, close)
  } catch (error) {
    // What could not be fetched is reported.
    if (!isIlotsError(error)) context.fail(error)
  }
}

/** Gives a role and a name where the server wrote none. The role is not modal: the page stays usable. */
function setNameAndRole(host: HTMLElement, { say, set }: PopupContext): void {
  if (!host.matches('[role],aside,dialog')) set(host, 'role', 'dialog')
  if (host.matches('[aria-label],[aria-labelledby]')) return
  const heading = host.querySelector('h1,h2,h3,h4,h5,h6')
  if (heading?.id) set(host, 'aria-labelledby', heading.id)
  else set(host, 'aria-label', heading?.textContent?.trim() || say('popup'))
}

/** Notes what had the focus before the pop-up. @returns gives the focus back, if the pop-up has it. */
function watchFocus(host: HTMLElement, signal: AbortSignal): () => void {
  let before: Element | null = null
  const onFocus = ({ relatedTarget: other }: FocusEvent): void => {
    if (other instanceof Element && !host.contains(other)) before = other
  }
  listenWithReplay(host, 'focusin', onFocus, { signal })
  return () => {
    const activeElement = document.activeElement
    if (!(activeElement instanceof HTMLElement && host.contains(activeElement))) return
    activeElement.blur()
    if (before) rememberFocus(before)()
    if (document.activeElement === document.body) focusTop()
  }
}

/** No element can get the focus back: the next Tab starts at the top, not where the pop-up was. */
function focusTop(): void {
  const body = document.body
  const isOurs = !body.hasAttribute('tabindex')
  if (isOurs) body.tabIndex = -1
  body.focus({ preventScroll: true })
  if (isOurs) body.removeAttribute('tabindex')
}

/** Open pop-ups, oldest first: keys go to the last one. */
const shown: HTMLElement[] = []

/** Escape closes the pop-up; Tab stays in it where its backdrop covers the page. @param signal ends both. */
function listenToKeys({ host, page }: PopupContext, signal: AbortSignal, close: () => void): void {
  shown.push(host)
  signal.addEventListener('abort', () => shown.splice(shown.indexOf(host), 1))
  const onKey = (event: KeyboardEvent): void => {
    // A dialog above has the keys, and an input method uses Escape for itself.
    if (event.defaultPrevented || isOfInputMethod(event) || shown.at(-1) !== host || isCovered(host)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    // Outside the pop-up the backdrop would hide the focus (WCAG 2.4.11).
    if (event.key === 'Tab' && partOf(host, BACKDROP, page.config)?.checkVisibility())
      keepTabInside(event, host)
  }
  document.addEventListener('keydown', onKey, { signal })
}

export const island = defineIsland(attributes, messages, mount)
