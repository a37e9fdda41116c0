import { membersOf } from '../../src/dom/members'
import { defineBehaviour } from '../../src/island/define-behaviour'
import type { Host } from '../../src/island/island'
import { open } from './open'

/** Leads somewhere: what a mouse or Enter follows at once. */
const LINK = 'a[href]:not([href="#"])'
/** What the browser makes a click of Enter on. */
const STOP = 'a[href],button'

function mount(toggle: HTMLElement, page: Host): void {
  const parent = membersOf(toggle).parentElement ?? toggle
  const isTouch = watchPointer(page)
  let opening: AbortController | undefined
  const isOpen = () => opening?.signal.aborted === false
  const show = () => {
    if (!isOpen()) opening = open(toggle, parent)
  }
  page.signal.addEventListener('abort', () => opening?.abort())
  page.listen('click', (event) => {
    if (event.defaultPrevented || (membersOf(toggle).matches(LINK) && (isOpen() || !isTouch(event)))) return
    event.preventDefault()
    if (isOpen()) opening?.abort()
    else show()
  })
  page.listen('keydown', (event) => {
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
  // Firefox before 129 and Safari before 18.2 do not say it on the click: the press before it does, save when it was
  // made before this code was here.
  let last = matchMedia('(pointer:coarse)').matches ? 'touch' : ''
  listen('pointerdown', ({ pointerType }) => {
    last = pointerType
  })
  // A click without a press, by the keyboard, has no `detail`.
  return (event) => ('pointerType' in event ? event.pointerType : event.detail && last) === 'touch'
}

export const island = defineBehaviour(mount)
