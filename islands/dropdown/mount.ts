import { defineBehaviour } from '../../src/define-behaviour'
import type { Host } from '../../src/island'
import { open } from './open'

/** Leads somewhere: what a mouse or Enter follows at once. */
const LINK = 'a[href]:not([href="#"])'
const STOP = 'a[href],button,input,select,textarea'

function mount(toggle: HTMLElement, page: Host): void {
  const parent = toggle.parentElement ?? toggle
  const isTouch = watchPointer(page)
  let opening: AbortController | undefined
  const isOpen = () => opening?.signal.aborted === false
  const close = () => opening?.abort()
  const show = () => {
    if (!isOpen()) opening = open(toggle, parent)
  }
  page.signal.addEventListener('abort', close)
  page.listen('click', (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return
    if (toggle.matches(LINK) && (isOpen() || !isTouch(event))) return
    event.preventDefault()
    isOpen() ? close() : show()
  })
  page.listen('keydown', (event) => {
    const { key, repeat, defaultPrevented } = event
    if (defaultPrevented) return
    if (key === 'ArrowDown') {
      event.preventDefault()
      show()
      const stops = [...parent.querySelectorAll<HTMLElement>(STOP)]
      stops[stops.indexOf(toggle) + 1]?.focus()
    } else if ((key === 'Enter' || key === ' ') && !toggle.matches('a[href],button')) {
      event.preventDefault()
      if (!repeat) toggle.click()
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
