/**
 * What the visitor does before an island's code is here is kept and replayed once, in order (contract §2).
 *
 * Hover, touch and focus start the download; click, Enter, Space, change, submit and typed text are held.
 * When the code cannot be loaded, the replayed event finds no island and the browser's own action happens.
 */
import { type Reporter, refusal } from './errors'
import type { Lifecycle, Slot } from './lifecycle'
import { membersOf } from './members'
import { refusedAddress } from './urls'

/** What the browser itself makes reachable and usable. */
export const INTERACTIVE = 'a[href],area,button,input,select,textarea,label,summary,[contenteditable]'
const HINTS = ['pointerover', 'pointerdown', 'focusin'] as const
const HELD = ['click', 'keydown', 'submit', 'change', 'input', 'focusin'] as const

/** Whether an event on `target` is the island's business, or that of a link or field inside its host. */
function claims({ host, island }: Slot, target: Element): boolean {
  const part = membersOf(target).closest(island.early ?? INTERACTIVE)
  if (island.early) return membersOf(host).contains(part)
  return part === null || membersOf(part).contains(host)
}

/** Whether the browser would act on this event in the same page, so that it can wait for the code. */
function isHeld(event: Event, target: Element): boolean {
  if (event instanceof MouseEvent) return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  // On links and buttons the browser makes a click of Enter and Space; in fields they are text.
  if (event instanceof KeyboardEvent)
    return (event.key === 'Enter' || event.key === ' ') && !membersOf(target).closest(INTERACTIVE)
  return true
}

/** Listens on the document while any island waits for its code. */
export function keepEarly(lifecycle: Lifecycle, report: Reporter): void {
  const typed = new Set<EventTarget>()
  let isReplaying = false
  let queue: Promise<unknown> = Promise.resolve()

  const pending = (event: Event): Slot[] => {
    const { target } = event
    if (!(target instanceof Element)) return []
    const around = event.composedPath().flatMap((host) => [...lifecycle.at(host)])
    return around.filter((slot) => slot.pending && claims(slot, target))
  }

  const hint = (event: Event): void => {
    for (const slot of pending(event)) if (slot.state === 'waiting') void slot.start()
  }

  const hold = (event: Event): void => {
    if (isReplaying || event.defaultPrevented) return
    const slots = pending(event).filter((slot) => event.type !== 'focusin' || slot.state !== 'failed')
    const target = event.target as Element
    if (slots.length === 0 || !isHeld(event, target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type === 'input') {
      if (typed.has(target)) return
      typed.add(target)
    }
    const started = Promise.all(slots.map((slot) => slot.start()))
    queue = queue.then(() => started).then(() => replay(event, target))
  }

  const replay = (event: Event, target: Element): void => {
    typed.delete(target)
    const again = membersOf(target)
    if (!again.isConnected || (event.type === 'focusin' && document.activeElement !== target)) return
    isReplaying = true
    try {
      if (event instanceof SubmitEvent) (again as HTMLFormElement).requestSubmit(event.submitter)
      else again.dispatchEvent(copy(event))
    } finally {
      isReplaying = false
    }
  }

  /** After everybody else: what an island has refused, or would, the browser must not follow (contract §8). */
  const guard = (event: Event): void => {
    // Not `closest`, nor the parents: a form has what its fields are named.
    const path = event.composedPath() as HTMLAnchorElement[]
    const link = path.find(({ localName }) => /^a(rea)?$/.test(localName))
    const address = link && refusedAddress(link)
    if (!address || event.defaultPrevented) return
    for (const host of path)
      for (const { island, state } of lifecycle.at(host)) {
        const isIts = island.early ? link.matches(island.early) : host === link
        // Any other link is the page's own, and the browser's.
        if (!isIts || !island.ownsLinks || state === 'disposed') continue
        event.preventDefault()
        report.refuse(refusal('href', address, 'une adresse http, https, mailto ou tel'), {
          island: island.name,
          element: link,
        })
      }
  }

  for (const type of HINTS) document.addEventListener(type, hint, { capture: true, passive: true })
  for (const type of HELD) document.addEventListener(type, hold, { capture: true })
  for (const type of ['click', 'auxclick']) addEventListener(type, guard)
}

/** An event's constructor takes the event itself as its options: every field of it is read by name. */
function copy(event: Event): Event {
  const Type = event.constructor as new (type: string, init: object) => Event
  return new Type(event.type, event)
}
