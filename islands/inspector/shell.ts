/**
 * Where the inspector stands: a shadow tree in the top layer. The site's styles, the scan for markers and the page's own
 * queries do not reach into it, and nothing of the page moves.
 */
import styles from 'styles:inspector'
import { keepOnTop } from '../../src/overlay/on-top'
import { adopt } from '../../src/ui/styles/adopt'
import { Outline } from './outline'

export interface Shell {
  /** In the page; `ilots-inspector`. */
  readonly host: HTMLElement
  /** What React draws in. */
  readonly place: HTMLElement
  readonly outline: Outline
}

/** Shown until `signal` aborts. */
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
