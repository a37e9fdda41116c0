/**
 * What the visitor does before an island's code is here is captured, and replayed to the islands once, in order
 * (contract §2).
 *
 * Hover, touch and focus start the download. Click, Enter, Space, change, focus and typed text pass through the
 * page's own handlers (contract §8); at the document they are captured, and later replayed to the islands as
 * `ilots-click`, `ilots-change`… A submit, and any event for an integrator's island, is stopped in the capture phase
 * and dispatched again later. When no island prevents the event, or the code cannot be loaded, the browser's own
 * action follows late. What jQuery alone has reported (`jquery.ts`) is kept likewise.
 */

import { refusal } from '../base/errors'
import type { IslandInstance } from '../contracts/descriptor'
import type { Page } from '../contracts/page'
import type { WholePage } from '../contracts/whole-page'
import { noteClick } from '../dom/last-click'
import { isLink } from '../dom/link'
import { INTERACTIVE } from '../dom/query'
import { inEachRoot, type Root, rootAround } from '../dom/roots'
import { requestSubmit } from '../forms/form-members'
import { REPLAY_PREFIX } from '../island/listen-with-replay'
import { beforeReplay, replayTo } from '../island/replayed'
import { showWaiting } from '../island/show-waiting'
import { waitingEvents } from '../island/waiting-events'
import { refusedAddress } from '../server/urls'
import { isInSameTree } from './delegate'
import { isHere } from './fetch-code'
import { listenToJQuery, TRIGGERED } from './jquery'
import type { HostInstance, Lifecycle } from './lifecycle'

/** What says that an island may be wanted soon, as the focus does. */
const HINTS = ['pointerover', 'pointerdown'] as const
/** What the visitor acts by. */
const ACTS = ['pointerdown', 'keydown', 'input']
const CAPTURED = ['click', 'keydown', 'submit', 'change', 'input', 'focusin'] as const
/** What `ilots.legacy.js` gives to the islands alone: a click that the page has handled before. */
const REPLAYED_CLICK = `${REPLAY_PREFIX}click`
/** What is replayed, and may wait for code once more. */
const REPLAYED = [TRIGGERED, REPLAYED_CLICK]

/**
 * Whether the island handles an event on `target`: a link, field or form inside its host or part keeps its own
 * events.
 */
function claims({ host, island: { early } }: IslandInstance, target: Element): boolean {
  const part = early ? target.closest(early) : host
  const own = target.closest(`form,${INTERACTIVE}`)
  return host.contains(part) && (!own || own === part || own.contains(part))
}

/** Whether the event can wait for the code: the browser would act on it in this page, not in another tab. */
function canWait(event: Event, target: Element): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent
  // On links and buttons the browser makes a click of Enter and Space; in fields they are text.
  if (key) return (key === 'Enter' || key === ' ') && !target.closest(INTERACTIVE)
  return !(ctrlKey || metaKey || shiftKey || altKey)
}

/** What early events need of the page. */
interface Surroundings extends Pick<Page, 'config' | 'report' | 't'> {
  readonly lifecycle: Pick<Lifecycle, 'at' | 'live'>
  scanNow(): void
}

/**
 * Listens in each tree for early events, and replays them to the islands when their code is here.
 * @returns what the visitor does on the page, since it was loaded and from now on (contract §9).
 */
export function captureEarlyEvents(page: Surroundings): Pick<WholePage, 'hasVisitorActed' | 'onVisitorAct'> {
  const { lifecycle, report } = page
  /** The event that is dispatched again now: it is not kept a second time. */
  let again: Event | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let hasActed = false
  const onAct = new Set<() => void>()
  /** What a script dispatches is no act of the visitor's. */
  const noteAct = ({ type, isTrusted }: Event): void => {
    if (!isTrusted || !ACTS.includes(type)) return
    hasActed = true
    for (const run of onAct) run()
  }

  const pending = (event: Event): HostInstance[] => {
    const { target } = event
    if (!(target instanceof Element)) return []
    page.scanNow()
    const around = event
      .composedPath()
      .flatMap((host) => [...lifecycle.at(host)])
      .filter((instance) => isInSameTree(event, instance.host) && claims(instance, target))
    if (event.type === 'submit')
      for (const instance of lifecycle.live)
        if (instance.island.guardsForm && instance.host.closest('form') === target) around.push(instance)
    return around.filter((instance) => instance.pending)
  }

  const hint = (event: Event): void => {
    noteAct(event)
    // Nobody chooses anything before.
    listenToJQuery()
    for (const instance of pending(event)) if (instance.state === 'waiting') void instance.start()
  }

  const captureEvent = (event: Event, isOnItsWayDown: boolean): void => {
    if (again || event.defaultPrevented) return
    const { type } = event
    const instances = pending(event).filter(
      ({ island, state }) => island.listens !== 'late' && (type !== 'focusin' || state !== 'failed'),
    )
    const target = event.target as Element
    const isOurs = type !== 'submit' && instances.every(({ island }) => !island.listens)
    if (!instances.length || isOurs === isOnItsWayDown || !canWait(event, target)) return
    event.preventDefault()
    if (isOnItsWayDown) event.stopImmediatePropagation()
    waitingEvents.add(event)
    if (type === 'input') {
      if (waitingEvents.has(target)) return
      waitingEvents.add(target)
    }
    const pressed = (event as SubmitEvent).submitter ?? target
    const started = Promise.all(instances.map((instance) => instance.start()))
    const isWaiting = instances.some(({ island }) => !isHere(island.load))
    if (isWaiting && type !== 'focusin' && type !== 'input')
      showWaiting(started, page, pressed, instances[0]?.host)
    // Browsers ignore a submit of a form whose submit event is still on its way.
    const isOver = type === 'submit' && new Promise((resolve) => setTimeout(resolve))
    queue = queue.then(() => Promise.all([started, isOver])).then(() => replay(event, target, isOnItsWayDown))
  }

  const replay = (event: Event, target: Element, isHeld: boolean): void => {
    waitingEvents.delete(target)
    const type = event.type.replace(REPLAY_PREFIX, '')
    const Type = event.constructor as new (type: string, init: object) => Event
    const copy = () => new Type(type, event)
    if (!target.isConnected || (type === 'focusin' && rootAround(target).activeElement !== target)) return
    again = event
    try {
      if (event instanceof SubmitEvent) requestSubmit(target as HTMLFormElement, event.submitter)
      else if (isHeld) target.dispatchEvent(new Type(event.type, event))
      else if (replayTo(target, copy()) && type === 'click') {
        again = copy()
        target.dispatchEvent(again)
      }
    } finally {
      again = undefined
    }
  }

  /**
   * Runs last: the browser must not follow an address that an island refuses, or will refuse once
   * its code is here (contract §8).
   */
  const guard = (event: Event): void => {
    const path = event.composedPath() as Element[]
    const link = path.find(isLink)
    const address = link && refusedAddress(link)
    if (!address || event.defaultPrevented) return
    for (const host of path)
      for (const { island, state } of lifecycle.at(host)) {
        const isIts = island.early ? link.matches(island.early) : host === link
        // Any other link is the page's.
        if (!isIts || island.listens || state === 'disposed') continue
        event.preventDefault()
        report.refuse(refusal('href', address, 'une adresse http, https, mailto ou tel'), {
          island: island.name,
          element: link,
        })
      }
  }

  const onItsWayDown = (event: Event): void => {
    if (event.type === 'focusin') hint(event)
    else noteAct(event)
    captureEvent(event, true)
  }
  const onItsWayUp = (event: Event): void => captureEvent(event, false)

  const capture = (root: Root, type: string): void => {
    root.addEventListener(type, onItsWayDown, { capture: true })
    // A submit that waits is stopped on its way down.
    if (type !== 'submit') root.addEventListener(type, onItsWayUp)
  }
  inEachRoot((root) => {
    for (const type of HINTS) root.addEventListener(type, hint, { capture: true, passive: true })
    for (const type of CAPTURED) capture(root, type)
    // The window gets nothing of what is in a closed one.
    if (root instanceof ShadowRoot && root.mode === 'closed') root.addEventListener('click', guard)
  })
  for (const type of ['click', 'auxclick']) addEventListener(type, guard)
  beforeReplay(() => {
    for (const type of REPLAYED) inEachRoot((root) => capture(root, type))
    addEventListener(REPLAYED_CLICK, guard)
  })
  const onClick = (event: Event): void => {
    noteClick(event)
    // The page's handlers have got this click already: the repeated one reaches only the browser, which follows
    // the link or presses the button.
    if (event === again) event.stopImmediatePropagation()
  }
  addEventListener('click', onClick, { capture: true })
  return {
    onVisitorAct: (run) => void onAct.add(run),
    // What was done before this script was here only the browser knows.
    hasVisitorActed: () => hasActed || navigator.userActivation?.hasBeenActive === true,
  }
}
