/** The page's own screen: the server's element covers the page until it is loaded (contract §7). */

import styles from 'styles:loading-screen'
import type { Dispose, IslandContext } from '../../src/contracts/island'
import { isEscape } from '../../src/dom/keys'
import { changer } from '../../src/dom/undo'
import { adopt } from '../../src/styles/adopt'
import type { messages } from './messages'
import { applyColours, renderParts, versionClass } from './render-parts'
import { type attributes, resolveSettings } from './settings'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** The "slow" speed (contract §7). Milliseconds. */
const FADE = 600
/** Milliseconds after which the page is shown, even if a file never loads. */
const PATIENCE = 10_000

/** Covers the page with `host` until it is loaded; hides `host` when it already is. */
export function mount(host: HTMLElement, context: Context): Dispose | undefined {
  const { page, say, set, signal } = context
  // A page that is loaded is not covered again.
  if (document.readyState === 'complete') {
    set(host, 'hidden', '')
    return undefined
  }
  adopt(styles)
  const settings = resolveSettings(page, context.attributes)
  set(host, 'class', `${host.className} ${versionClass(settings)} is-page`.trim())
  set(host, 'popover', 'manual')
  if (!host.hasAttribute('role')) set(host, 'role', 'status')
  changer(signal)(host, 'style', () => applyColours(host, settings))
  const removeParts = renderParts(host, { page, settings, say })
  // In the top layer, where a dialog that opens later lies above it.
  host.showPopover()
  endWhenLoaded(context)
  return removeParts
}

/** Ends with what comes first: the page is loaded, it takes too long, or the visitor presses Escape. */
function endWhenLoaded(context: Context): void {
  const covering = new AbortController()
  const { signal } = covering
  const end = () => {
    covering.abort()
    fadeOut(context)
  }
  const timer = setTimeout(end, PATIENCE)
  signal.addEventListener('abort', () => clearTimeout(timer))
  context.signal.addEventListener('abort', () => covering.abort())
  addEventListener('load', end, { signal })
  addEventListener('keydown', (event) => isEscape(event) && end(), { signal })
}

/** Fades out; the page can be used meanwhile. */
function fadeOut({ host, set, signal }: Context): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  set(host, 'class', `${host.className} is-leaving`)
  const hide = () => {
    host.hidePopover()
    set(host, 'hidden', '')
  }
  const timer = setTimeout(hide, isStill ? 0 : FADE)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
