/** Which events are pushed, and when: none without consent (§3.19, §7.16, contract §7). */

import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { TrackedEvent } from '../../src/contracts/services/analytics'
import { scriptGlobal } from '../../src/dom/script-global'

export interface Tracker {
  track(category: string, label?: string, value?: string | number): void
  consent(given: boolean): void
}

/** How many events wait for consent at most: a page that stays open must not use more and more memory. */
const MOST_WAITING = 200

/** @returns pushes events into the list that the configuration names, once the visitor consents. */
export function makeTracker(page: Pick<Page, 'emit' | 'config' | 'fetchCode' | 'report'>): Tracker {
  /** Events tracked before consent. */
  const waiting: TrackedEvent[] = []
  /** Set while hashes are being made: later events wait behind earlier ones, so that their order holds. */
  let busy: Promise<void> | undefined
  // The first click may leave the page at once: make the hashes before it.
  if (hasConsent(page)) void prepareUser(page)

  const push = (event: TrackedEvent, isEmitted: boolean) => {
    // The visitor may have withdrawn consent meanwhile.
    if (!hasConsent(page)) return
    const complete = { ...event, ...userFields(page) }
    if (!isEmitted) page.emit('track', complete)
    targetOf(page)?.push(complete)
  }
  const send = (event: TrackedEvent, isEmitted = false) => {
    if (!busy && userFields(page)) return push(event, isEmitted)
    const task = (busy ?? prepareUser(page)).then(() => {
      push(event, isEmitted)
      if (busy === task) busy = undefined
    })
    busy = task
  }
  const flush = () => {
    for (const event of waiting.splice(0)) send(event, true)
  }
  return {
    track(category, label, value) {
      if (!category || typeof category !== 'string') return refuse(page, category)
      const event: TrackedEvent = { category }
      if (label !== undefined) event.label = label
      if (value !== undefined) event.value = value
      if (hasConsent(page)) {
        flush()
        return send(event)
      }
      // The page's own listeners get the event without the visitor's address or number.
      page.emit('track', event)
      if (page.config.analytics.queue === 'send' && waiting.push(event) > MOST_WAITING) waiting.shift()
    },
    consent(given) {
      page.config.analytics.consent = given
      if (given) flush()
      else waiting.length = 0
    },
  }
}

/** PHP writes booleans as `1` and `'1'`. */
const hasConsent = ({ config }: Pick<Page, 'config'>): boolean =>
  ['true', '1'].includes(String(config.analytics.consent))

function targetOf({ config, report }: Pick<Page, 'config' | 'report'>): TrackedEvent[] | undefined {
  const { target = 'dataLayer' } = config.analytics
  const list = (scriptGlobal(target) ?? makeGlobal(target)) as Partial<TrackedEvent[]>
  if (typeof list.push === 'function') return list as TrackedEvent[]
  report.error(
    Code.configValue,
    refusal('configuration analytics.target', target, 'le nom d’un tableau global, comme dataLayer'),
  )
  return undefined
}

/** The analytics script may load later, and looks for the list by its name. */
function makeGlobal(name: string): TrackedEvent[] {
  const list: TrackedEvent[] = []
  Object.assign(window, { [name]: list })
  return list
}

function refuse({ report }: Pick<Page, 'report'>, found: unknown): void {
  const message = refusal('catégorie de l’événement', found, 'un texte non vide')
  report.error(Code.attributeRefused, message, { island: 'analytics' })
}

/** The visitor's address and telephone number in an event: as configured, or hashed. */
type User = Pick<TrackedEvent, 'user_email' | 'user_phone'>
type Hash = Pick<typeof import('./hash'), 'digestOf' | 'digest'>

const NAMES = ['user_email', 'user_phone'] as const

/** Only the few sites that hash fetch this code. */
const fetchHash = () => import('./hash')
/** When the code cannot be fetched: sending nothing is better than sending the address itself. */
const nothing: Hash = { digestOf: () => '', digest: async () => {} }
let hash: Hash | undefined

/** @returns undefined while a hash is missing: `prepareUser` makes it. */
function userFields({ config: { analytics } }: Pick<Page, 'config'>): User | undefined {
  const user: User = {}
  for (const name of NAMES) {
    const text = analytics[name]
    if (!text) continue
    const value = analytics.hash ? hash?.digestOf(name, String(text)) : String(text)
    if (value === undefined) return undefined
    if (value) user[name] = value
  }
  return user
}

/** Makes the hashes that `userFields` needs. Never rejects. */
async function prepareUser(page: Pick<Page, 'config' | 'fetchCode' | 'report'>): Promise<void> {
  const { analytics } = page.config
  if (!analytics.hash) return
  hash ??= await page.fetchCode('analytics-hash', fetchHash).catch(() => nothing)
  for (const name of NAMES) await hash.digest(name, String(analytics[name] ?? ''), page.report)
}
