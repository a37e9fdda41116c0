/**
 * The inspector's shadow tree in the top layer: the site's styles, the scan for markers and the page's own queries do not reach
 * into it, and nothing of the page moves.
 */
import styles from 'styles:inspector'
import { membersOf } from '../../src/dom/members'
import { nameElement } from '../../src/island/errors'
import { rememberFocus } from '../../src/overlay/focus'
import { keepOnTop } from '../../src/overlay/on-top'
import { adopt } from '../../src/ui/styles/adopt'

/** The elements of the shadow tree. */
export interface Shell {
  /** The element in the page, `.ilots-inspector`. */
  readonly host: HTMLElement
  /** React renders into this element. */
  readonly place: HTMLElement
  readonly outline: Outline
}

/** Creates the shadow tree; it is shown until `signal` aborts. */
export function makeShell(signal: AbortSignal): Shell {
  const host = document.createElement('div')
  host.className = 'ilots-inspector'
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  const outline = new Outline(signal)
  document.body.append(host)
  signal.addEventListener('abort', () => host.remove())
  adopt()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  root.append(outline.element, place)
  keepOnTop(host, signal)
  return { host, place, outline }
}

/** The frame around an element of the page, with its name: it takes no click and follows scrolling. */
class Outline {
  readonly element = document.createElement('div')
  readonly #label = document.createElement('span')
  #target: Element | undefined

  constructor(signal: AbortSignal) {
    this.element.className = 'outline'
    this.element.hidden = true
    this.element.setAttribute('aria-hidden', 'true')
    this.#label.className = 'outline-name'
    this.element.append(this.#label)
    const place = () => this.#place()
    addEventListener('scroll', place, { capture: true, passive: true, signal })
    addEventListener('resize', place, { signal })
  }

  /** Shows the frame around an element; hides it without one. */
  around(element: Element | undefined): void {
    this.#target = element
    this.#label.textContent = element ? nameElement(element) : ''
    this.#place()
  }

  #place(): void {
    const {
      width = 0,
      height = 0,
      left = 0,
      top = 0,
    } = membersOf(this.#target)?.getBoundingClientRect() ?? {}
    // An element that has left the page, or has no size, cannot be framed.
    this.element.hidden = !membersOf(this.#target)?.isConnected || width + height === 0
    const { style } = this.element
    for (const [name, value] of Object.entries({ left, top, width, height }))
      style.setProperty(name, `${value}px`)
    // There may be no room for the name above the frame.
    this.element.classList.toggle('is-high', top < 24)
  }
}

/**
 * Ctrl + Alt + I moves the focus from the page to the open inspector and back. The key is recognised by its position, because
 * keyboard layouts differ.
 */
export function listenToShortcut(place: HTMLElement, signal: AbortSignal): void {
  let goBack = () => {}
  const { host } = place.getRootNode() as ShadowRoot
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
