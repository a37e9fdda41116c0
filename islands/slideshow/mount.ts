import styles from 'styles:slideshow'
import { membersOf } from '../../src/dom/members'
import type { Engine } from '../../src/engine/engine'
import { tell } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { Code } from '../../src/island/errors'
import type { IslandContext } from '../../src/island/island'
import type { SlideshowService } from '../../src/island/services/slideshow'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { messages } from './messages'
import { startOld } from './old-call'
import { regionsOf } from './regions'
import { start } from './start'

type Context = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: Context): void {
  const { engine, island, signal, say, set } = context
  const { slides, sleep, aleatoire } = context.attributes
  // A refused list was reported; what the server shows stays.
  if (membersOf(host).dataset.slides === undefined) reportMissing(context)
  if (slides.length === 0) return
  adopt(styles)
  if (!membersOf(host).hasAttribute('role')) set(host, 'role', 'group')
  if (!membersOf(host).matches('[aria-label],[aria-labelledby]'))
    tell(engine, signal, () => set(host, 'aria-label', say('slideshow')))
  const regions = regionsOf(host, signal)
  start(
    engine,
    say,
    { regions, slides, sleep, isRandom: aleatoire, areas: [host], place: { island, element: host } },
    signal,
  )
}

function reportMissing({ engine, island, host }: Context): void {
  const message = `data-slides absent : attendu ${attributes.slides.expected} ; l'ajouter.`
  engine.report.error(Code.partMissing, message, { island, element: host })
}

export const island = defineIsland(attributes, messages, mount)

/** `{product}Slideshow` (§3.10). */
export async function create(engine: Engine): Promise<SlideshowService> {
  adopt(styles)
  return { start: async (...call) => startOld(engine, call) }
}
