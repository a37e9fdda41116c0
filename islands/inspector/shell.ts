/**
 * The inspector's shadow tree in the top layer: the site's styles, the scan for markers and the page's own queries do
 * not reach into it, and nothing of the page moves.
 */

import styles from 'styles:inspector'
import { nameElement } from '../../src/base/errors'
import { markAdded } from '../../src/dom/added-nodes'
import { isEnglish } from '../../src/i18n/is-english'
import { keepOnTop } from '../../src/overlay/on-top'
import { rememberFocus } from '../../src/overlay/remember-focus'
import { adopt } from '../../src/styles/adopt'

/** The elements of the shadow tree. */
export interface Shell {
  /** The element in the page, `.ilots-inspector`. */
  readonly host: HTMLElement
  /** React renders into this element. */
  readonly place: HTMLElement
  /** Shows the frame around an element of the page; hides it without one. */
  outline(element?: Element): void
}

/**
 * Creates the shadow tree; it is shown until `signal` aborts.
 * @param lang the page's language: its own are two, read from the left.
 */
export function makeShell(lang: string, signal: AbortSignal): Shell {
  // Without React: the shadow root of its components; the frame around an element, which follows the pointer.
  const host = document.createElement('div')
  host.className = 'ilots-inspector'
  host.popover = 'manual'
  host.lang = isEnglish(lang) ? 'en' : 'fr'
  host.dir = 'ltr'
  const root = host.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  document.body.append(markAdded(host))
  signal.addEventListener('abort', () => host.remove())
  adopt()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const outline = addOutline(root, signal)
  root.append(place)
  keepOnTop(host, signal)
  return { host, place, outline }
}

/** Adds the frame around an element of the page, with its name: it takes no click and follows scrolling. */
function addOutline(root: ShadowRoot, signal: AbortSignal): Shell['outline'] {
  const frame = document.createElement('div')
  const label = document.createElement('span')
  let target: Element | undefined
  frame.className = 'outline'
  frame.setAttribute('aria-hidden', 'true')
  label.className = 'outline-name'
  frame.append(label)
  root.append(frame)
  const place = () => {
    const { width = 0, height = 0, left = 0, top = 0 } = target?.getBoundingClientRect() ?? {}
    // An element that has left the page, or has no size, cannot be framed.
    frame.hidden = !target?.isConnected || width + height === 0
    for (const [name, value] of Object.entries({ left, top, width, height }))
      frame.style.setProperty(name, `${value}px`)
    // There may be no room for the name above the frame.
    frame.classList.toggle('is-high', top < 24)
  }
  place()
  addEventListener('scroll', place, { capture: true, passive: true, signal })
  addEventListener('resize', place, { signal })
  return (element) => {
    target = element
    label.textContent = element ? nameElement(element) : ''
    place()
  }
}

/**
 * Ctrl + Alt + I moves the focus from the page to the open inspector and back. The key is recognised by its position,
 * because keyboard layouts differ.
 */
export function listenToShortcut({ host, place }: Shell, signal: AbortSignal): void {
  let goBack = () => {}
  addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyI') return
      event.preventDefault()
      if (document.activeElement === host) {
        const { activeElement } = host.shadowRoot ?? {}
        if (activeElement instanceof HTMLElement) activeElement.blur()
        goBack()
        return
      }
      goBack = rememberFocus()
      place.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus()
    },
    { capture: true, signal },
  )
}
