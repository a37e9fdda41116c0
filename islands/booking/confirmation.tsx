/** What was booked, in the success area, and the same as a calendar file. */

import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { partOf } from '../../src/dom/content'
import { dataOf } from '../../src/dom/data-of'
import { formElements } from '../../src/forms/form-members'
import { isTickable } from '../../src/forms/is-tickable'
import { makeRoot } from '../../src/rendering/react-root'
import { type Appointment, calendarFile, readTime } from './calendar-file'
import type { BookingContext } from './context'
import { formatPlate } from './rules'

type Key = Parameters<BookingContext['say']>[0]

/** One line of the confirmation. */
interface Fact {
  readonly key: Key
  readonly text: string
}

/** What the form holds of a choice: `data-*` of the option, the radio button or the hidden field. */
interface Choice {
  readonly text: string
  readonly data: DOMStringMap
  readonly element: HTMLElement
}

/**
 * Reads what is booked, before the form is emptied.
 * @param key of the booking: the file has the same each time, so that a calendar that has it changes it.
 * @returns shows it in the success area.
 */
export function readBooking(context: BookingContext, key: string): (area: Element) => void {
  const { page, say } = context
  const choices = choicesIn(context.form)
  const slot =
    choices.find(({ data }) => data.start) ?? choices.find(({ name }) => name.startsWith('filter['))
  const of = (...names: readonly string[]) => choices.find(({ name, text }) => names.includes(name) && text)
  const rows: readonly (readonly [Key, Choice | undefined])[] = [
    ['ofVehicle', of('immat')],
    ['ofGlass', of('vitre')],
    ['ofKind', of('type')],
    ['ofAddress', of('adresse') ?? of('code_postal')],
    ['ofBranch', of('agence')],
    ['ofSlot', slot],
  ]
  const facts = rows.flatMap(([name, choice]): Fact[] =>
    choice?.text ? [{ key: name, text: choice.text }] : [],
  )
  const times = slot && timesOf(slot, context)
  const file = times && {
    uid: `${key}@${location.hostname}`,
    ...times,
    title: say('event', { name: String(page.config.identite.nom ?? '') }).trim(),
    place: slot.data.place ?? of('agence')?.text ?? '',
    details: facts.map(({ key: name, text }) => say('line', { name: say(name), text })).join('\n'),
  }
  return (area) => show(area, facts, file, context)
}

/** Hidden fields of §3.14 that hold what the visitor has typed. */
const TYPED: readonly string[] = ['immat', 'adresse', 'code_postal']

/** Every field that has a text, with its name. Of a hidden field only a label by the server counts, not its code. */
function choicesIn(form: HTMLFormElement): (Choice & { readonly name: string })[] {
  return formElements(form).flatMap((field) => {
    const isTick = field instanceof HTMLInputElement && isTickable(field)
    if (isTick && !field.checked) return []
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return []
    const element = (field instanceof HTMLSelectElement && field.selectedOptions[0]) || field
    const { name, value } = field
    const isCode = field.type === 'hidden' && !TYPED.includes(name)
    const labelText = isTick
      ? field.labels?.[0]?.textContent
      : element === field
        ? !isCode && value
        : element.textContent
    const text = dataOf(element).label ?? (labelText || '').replace(/\s+/g, ' ').trim()
    return { name, element, data: dataOf(element), text: name === 'immat' ? formatPlate(text) : text }
  })
}

/** When the slot begins and ends; nothing where the times contradict: no file is better than a wrong one. */
function timesOf(slot: Choice, context: BookingContext): Pick<Appointment, 'start' | 'end'> | undefined {
  const [start, end] = [timeOf(slot, 'start', context), timeOf(slot, 'end', context)]
  if (!start) return undefined
  if (!end || end > start) return { start, end }
  reportTime(slot, 'end', 'une fin après le début', context)
  return undefined
}

/** A time of the slot; one that cannot be read is reported. */
function timeOf(slot: Choice, name: 'start' | 'end', context: BookingContext): Date | undefined {
  const written = slot.data[name]
  const time = written && readTime(written)
  if (time) return time
  if (written) reportTime(slot, name, '2026-12-01T10:00', context)
  return undefined
}

function reportTime(
  { data, element }: Choice,
  name: 'start' | 'end',
  expected: string,
  { page, island }: BookingContext,
): void {
  const message = refusal(`data-${name}`, data[name], expected)
  page.report.error(Code.attributeRefused, message, { island, element })
}

function show(
  area: Element,
  facts: readonly Fact[],
  file: Appointment | undefined,
  context: BookingContext,
): void {
  const { form, island, page, say, signal } = context
  const address = file && addressOf(calendarFile(file, new Date()), signal)
  const day = file?.start.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' }) ?? ''
  const place = partOf(form, '[data-role="booked"]', page.config, area) ?? area
  const put = (container: HTMLElement) => place.append(container)
  // An island that fails gives the form back: it is booked, and must not be sent again.
  const report = (error: unknown) => page.report.thrown(error, Code.mountFailed, { island, element: form })
  const root = makeRoot(page, put, report, signal)
  signal.addEventListener('abort', root.remove)
  root.render(() => (
    <>
      {facts.length > 0 && (
        <dl className="ilots-booking-facts">
          {facts.map(({ key, text }) => (
            <div key={key}>
              <dt>{say(key)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {address && (
        <a className="ilots-button" href={address} download={say('file', { day })}>
          {say('calendar')}
        </a>
      )}
    </>
  ))
}

/** The address of a file that exists in this page alone. */
function addressOf(text: string, signal: AbortSignal): string {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  signal.addEventListener('abort', () => URL.revokeObjectURL(address))
  return address
}
