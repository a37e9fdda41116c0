/** The countdown: what it shows and says, when it pauses, how it ends (§3.3, §4.4). Fetched where there is one. */
import { announce } from '../../src/dom/announce'
import { partOf } from '../../src/dom/content'
import { lendContent } from '../../src/dom/restore'
import { islandRoot } from '../../src/rendering/react-root'
import { Countdown } from '../../src/ui/countdown'
import { isBackdrop, isCovered } from './backdrop'
import type { PopupContext } from './context'

/** The seconds left at which it is announced again, if it began with more than `LONG`. */
const NEAR_END = 10
const LONG = 15

/** Counts down and closes the pop-up. @param open aborts when the pop-up closes, and ends the countdown. */
export function startCountdown(context: PopupContext, open: AbortSignal, close: () => void): void {
  const { say, host, page, set, signal } = context
  const { ffAutoclose: seconds } = context.attributes
  const part = partOf(host, '[data-role~="countdown"]', page.config)
  const root = islandRoot(context, containerFor(part, context))
  // A live region would be read out every second.
  if (part) set(part, 'aria-live', 'off')
  const write = part && writerIn(part, signal)
  const onStep = (left: number) => {
    write?.(left)
    // Not before the first step: at load, a screen reader reads the page's title over it.
    if (left === seconds - 1 || (left === NEAR_END && seconds > LONG))
      announce(say('left', { seconds: left }))
    if (!left) close()
  }
  watchHolds(context, open, (isHeld) =>
    root.render(() => (
      <Countdown
        seconds={seconds}
        isHeld={isHeld}
        text={part ? undefined : (left) => say('left', { seconds: left })}
        stop={say('stop')}
        stopped={say('stopped')}
        // Under a dialog the visitor can neither read nor stop it: it waits.
        mayStep={() => !isCovered(host)}
        onStep={onStep}
        onStop={() => announce(say('stopped'))}
      />
    )),
  )
}

/**
 * Tells whether the countdown stands still: the pop-up is hovered or holds the focus, the page is hidden, or the
 * pop-up is closed.
 */
function watchHolds(
  { host, page }: PopupContext,
  open: AbortSignal,
  change: (isHeld: boolean) => void,
): void {
  // A pointer that rests where the pop-up appears sends no event.
  const under = [...document.querySelectorAll(':hover')].at(-1)
  let isHovered = host.contains(under ?? null) && !isBackdrop(host, under, page.config)
  let before: boolean | undefined
  const update = (event?: Event): void => {
    if (event?.type.startsWith('pointer'))
      isHovered = event.type === 'pointerover' && !isBackdrop(host, event.target, page.config)
    const isHeld = open.aborted || isHovered || document.hidden || host.contains(document.activeElement)
    if (isHeld !== before) change(isHeld)
    before = isHeld
  }
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
    host.addEventListener(type, update, { signal: open })
  document.addEventListener('visibilitychange', update, { signal: open })
  open.addEventListener('abort', () => update())
  update()
}

const NUMBER = /\d+/

/** The element around the countdown, or else around the close control; never a control itself. */
function containerFor(part: Element | null, { host, page }: PopupContext): Element {
  const closest = part ?? partOf(host, '[data-role~="close"]', page.config)
  const control = closest?.closest('a,button') ?? closest
  return control?.parentElement ?? host
}

/** Writes the seconds that are left. */
type Write = (left: number) => void

/** @returns writes into the server's text that holds a number; without one, a number replaces the whole content. */
function writerIn(part: Element, signal: AbortSignal): Write {
  let text = numberIn(part)
  let write = text && writerOf(text, signal)
  const writeAll = lendContent(part, signal)
  return (left) => {
    // A browser that translates the page has put another one in its place.
    if (text && !part.contains(text)) {
      text = numberIn(part)
      write = text && writerOf(text, signal)
    }
    if (write) write(left)
    else writeAll(new Text(String(left)))
  }
}

/** The server's text comes back when `signal` aborts, unless another script has written since. */
function writerOf(text: Text, signal: AbortSignal): Write {
  const { data } = text
  let written = data
  signal.addEventListener('abort', () => {
    if (text.data === written) text.data = data
  })
  return (left) => {
    written = data.replace(NUMBER, String(left))
    text.data = written
  }
}

function numberIn(countdown: Element): Text | undefined {
  const walker = document.createTreeWalker(countdown, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (text instanceof Text && NUMBER.test(text.data)) return text
  }
  return undefined
}
