/** Pages of this site inside an overlay's frames: their Escape, and their own overlays, which close first. */
import { memberOf } from '../dom/element-members'
import { isEscape } from '../dom/keys'

/** A framed page may have named any member of its document: it is asked by the browser's own. */
const { addEventListener: listenTo, dispatchEvent: dispatchOn } = EventTarget.prototype
/** Its prototype: MooTools puts a class of its own in the place of `Document`. */
const documentOf = (page: Document): Document => Object.getPrototypeOf(page)
/** The window of a document that is shown; none of one that a script has made. */
const viewOf = (page: Document) => memberOf(page, 'defaultView') as Window | null
const findAll = (root: Element | Document) =>
  root instanceof Element
    ? root.querySelectorAll('iframe')
    : documentOf(root).querySelectorAll.call(root, 'iframe')

/** Milliseconds between two looks at a frame whose page is on its way. */
const LOOK = 50

/**
 * Listens for Escape in the frames of `root`: this page gets no key that is pressed in a frame. Frames of frames are
 * followed; a frame of another origin keeps its keys.
 * @param onEscape runs unless the framed page has used the key, or has something of its own to close.
 */
export function listenInFrames(
  root: Element | Document,
  onEscape: () => void,
  signal: AbortSignal,
  known = new WeakSet<Document>(),
): void {
  const listen = (frame: HTMLIFrameElement) => {
    const page = frame.contentDocument
    if (!page || known.has(page)) return
    known.add(page)
    const onKeyDown = (event: Event) => onKey(event as KeyboardEvent, page, onEscape)
    listenTo.call(page, 'keydown', onKeyDown, { signal })
    // Each page that the frame goes to has a document of its own.
    const view = viewOf(page)
    if (view) listenTo.call(view, 'pagehide', () => follow(frame), { signal })
    listenInFrames(page, onEscape, signal, known)
  }
  /** The visitor can see and leave a page before its `load` event. */
  const follow = (frame: HTMLIFrameElement) => {
    const timer = setInterval(() => listen(frame), LOOK)
    const stop = () => clearInterval(timer)
    frame.addEventListener('load', stop, { signal, once: true })
    signal.addEventListener('abort', stop)
  }
  const onLoad = ({ target }: Event) => listen(target as HTMLIFrameElement)
  listenTo.call(root, 'load', onLoad, { signal, capture: true })
  for (const frame of findAll(root)) listen(frame as HTMLIFrameElement)
}

function onKey(event: KeyboardEvent, page: Document, onEscape: () => void): void {
  if (!isEscape(event) || documentOf(page).querySelector.call(page, ':modal,:popover-open')) return
  // The page may have listeners of its own after this one.
  setTimeout(() => {
    if (!event.defaultPrevented) onEscape()
  })
}

const BACK = 'ilots:back'

/**
 * Asks an overlay that a page in one of the dialog's frames has opened to close.
 * @returns true when there is one.
 */
export function closeFramed(dialog: Element): boolean {
  return [...dialog.querySelectorAll('iframe')].some((frame) => {
    const view = frame.contentDocument && viewOf(frame.contentDocument)
    return view ? !dispatchOn.call(view, new CustomEvent(BACK, { cancelable: true })) : false
  })
}

/** Closes this page's overlay when the page around it asks with {@link closeFramed}, until `signal` aborts. */
export function answerAround(close: () => void, signal: AbortSignal): void {
  const answer = (event: Event) => {
    event.preventDefault()
    close()
  }
  addEventListener(BACK, answer, { signal })
}

/** Whether this page is in a frame of an overlay: then the page around it handles Back (contract §7). */
export function isInOverlay(): boolean {
  try {
    return Boolean(window.frameElement?.closest('.ilots-root'))
  } catch {
    // The page around is of another origin.
    return false
  }
}
