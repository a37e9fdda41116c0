/** The page's own screen: the server's element covers the page until it is loaded (contract §7). */
import styles from 'styles:loading-screen'
import { membersOf } from '../../src/dom/members'
import type { Dispose, IslandContext } from '../../src/island/island'
import { adopt } from '../../src/ui/styles/adopt'
import type { attributes } from './attributes'
import type { messages } from './messages'
import { resolveSettings } from './read-settings'
import { applyColours, renderParts, versionClass } from './render-parts'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** The "slow" speed (contract §7). Milliseconds. */
const FADE = 600
/** Milliseconds after which the page is shown, even if a file never loads. */
const PATIENCE = 10_000

const isLoaded = () => document.readyState === 'complete'

/** Covers the page with `host` until it is loaded; hides `host` when it already is. */
export function mount(host: HTMLElement, context: Context): Dispose | undefined {
  // A page that is loaded is not covered again.
  if (isLoaded()) return hide(host, context)
  adopt(styles)
  return cover(host, context)
}

function hide(host: HTMLElement, { set }: Context): undefined {
  set(host, 'hidden', '')
}

function cover(host: HTMLElement, context: Context): Dispose {
  const { page, say, set, signal } = context
  const settings = resolveSettings(page, context.attributes)
  set(host, 'class', `${membersOf(host).className} ${versionClass(settings)} is-page`.trim())
  set(host, 'popover', 'manual')
  if (!membersOf(host).hasAttribute('role')) set(host, 'role', 'status')
  const removeColours = applyColours(host, settings)
  const removeParts = renderParts(host, { page, settings, say })
  const covering = new AbortController()
  // In the top layer, where a dialog that opens later lies above it.
  membersOf(host).showPopover()
  signal.addEventListener('abort', () => covering.abort(), { once: true })
  listen(covering, () => fadeOut(host, context))
  return () => {
    removeParts()
    removeColours()
  }
}

/** Ends with what comes first: the page is loaded, it takes too long, or the visitor presses Escape. */
function listen(covering: AbortController, fadeOut: () => void): void {
  const { signal } = covering
  const end = () => {
    covering.abort()
    fadeOut()
  }
  const timer = setTimeout(end, PATIENCE)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  addEventListener('load', end, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
}

/** Fades out; the page can be used meanwhile. */
function fadeOut(host: HTMLElement, context: Context): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  context.set(host, 'class', `${membersOf(host).className} is-leaving`)
  const timer = setTimeout(
    () => {
      membersOf(host).hidePopover()
      hide(host, context)
    },
    isStill ? 0 : FADE,
  )
  context.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
