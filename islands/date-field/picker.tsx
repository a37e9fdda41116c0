/**
 * The picker: a dialog with a calendar, the time of a date-time, and what is one press away. It stands after the
 * field in the document. Tab in the field closes it: the down arrow and the button lead into it.
 */
import type { Dayjs } from 'dayjs'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Code } from '../../src/contracts/errors'
import { announce } from '../../src/dom/announce'
import { afterReset } from '../../src/forms/after-reset'
import { makeRoot } from '../../src/rendering/react-root'
import { Button } from '../../src/ui/button'
import { Calendar, focusDay } from '../../src/ui/calendar'
import { clampDay, dayNames, dayOf } from '../../src/ui/calendar-days'
import { Popover } from '../../src/ui/popover'
import type { DateContext } from './context'
import type { Range } from './field-values'

/** The picker's field, and how its date is read and written: the field has loaded what does it. */
export interface PickedField extends Range {
  readonly context: DateContext
  readonly field: HTMLInputElement
  readonly button: HTMLElement
  /** What opened it: the button or the field. */
  readonly opener: HTMLElement
  readonly today: Dayjs
  /** Puts the picker into the page. */
  put(container: HTMLElement): void
  /** The field's name, empty without one. */
  label(): string
  /** The sentences about format and keys. */
  note(): string
  read(): Dayjs | undefined
  /** Without a date, it is cleared. */
  write(date?: Dayjs): void
  /** Of a date-time only. */
  readonly time:
    | { write(date: Dayjs): string; mask(input: HTMLInputElement, signal: AbortSignal): void }
    | undefined
}

/** A picker that is open. */
export interface OpenPicker {
  /** Focuses the calendar. */
  enter(): void
  /** Closes the picker; the focus returns to what opened it, after a touch to the button, unless it has left. */
  close(isLeft?: boolean): void
}

/** Opens the picker beside its field. @param onClosed is called once, when it closes. */
export function openPicker(picked: PickedField, onClosed: () => void): OpenPicker {
  const { context, field, button, opener } = picked
  const { page, signal, island } = context
  const closed = new AbortController()
  let container: HTMLElement | null = null
  let pointer = ''
  const close = (isLeft = false) => {
    if (closed.signal.aborted) return
    closed.abort()
    // After a touch, focusing the field would open the device's keyboard.
    if (!isLeft) (pointer === 'touch' ? button : opener).focus({ preventScroll: true })
    root.remove()
    onClosed()
  }
  const put = (made: HTMLElement) => {
    container = made
    picked.put(made)
    // The picker is in the page's form: what changes in it is no change of the form's.
    for (const type of ['input', 'change']) made.addEventListener(type, (event) => event.stopPropagation())
    made.addEventListener('pointerdown', ({ pointerType }) => {
      pointer = pointerType
    })
  }
  const root = makeRoot(page, put, (error) => {
    page.report.thrown(error, Code.mountFailed, { island, element: field })
    close()
  })
  root.render(() => <Picker picked={picked} close={close} />)
  signal.addEventListener('abort', () => close(true), { signal: closed.signal })
  return { enter: () => focusDay(container), close }
}

interface Props {
  readonly picked: PickedField
  close(isLeft?: boolean): void
}

function Picker({ picked, close }: Props) {
  const { context, field, button, today, first, last, time, label, note, write } = picked
  const { say, page } = context
  const { lang } = page.config
  const [{ view, chosen }, show] = useState(() => look(picked, today))
  const clock = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const unmounted = new AbortController()
    const follow = () => flushSync(() => show(({ view }) => look(picked, view)))
    field.addEventListener('input', follow, { signal: unmounted.signal })
    afterReset(field, follow, unmounted.signal)
    return () => unmounted.abort()
  }, [picked, field])
  const end = (date?: Dayjs) => {
    close()
    write(date)
  }
  const choose = (day: Dayjs) => {
    end(withTime(day, clock.current))
    announce(dayNames(lang)(dayOf(day)))
  }
  const name = label()
  return (
    <Popover
      anchor={field}
      opener={button}
      className="ilots-date-picker"
      label={name ? say('dialogFor', { label: name }) : say('dialog')}
      holdsTab
      onDismiss={(how) => close(how === 'elsewhere')}
    >
      <Calendar
        {...{ lang, say, view, chosen, today, first, last }}
        onMove={(to) => show({ view: to, chosen })}
        onChoose={choose}
      />
      {time && <Time picked={picked} close={close} chosen={chosen} clock={clock} />}
      <div className="ilots-date-actions">
        <Button
          className="ilots-date-action"
          disabled={today !== clampDay(today, first, last)}
          onPress={() => choose(today)}
        >
          {say('today')}
        </Button>
        <Button className="ilots-date-action" onPress={() => end()}>
          {say('clear')}
        </Button>
        <Button className="ilots-date-action" onPress={() => close()}>
          {say('close')}
        </Button>
      </div>
      <p className="ilots-date-note">{note()}</p>
    </Popover>
  )
}

/** The field's date, and the day that has the keyboard then. */
function look({ read, first, last }: PickedField, before: Dayjs) {
  const chosen = read()
  return { chosen, view: clampDay(chosen ?? before, first, last) }
}

interface TimeProps extends Props {
  readonly chosen: Dayjs | undefined
  readonly clock: RefObject<HTMLInputElement | null>
}

/** The time of a date-time: 24 hours, in the field's mask. It can be set before the day, or afterwards. */
function Time({ picked, close, chosen, clock }: TimeProps) {
  // The mask writes it as well: React does not own its text.
  useLayoutEffect(() => {
    const { time, today, read, write } = picked
    const { current } = clock
    if (!current || !time) return
    const unmounted = new AbortController()
    current.value = time.write(chosen ?? today)
    time.mask(current, unmounted.signal)
    const set = () => {
      const date = read()
      if (date) write(withTime(date, current))
    }
    current.addEventListener('change', set, { signal: unmounted.signal })
    return () => unmounted.abort()
  }, [picked, chosen, clock])
  return (
    <label className="ilots-date-hour">
      <span>{picked.context.say('time')}</span>
      <input
        ref={clock}
        className="ilots-date-time"
        inputMode="numeric"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would submit the page's form.
          event.preventDefault()
          close()
        }}
      />
    </label>
  )
}

/** The day at the time that is shown; missing parts of it are 0. */
function withTime(day: Dayjs, clock: HTMLInputElement | null): Dayjs {
  const [hour = 0, minute = 0, second = 0] = (clock?.value.match(/\d\d?/g) ?? []).map(Number)
  return clock ? day.hour(hour).minute(minute).second(second) : day
}
