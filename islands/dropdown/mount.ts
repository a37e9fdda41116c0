import { membersOf } from '../../src/dom/members'
import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import { open } from './open'

/** A toggle that is a link: a mouse or Enter follows it at once, a finger opens the sub-menu first. */
const LINK = 'a[href]:not([href="#"])'
/** Elements on which browsers turn Enter into a click. */
const STOP = 'a[href],button'

function mount(toggle: HTMLElement, context: Host): void {
  const parent = membersOf(toggle).parentElement ?? toggle
  const isTouch = watchPointer(context)
  let opening: AbortController | undefined
  const isOpen = () => opening?.signal.aborted === false
  const show = () => {
    if (!isOpen()) opening = open(toggle, parent)
  }
  context.signal.addEventListener('abort', () => opening?.abort())
  context.listen('click', (event) => {
    if (event.defaultPrevented || (membersOf(toggle).matches(LINK) && (isOpen() || !isTouch(event)))) return
    event.preventDefault()
    if (isOpen()) opening?.abort()
    else show()
  })
  context.listen('keydown', (event) => {
    const { key } = event
    if (key === 'ArrowDown') {
      event.preventDefault()
      show()
      const stops = [...membersOf(parent).querySelectorAll<HTMLElement>(STOP)]
      stops[stops.indexOf(toggle) + 1]?.focus()
    } else if ((key === 'Enter' || key === ' ') && !membersOf(toggle).matches(STOP)) {
      event.preventDefault()
      if (!event.repeat) membersOf(toggle).click()
    }
  })
}

/** Whether a click comes from a finger (contract §7). */
function watchPointer({ listen }: Host): (event: MouseEvent) => boolean {
  // Firefox before 129 and Safari before 18.2 have no `pointerType` on clicks: take it from the press before. A press that
  // was made before this code was loaded is unknown: then the device's main pointer decides.
  let last = matchMedia('(pointer:coarse)').matches ? 'touch' : ''
  listen('pointerdown', ({ pointerType }) => {
    last = pointerType
  })
  // A click by the keyboard comes without a press: its `detail` is 0.
  return (event) => ('pointerType' in event ? event.pointerType : event.detail && last) === 'touch'
}

export const island = defineBehaviour(mount)
