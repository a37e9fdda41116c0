/** What shows the countdown, and the button that stops it. */
import { membersOf } from '../../src/dom/members'
import type { PopupContext } from './parts'

const NUMBER = /\d+/

/**
 * Makes what the page has not; all of it is taken back with the island.
 * @param onStop the visitor wants the pop-up to stay.
 * @returns shows the seconds that are left.
 */
export function countdownParts(context: PopupContext, onStop: () => void): (left: number) => void {
  const { host, attributes, say, set, signal } = context
  const part = membersOf(host).querySelector('[data-role~="countdown"]')
  const countdown = part ?? make('p', 'ilots-countdown', say('left', { seconds: attributes.ffAutoclose }))
  const stop = make('button', 'ilots-countdown-stop', say('stop'))
  const made = part ? [stop] : [countdown, stop]
  membersOf(placeOf(part, host)).append(...made)
  // A live region would be heard every second.
  if (part) set(part, 'aria-live', 'off')
  const number = numberIn(countdown, signal)
  const onClick = (): void => {
    onStop()
    if (!part) countdown.remove()
    becomeText(stop, say('stopped'), signal)
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

/** At the end of the text that the countdown, or else the close control, belongs to; never inside a control. */
function placeOf(part: Element | null, host: Element): Element {
  const near = part ?? membersOf(host).querySelector('[data-role~="close"]')
  const control = membersOf(near)?.closest('a,button') ?? near
  return membersOf(control)?.parentElement ?? host
}

/** The text whose number is the countdown; without a number there, the whole content becomes one. */
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

/** In place, so that focus is not lost; what is left of the button when it goes elsewhere is no stop any more. */
function becomeText(stop: HTMLButtonElement, sentence: string, signal: AbortSignal): void {
  stop.textContent = sentence
  stop.ariaDisabled = 'true'
  const disable = (): void => {
    stop.disabled = document.activeElement !== stop
  }
  disable()
  stop.addEventListener('blur', disable, { signal })
}
