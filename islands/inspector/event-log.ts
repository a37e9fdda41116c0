/** The log of events that `Ilots.on()` reports, the newest first, without personal data. */
import { ownProperty } from '../../src/base/own-property'
import type { EngineEvent } from '../../src/contracts/page'
import { redact, redactAll } from './redact'

/** The events that are logged. */
export const EVENTS = [
  'mount',
  'unmount',
  'error',
  'request',
  'legacy',
  'track',
  'navigate',
] as const satisfies readonly EngineEvent[]

/** The number of events that are kept. */
export const MAX_EVENTS = 200

/** An event as it is shown. */
export interface LoggedEvent {
  readonly number: number
  readonly type: EngineEvent
  /** `14:03:07.250`. */
  readonly time: string
  readonly text: string
}

/** Keeps the last events, unless it is paused. */
export class EventLog {
  entries: readonly LoggedEvent[] = []
  isPaused = false
  #number = 0

  /** Adds an event. @returns whether it was added: not while paused. */
  add(type: EngineEvent, detail: unknown, now: Date): boolean {
    if (this.isPaused) return false
    this.#number += 1
    const entry = { number: this.#number, type, time: timeOf(now), text: summaryOf(type, detail) }
    this.entries = [entry, ...this.entries].slice(0, MAX_EVENTS)
    return true
  }

  clear(): void {
    this.entries = []
  }
}

/** The page's own time of day: `toTimeString` begins with it. */
const timeOf = (date: Date): string =>
  `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`

/** The fields shown for each type; all fields for a type that is not listed. */
const FIELDS: Partial<Record<EngineEvent, readonly string[]>> = {
  mount: ['island'],
  unmount: ['island'],
  error: ['code', 'island', 'message'],
  request: ['method', 'url', 'island'],
  track: ['category', 'label', 'value'],
  navigate: ['url', 'target'],
  legacy: ['name', 'file', 'line'],
}

function summaryOf(type: EngineEvent, detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return redact(String(detail ?? ''))
  const given = detail as Record<string, unknown>
  const fields = FIELDS[type] ?? Object.keys(given)
  // Page scripts may add anything to an event: the whole of it is redacted.
  const values = redactAll(Object.fromEntries(fields.map((field) => [field, ownProperty(given, field)])))
  return fields
    .map((field) => ownProperty(values, field))
    .filter((value) => value !== undefined && value !== '')
    .join(' · ')
}
