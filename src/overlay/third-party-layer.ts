/**
 * Makes what another script shows usable above an open overlay. A modal dialog leaves everything outside it inert,
 * even in the top layer. So the dialogs leave the modal state, their roots stay in the top layer as popovers, the
 * rest of the page is made inert by hand, and the other script's element is raised where it stands.
 */
import { isEscape } from '../dom/keys'
import { raise } from './raise'
import { finishOpening } from './show-modal'
import { tabStops } from './tab-stops'

type Layers = readonly HTMLDialogElement[]

let layers: Layers = []
/** What is raised, and the dialog that it was raised over. */
const raised = new Map<HTMLElement, HTMLDialogElement | undefined>()
/** What is not shown yet. */
const waiting = new Set<HTMLElement>()
/** What we have made inert. */
const inertElements = new Set<HTMLElement>()
let session: AbortController | undefined
const observer = new MutationObserver(judge)

/** Watches these overlays, and shares the keys with other scripts' modals, until `update` finds that none is left. */
export function begin(now: Layers): void {
  layers = now
  if (session || layers.length === 0) return
  session = new AbortController()
  const { signal } = session
  observer.observe(document.body, { childList: true })
  // An element that fades or slides in counts once it is there; a popover of the page fires `toggle` itself.
  for (const type of ['transitionend', 'animationend', 'toggle'])
    document.addEventListener(type, judge, { signal, capture: true })
  shareKeys(signal)
}

/** Raises an element that another script has added or changed; one that is not shown yet is raised once it is. */
export function add(element: HTMLElement): void {
  if (!session || raised.has(element)) return
  waiting.add(element)
  observer.observe(element, { attributes: true, childList: true, subtree: true })
  judge()
}

/** Adapts the page to the overlays that are left once one has closed: what is inert, and what is raised. */
export function update(now: Layers): void {
  layers = now
  layers.forEach(finishOpening)
  if (layers.length === 0) end()
  else if (layers.some((dialog) => dialog.matches('[data-ilots-veil] > *'))) makeAllInert()
}

function end(): void {
  session?.abort()
  session = undefined
  observer.disconnect()
  waiting.clear()
  for (const element of inertElements) element.removeAttribute('inert')
  inertElements.clear()
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
  update(layers)
  // A modal has tried to take the focus while it was inert.
  const modal = shown.find(isModal)
  if (modal && !modal.contains(document.activeElement)) tabStops(modal)[0]?.focus()
  // A browser takes the focus from what is hidden when it draws the frame.
  requestAnimationFrame(() => setTimeout(bringFocusBack))
}

/**
 * What had the focus is gone, as a banner that was answered, or the press on it left the focus nowhere, as in Safari:
 * no key would reach the overlay. The dialog has it, not the field that had it before: the focus in a field is what
 * opens an old calendar.
 */
function bringFocusBack(): void {
  if (document.activeElement === document.body) layers.at(-1)?.focus()
}

/** Keeps an element raised, unless its script has removed it or moved it elsewhere. */
function keepRaised(element: HTMLElement): void {
  if (element.parentElement !== document.body) lower(element)
  else if (isOurs(element) && !element.matches(':popover-open')) element.showPopover()
}

const isOurs = (element: Element) => element.hasAttribute('data-ilots-raised')

function lift(element: HTMLElement): void {
  const isWrapper = isInFlow(element)
  if (element.matches('[popover]')) moveToTop(element)
  else raise(element, (target, name, value) => target.setAttribute(name, value))
  if (isWrapper && isOurs(element)) element.setAttribute('data-ilots-raised', 'wrapper')
}

function lower(element: HTMLElement): void {
  raised.delete(element)
  if (!isOurs(element)) return
  element.removeAttribute('popover')
  element.removeAttribute('data-ilots-raised')
}

/** Shows a popover of the page again: it is in the top layer already, but below the dialog that came later. */
function moveToTop(element: HTMLElement): void {
  const hiding = new AbortController()
  hideEvents('beforetoggle', element, hiding.signal)
  element.hidePopover()
  element.showPopover()
  hiding.abort()
}

/** Hides an event from the page: nothing that it stands for has changed for the visitor. */
function hideEvents(type: string, element: HTMLElement, signal: AbortSignal, after = () => {}): void {
  const hide = (event: Event) => {
    if (event.target !== element) return
    event.stopImmediatePropagation()
    after()
  }
  addEventListener(type, hide, { capture: true, signal })
}

/**
 * Takes a dialog out of the modal state. It sets `open`: `show()` would move the focus. Nothing in the dialog is
 * drawn, loaded or scrolled again.
 */
function leaveModal(dialog: HTMLDialogElement): void {
  const root = dialog.parentElement
  finishOpening(dialog)
  if (!root || !dialog.matches(':modal')) return
  root.dataset.ilotsVeil = ''
  root.style.setProperty('--ilots-raised-veil', getComputedStyle(dialog, '::backdrop').backgroundColor)
  // The page behind is made inert first: otherwise the dialog, when it closes, gives the focus back to its opener.
  makeAllInert()
  // The dialog fires `close` later, as a task of its own.
  const hiding = new AbortController()
  hideEvents('close', dialog, hiding.signal, () => hiding.abort())
  root.popover = 'manual'
  root.showPopover()
  dialog.close()
  dialog.open = true
}

function makeAllInert(): void {
  for (const child of document.body.children) if (child instanceof HTMLElement) makeInert(child)
}

function makeInert(element: HTMLElement): void {
  const isLoud = staysUsable(element)
  if (isLoud && inertElements.delete(element)) element.removeAttribute('inert')
  if (isLoud || element.inert || !element.checkVisibility()) return
  element.inert = true
  inertElements.add(element)
}

function staysUsable(element: HTMLElement): boolean {
  const top = layers.at(-1)
  const over = raised.get(element)
  if (element.matches('.ilots-root')) return element === top?.parentElement
  if (raised.has(element)) return over === top || !layers.some((dialog) => dialog === over)
  return element.matches('script,style,link,template,noscript,[class^="ilots-"]')
}

/**
 * Whether an element lies over the page and can be seen. What stands in the flow is content of the page behind. A
 * wrapper without a size of its own counts by what is in it.
 */
function isShown(element: HTMLElement): boolean {
  if (element.parentElement !== document.body) return false
  if (element.matches('[popover]')) return element.matches(':popover-open')
  // It is above by itself.
  if (element.matches(':modal')) return false
  if (isInFlow(element) && element.offsetHeight > 0) return false
  const parts = [
    element,
    ...element.querySelectorAll('*'),
    ...(element.shadowRoot?.querySelectorAll('*') ?? []),
  ]
  return parts.some(isSeen)
}

/** Whether an element takes up room in the page, or would when it is shown. */
const isInFlow = (element: Element) => !['fixed', 'absolute'].includes(getComputedStyle(element).position)

/** Whether a visitor can see it: old libraries measure with elements of one pixel, or far outside the window. */
function isSeen(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  return (
    isInside &&
    width > 2 &&
    height > 2 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** Whether a modal of another script is open: it gets keys wherever they are pressed. */
const isModal = (element: Element) =>
  element.matches('[aria-modal="true"]') && element.checkVisibility({ visibilityProperty: true })

/** Whether it lies over all overlays. */
const isOnTop = (modal: Element) =>
  [...raised].some(
    ([element, over]) => over === layers.at(-1) && (element === modal || element.contains(modal)),
  )

/**
 * Lets what lies on top have the keys alone. The DSFR listens to Escape at the root, in the capture phase, and Tab at
 * the window.
 */
function shareKeys(signal: AbortSignal): void {
  /** The key that another script's modal closes with: the overlay below does not hear it. */
  let theirs: KeyboardEvent | undefined
  const modals = () => [...document.querySelectorAll('[aria-modal="true"]')].filter(isModal)
  const onKey = (event: KeyboardEvent) => {
    // What we tell again is no key of the visitor's.
    if (!event.isTrusted || !isEscape(event)) return
    const open = modals()
    if (open.some(isOnTop)) theirs = event
    else if (open[0]) tellOverlay(event)
  }
  addEventListener('keydown', onKey, { signal, capture: true })
  // Behind the root, ahead of the overlay.
  const onBody = (event: KeyboardEvent) => {
    const isInOverlay = layers.some(({ parentElement }) => parentElement?.contains(event.target as Node))
    if (event === theirs && (isInOverlay || event.target === document.body)) event.stopPropagation()
  }
  document.body.addEventListener('keydown', onBody, { signal, capture: true })
  // A trap for the focus would hold it outside the overlay, where all is inert.
  const onTab = (event: KeyboardEvent) => {
    const open = modals()
    if (event.key === 'Tab' && open[0] && !open.some(isOnTop)) event.stopPropagation()
  }
  document.addEventListener('keydown', onTab, { signal })
}

/**
 * Tells the overlay of a key that a modal below must not hear. All that is ours, and that is in the overlay, goes by
 * the name of the key; the DSFR by its number, which is left out.
 */
function tellOverlay(event: KeyboardEvent): void {
  event.stopImmediatePropagation()
  const { key, code, repeat, target } = event
  const again = { key, code, repeat, bubbles: true, cancelable: true, composed: true }
  if (!target?.dispatchEvent(new KeyboardEvent('keydown', again))) event.preventDefault()
}
