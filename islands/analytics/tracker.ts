/** What leaves, and when: nothing without consent (§3.19, §7.16, contract §7). */

import { ownGlobal } from '../../src/dom/own-global'
import type { Engine } from '../../src/engine/engine'
import { Code, refusal } from '../../src/island/errors'
import type { TrackedEvent } from '../../src/island/services/analytics'
import { prepareUser, userFields } from './user'

export interface Tracker {
  track(category: string, label?: string, value?: string | number): void
  consent(given: boolean): void
}

/** A page that nobody ever consents on must not grow. */
const KEPT = 200

export function makeTracker(engine: Engine): Tracker {
  /** Before consent. */
  const waiting: TrackedEvent[] = []
  /** Hashes are under way: later events stay behind earlier ones. */
  let busy: Promise<void> | undefined
  // The first click may leave the page at once: its hashes are ready by then.
  if (hasConsent(engine)) void prepareUser(engine)

  const push = (event: TrackedEvent, isTold: boolean) => {
    // Withdrawn in the meantime.
    if (!hasConsent(engine)) return
    const whole = { ...event, ...userFields(engine) }
    if (!isTold) engine.emit('track', whole)
    targetOf(engine)?.push(whole)
  }
  const leave = (event: TrackedEvent, isTold = false) => {
    if (!busy && userFields(engine)) return push(event, isTold)
    const mine = (busy ?? prepareUser(engine)).then(() => {
      push(event, isTold)
      if (busy === mine) busy = undefined
    })
    busy = mine
  }
  const flush = () => {
    for (const event of waiting.splice(0)) leave(event, true)
  }
  return {
    track(category, label, value) {
      if (!category || typeof category !== 'string') return refuse(engine, category)
      const event: TrackedEvent = { category }
      if (label !== undefined) event.label = label
      if (value !== undefined) event.value = value
      if (hasConsent(engine)) {
        flush()
        return leave(event)
      }
      // The page's own listeners hear of it, not of who did it.
      engine.emit('track', event)
      if (engine.config.analytics.queue === 'send' && waiting.push(event) > KEPT) waiting.shift()
    },
    consent(given) {
      engine.config.analytics.consent = given
      if (given) flush()
      else waiting.length = 0
    },
  }
}

/** PHP writes booleans as `1` and `'1'`. */
const hasConsent = ({ config }: Engine): boolean => /^(true|1)$/.test(String(config.analytics.consent))

function targetOf({ config, report }: Engine): TrackedEvent[] | undefined {
  const { target = 'dataLayer' } = config.analytics
  const list = (ownGlobal(target) ?? makeGlobal(target)) as Partial<TrackedEvent[]>
  if (typeof list.push === 'function') return list as TrackedEvent[]
  report.error(
    Code.configValue,
    refusal('configuration analytics.target', target, 'le nom d’un tableau global, comme dataLayer'),
  )
  return undefined
}

/** What counts events may come later, and looks for the list by its name. */
function makeGlobal(name: string): TrackedEvent[] {
  const list: TrackedEvent[] = []
  Object.assign(window, { [name]: list })
  return list
}

function refuse({ report }: Engine, found: unknown): void {
  const message = refusal('catégorie de l’événement', found, 'un texte non vide')
  report.error(Code.attributeRefused, message, { island: 'analytics' })
}
