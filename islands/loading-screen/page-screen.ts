/** A `loading-screen` in the page: the server's own element, until the page is loaded (contract §7). */
import styles from 'styles:loading-screen'
import { membersOf } from '../../src/dom/members'
import type { Dispose, IslandContext } from '../../src/island/island'
import { adopt } from '../../src/ui/styles/adopt'
import type { attributes } from './attributes'
import type { messages } from './messages'
import { resolveSettings } from './settings'
import { colour, fill, versionClass } from './view'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

/** "slow" (contract §7). Milliseconds. */
const FADE = 600
/** A file that never comes must not keep the page hidden. Milliseconds. */
const PATIENCE = 10_000

const isLoaded = () => document.readyState === 'complete'

export function mount(host: HTMLElement, context: Context): Dispose | undefined {
  // A page that is there is not covered any more.
  if (isLoaded()) return hide(host, context)
  adopt(styles)
  return cover(host, context)
}

function hide(host: HTMLElement, { set }: Context): undefined {
  set(host, 'hidden', '')
}

function cover(host: HTMLElement, context: Context): Dispose {
  const { engine, say, set, signal } = context
  const settings = resolveSettings(engine, context.attributes)
  set(host, 'class', `${membersOf(host).className} ${versionClass(settings)} is-page`.trim())
  set(host, 'popover', 'manual')
  if (!membersOf(host).hasAttribute('role')) set(host, 'role', 'status')
  const uncolour = colour(host, settings)
  const empty = fill(host, { engine, settings, say })
  const covering = new AbortController()
  // A dialog that opens meanwhile asks the visitor something: it may lie above.
  membersOf(host).showPopover()
  signal.addEventListener('abort', () => covering.abort(), { once: true })
  listen(covering, () => leave(host, context))
  return () => {
    empty()
    uncolour()
  }
}

/** Whichever comes first: the page is loaded, it takes too long, or the visitor does not want to wait. */
function listen(covering: AbortController, leave: () => void): void {
  const { signal } = covering
  const end = () => {
    covering.abort()
    leave()
  }
  const timer = setTimeout(end, PATIENCE)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  addEventListener('load', end, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
}

/** The page can be used at once, while the screen fades. */
function leave(host: HTMLElement, context: Context): void {
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
