/** The countdown: what it shows and says, when it pauses, and its end (§3.3, §4.4). */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { isBackdrop, isCovered } from './backdrop'
import type { PopupContext } from './context'

/** Seconds left when it is spoken once more, if it began with more than `LONG`. */
const NEAR_END = 10
const LONG = 15

/** Counts down and closes the pop-up. @param open aborts when the pop-up closes, and ends the countdown. */
export function startCountdown(context: PopupContext, open: AbortSignal, close: () => void): void {
  const { say, attributes } = context
  const { ffAutoclose: seconds } = attributes
  if (!seconds) return
  let left = seconds
  const running = new AbortController()
  open.addEventListener('abort', () => running.abort())
  const show = renderCountdown(context, () => {
    running.abort()
    announce(say('stopped'))
  })
  everySecond(context.host, running.signal, () => {
    // The visitor can neither read nor stop it now: it waits.
    if (isCovered(context.host)) return
    left -= 1
    show(left)
    // Not before the first step: at load, a screen reader reads the page's title over it.
    if (left === seconds - 1 || (left === NEAR_END && seconds > LONG))
      announce(say('left', { seconds: left }))
    if (!left) close()
  })
}

/**
 * Steps once a second, but not while the pop-up is hovered or holds the focus, nor while the page is hidden. An
 * interrupted second starts over. An interval does not drift, and does not catch up after the machine has slept.
 */
function everySecond(host: HTMLElement, signal: AbortSignal, step: () => void): void {
  // A pointer that rests where the pop-up appears sends no event.
  const under = [...document.querySelectorAll(':hover')].at(-1)
  let isHovered = membersOf(host).contains(under ?? null) && !isBackdrop(under)
  let timer: ReturnType<typeof setInterval> | undefined
  const updateTimer = (event?: Event): void => {
    if (event?.type.startsWith('pointer'))
      isHovered = event.type === 'pointerover' && !isBackdrop(event.target)
    const isHeld =
      signal.aborted || isHovered || document.hidden || membersOf(host).contains(document.activeElement)
    if (isHeld === !timer) return
    clearInterval(timer)
    timer = isHeld ? undefined : setInterval(step, 1000)
  }
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
    membersOf(host).addEventListener(type, updateTimer, { signal })
  document.addEventListener('visibilitychange', updateTimer, { signal })
  signal.addEventListener('abort', updateTimer)
  updateTimer()
}

const NUMBER = /\d+/

/**
 * Draws the parts that the page does not have; the island's end takes them back.
 * @param onStop the visitor stops the countdown.
 * @returns shows the seconds that are left.
 */
function renderCountdown(context: PopupContext, onStop: () => void): (left: number) => void {
  const { host, attributes, say, set, signal } = context
  const part = membersOf(host).querySelector('[data-role~="countdown"]')
  const countdown = part ?? make('p', 'ilots-countdown', say('left', { seconds: attributes.ffAutoclose }))
  const stop = make('button', 'ilots-countdown-stop', say('stop'))
  const made = part ? [stop] : [countdown, stop]
  membersOf(containerFor(part, host)).append(...made)
  // A live region would be read out every second.
  if (part) set(part, 'aria-live', 'off')
  const number = numberIn(countdown, signal)
  const onClick = (): void => {
    onStop()
    if (!part) countdown.remove()
    turnIntoText(stop, say('stopped'), signal)
  }
  stop.addEventListener('click', onClick, { signal, once: true })
  signal.addEventListener('abort', () => {
    for (const element of made) element.remove()
  })
  return (left) => {
    number.data = number.data.replace(NUMBER, String(left))
  }
}

const make = <Name extends 'p' | 'button'>(name: Name, className: string, textContent: string) =>
  Object.assign(document.createElement(name), { type: 'button', className, textContent })

/** The element around the countdown, or else around the close control; never a control itself. */
function containerFor(part: Element | null, host: Element): Element {
  const near = part ?? membersOf(host).querySelector('[data-role~="close"]')
  const control = membersOf(near)?.closest('a,button') ?? near
  return membersOf(control)?.parentElement ?? host
}

/** The text node that holds the number; without one, a number replaces the whole content. */
function numberIn(countdown: Element, signal: AbortSignal): Text {
  const walker = document.createTreeWalker(countdown, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!(text instanceof Text && NUMBER.test(text.data))) continue
    const { data } = text
    signal.addEventListener('abort', () => {
      text.data = data
    })
    return text
  }
  const before = [...membersOf(countdown).childNodes]
  const text = new Text('0')
  membersOf(countdown).replaceChildren(text)
  signal.addEventListener('abort', () => membersOf(countdown).replaceChildren(...before))
  return text
}

/** Turns the button into a text in place, so that the focus is not lost; disabled once the focus has left it. */
function turnIntoText(stop: HTMLButtonElement, sentence: string, signal: AbortSignal): void {
  stop.textContent = sentence
  stop.ariaDisabled = 'true'
  const disable = (): void => {
    stop.disabled = document.activeElement !== stop
  }
  disable()
  stop.addEventListener('blur', disable, { signal })
}
