/** The countdown: what it says, when it stands still, and its end (§3.3, §4.4). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { countdownParts } from './countdown-parts'
import { isCovered, isVeil, type PopupContext } from './parts'

/** Spoken once more with this many seconds left, when it began with clearly more. */
const NEAR_END = 10
const LONG = 15

/** @param open of the time the pop-up is open; the countdown goes with it. */
export function countDown(context: PopupContext, open: AbortSignal, close: () => void): void {
  const { say, attributes } = context
  const { ffAutoclose: seconds } = attributes
  if (!seconds) return
  let left = seconds
  const running = new AbortController()
  open.addEventListener('abort', () => running.abort())
  const show = countdownParts(context, () => {
    running.abort()
    announce(say('stopped'))
  })
  everySecond(context.host, running.signal, () => {
    // Out of the visitor's reach, who could neither read it nor stop it.
    if (isCovered(context.host)) return
    left -= 1
    show(left)
    // At its first step, not before: at load a screen reader reads the page's title over it.
    if (left === seconds - 1 || (left === NEAR_END && seconds > LONG))
      announce(say('left', { seconds: left }))
    if (!left) close()
  })
}

/**
 * Steps once a second, save while the pop-up is hovered or holds focus or the page is hidden; a second that was
 * interrupted begins again. An interval neither drifts nor catches up on what a sleeping machine has missed.
 */
function everySecond(host: HTMLElement, signal: AbortSignal, step: () => void): void {
  let isHovered = false
  let timer: ReturnType<typeof setInterval> | undefined
  const judge = (event?: Event): void => {
    if (event?.type.startsWith('pointer')) isHovered = event.type === 'pointerover' && !isVeil(event)
    const isHeld =
      signal.aborted || isHovered || document.hidden || membersOf(host).contains(document.activeElement)
    if (isHeld === !timer) return
    clearInterval(timer)
    timer = isHeld ? undefined : setInterval(step, 1000)
  }
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
    membersOf(host).addEventListener(type, judge, { signal })
  document.addEventListener('visibilitychange', judge, { signal })
  signal.addEventListener('abort', judge)
  judge()
}
