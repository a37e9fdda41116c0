/**
 * Makes what another script shows usable above an open overlay. A modal dialog leaves everything outside it inert,
 * whatever the top layer shows: so the dialogs leave the modal state, their roots stay in the top layer as popovers,
 * the rest of the page is made inert by hand, and the other script's element is raised where it stands.
 */
import { membersOf } from '../dom/members'
import { isInFlow, isShown } from './foreign-shown'
import { raise } from './raise'

type Layers = readonly HTMLDialogElement[]

let layers: Layers = []
/** What is raised, and the dialog that it was raised over. */
const raised = new Map<HTMLElement, HTMLDialogElement | undefined>()
/** What is not shown yet. */
const waiting = new Set<HTMLElement>()
/** What we have made inert. */
const hushed = new Set<HTMLElement>()
let session: AbortController | undefined
const observer = new MutationObserver(judge)

/** Takes an element that another script has added or changed; one that is not shown yet is taken once it is. */
export function admit(element: HTMLElement, now: Layers): void {
  layers = now
  if (layers.length === 0 || raised.has(element)) return
  begin()
  waiting.add(element)
  observer.observe(element, { attributes: true, childList: true, subtree: true })
  judge()
}

/** An overlay has closed: the page behind and what is raised are as they have to be for those that are left. */
export function settle(now: Layers): void {
  layers = now
  if (layers.length === 0) end()
  else if (layers.some((dialog) => !dialog.matches(':modal'))) hushAll()
}

function begin(): void {
  if (session) return
  session = new AbortController()
  observer.observe(document.body, { childList: true })
  // What fades or slides in is seen once it has; a popover of the page says so itself.
  for (const type of ['transitionend', 'animationend', 'toggle'])
    document.addEventListener(type, judge, { signal: session.signal, capture: true })
}

function end(): void {
  session?.abort()
  session = undefined
  observer.disconnect()
  waiting.clear()
  for (const element of hushed) membersOf(element).removeAttribute('inert')
  hushed.clear()
  for (const element of [...raised.keys()]) lower(element)
}

function judge(): void {
  for (const element of raised.keys()) keepRaised(element)
  const shown = [...waiting].filter(isShown)
  if (shown.length > 0) for (const dialog of layers) leaveModal(dialog)
  for (const element of shown) {
    waiting.delete(element)
    raised.set(element, layers.at(-1))
    lift(element)
  }
  settle(layers)
}

/** Another script may take its element away, for good or to put it elsewhere. */
function keepRaised(element: HTMLElement): void {
  if (membersOf(element).parentElement !== document.body) lower(element)
  else if (isOurs(element) && !membersOf(element).matches(':popover-open')) membersOf(element).showPopover()
}

const isOurs = (element: Element) => membersOf(element).hasAttribute('data-ilots-raised')

function lift(element: HTMLElement): void {
  const isWrapper = isInFlow(element)
  if (membersOf(element).matches('[popover]')) lieAbove(element)
  else raise(element, (target, name, value) => membersOf(target).setAttribute(name, value))
  if (isWrapper && isOurs(element)) membersOf(element).setAttribute('data-ilots-raised', 'wrapper')
}

function lower(element: HTMLElement): void {
  raised.delete(element)
  if (!isOurs(element)) return
  membersOf(element).removeAttribute('popover')
  membersOf(element).removeAttribute('data-ilots-raised')
}

/** A popover of the page itself lies in the top layer already, below what has just entered it. */
function lieAbove(element: HTMLElement): void {
  const heard = new AbortController()
  hideEvents('beforetoggle', element, heard.signal)
  membersOf(element).hidePopover()
  membersOf(element).showPopover()
  heard.abort()
}

/** What we do to stay as we look is no event of the page's. */
function hideEvents(type: string, element: HTMLElement, signal: AbortSignal, after = () => {}): void {
  const hide = (event: Event) => {
    if (event.target !== element) return
    event.stopImmediatePropagation()
    after()
  }
  addEventListener(type, hide, { capture: true, signal })
}

/** Without `show()`, which would move the focus; nothing of the dialog is drawn, loaded or scrolled again. */
function leaveModal(dialog: HTMLDialogElement): void {
  const root = dialog.parentElement
  if (!root || !dialog.matches(':modal')) return
  root.style.setProperty('--ilots-raised-veil', getComputedStyle(dialog, '::backdrop').backgroundColor)
  // Inert before the dialog lets go: it would give the focus back to its opener.
  hushAll()
  // The one event comes later, as a task of its own.
  const heard = new AbortController()
  hideEvents('close', dialog, heard.signal, () => heard.abort())
  root.popover = 'manual'
  root.showPopover()
  dialog.close()
  dialog.open = true
}

function hushAll(): void {
  for (const child of document.body.children) if (child instanceof HTMLElement) hush(child)
}

function hush(element: HTMLElement): void {
  const isLoud = staysUsable(element)
  if (isLoud && hushed.delete(element)) membersOf(element).removeAttribute('inert')
  if (isLoud || membersOf(element).inert || !membersOf(element).checkVisibility()) return
  membersOf(element).inert = true
  hushed.add(element)
}

function staysUsable(element: HTMLElement): boolean {
  const top = layers.at(-1)
  const over = raised.get(element)
  if (membersOf(element).matches('.ilots-root')) return element === top?.parentElement
  if (raised.has(element)) return over === top || !layers.some((dialog) => dialog === over)
  return membersOf(element).matches('script,style,link,template,noscript,[class^="ilots-"]')
}
