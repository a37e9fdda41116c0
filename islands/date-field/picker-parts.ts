/** The picker's controls around its grid, the time of a date-time included. */

import { maskInput, writeText } from '../../src/forms/masked-input'
import { renderTranslated } from '../../src/i18n/say'
import { iconElement, NEXT, PREVIOUS } from '../../src/ui/icons'
import type { DateContext } from './context'
import { make } from './elements'
import { type Formats, stampIn } from './field-formats'
import { type Format, pad, writeStamp } from './format'
import { type Names, renderGrid } from './picker-grid'
import type { Range } from './range'
import type { Stamp } from './stamp'
import { typeDate } from './type-date'

/** The picker's elements. */
export interface Parts {
  readonly dialog: HTMLElement
  readonly grid: HTMLTableElement
  readonly previous: HTMLButtonElement
  readonly next: HTMLButtonElement
  readonly month: HTMLSelectElement
  readonly year: HTMLSelectElement
  readonly time: HTMLInputElement
  readonly today: HTMLButtonElement
  readonly clear: HTMLButtonElement
  readonly close: HTMLButtonElement
}

/** Renders the picker's elements. @param hint the sentences about format and keys, shown below the grid. */
export function renderParts(
  names: Names,
  range: Range,
  hint: string,
  { page, say }: DateContext,
  signal: AbortSignal,
): Parts {
  const label = (element: Element, key: Parameters<typeof say>[0]) =>
    renderTranslated(page, signal, () => element.setAttribute('aria-label', say(key)))
  const arrow = (key: 'previous' | 'next') => {
    const button = makeButton('ilots-date-arrow')
    button.append(iconElement(key === 'previous' ? PREVIOUS : NEXT))
    label(button, key)
    return button
  }
  const action = (key: 'today' | 'clear' | 'close') => {
    const button = makeButton('ilots-date-action')
    renderTranslated(page, signal, () => {
      button.textContent = say(key)
    })
    return button
  }
  const parts: Parts = {
    dialog: make('div', 'ilots-date-picker'),
    grid: renderGrid(names),
    previous: arrow('previous'),
    next: arrow('next'),
    month: makeSelect(12, (index) => [index + 1, names.month(monthOf(index + 1))]),
    year: makeSelect(range.last.year - range.first.year + 1, (index) => [
      range.first.year + index,
      String(range.first.year + index),
    ]),
    time: Object.assign(make('input', 'ilots-date-time'), {
      inputMode: 'numeric',
      autocomplete: 'off' as const,
    }),
    today: action('today'),
    clear: action('clear'),
    close: action('close'),
  }
  label(parts.month, 'month')
  label(parts.year, 'years')
  parts.dialog.setAttribute('role', 'dialog')
  parts.dialog.setAttribute('popover', 'manual')
  const line = make('label', 'ilots-date-hour')
  const name = document.createElement('span')
  renderTranslated(page, signal, () => {
    name.textContent = say('time')
  })
  line.append(name, parts.time)
  arrange(parts, line, hint)
  return parts
}

function arrange(parts: Parts, time: Element, hint: string): void {
  const { dialog, grid, previous, next, month, year, today, clear, close } = parts
  const bar = make('div', 'ilots-date-bar')
  bar.append(previous, month, year, next)
  const actions = make('div', 'ilots-date-actions')
  actions.append(today, clear, close)
  const note = make('p', 'ilots-date-note')
  note.textContent = hint
  dialog.append(bar, grid, time, actions, note)
}

const monthOf = (month: number): Stamp => ({ year: 2024, month, day: 1, hour: 0, minute: 0, second: 0 })

function makeButton(className: string): HTMLButtonElement {
  return Object.assign(make('button', className), { type: 'button' as const })
}

function makeSelect(length: number, option: (index: number) => readonly [number, string]): HTMLSelectElement {
  const select = make('select', 'ilots-date-select')
  for (let index = 0; index < length; index += 1) {
    const [value, text] = option(index)
    select.append(
      Object.assign(document.createElement('option'), { value: String(value), textContent: text }),
    )
  }
  return select
}

/** The time in the picker of a date-time: 24 hours, in the field's mask. It can be set before the day, or afterwards. */
export function offerTime(
  time: HTMLInputElement,
  { field, formats }: { readonly field: HTMLInputElement; readonly formats: Formats },
  signal: AbortSignal,
): void {
  const format = timeIn(formats.show)
  if (format.length === 0) time.parentElement?.remove()
  maskInput(time, signal, { refine: (edit) => typeDate(format, edit) })
  const read = () => {
    const { hour, minute, second } = stampIn(formats, field.value) ?? { hour: 0, minute: 0, second: 0 }
    time.value = [hour, minute, second]
      .slice(0, format.length)
      .map((value) => pad(value, 2))
      .join(':')
  }
  read()
  field.addEventListener('input', read, { signal })
  time.addEventListener(
    'change',
    () => {
      const day = stampIn(formats, field.value)
      if (day) writeText(field, writeStamp(formats.show, { ...day, ...timeOf(time.value) }))
    },
    { signal },
  )
}

/** The time part of a format, as a format of its own. */
function timeIn(show: Format): Format {
  const at = show.findIndex(({ unit }) => unit === 'hour')
  return at < 0 ? [] : show.slice(at).map((part, index) => (index ? part : { ...part, before: '' }))
}

/** Reads `14:30:00`; missing parts are 0. */
export function timeOf(value: string): Pick<Stamp, 'hour' | 'minute' | 'second'> {
  const [hour = 0, minute = 0, second = 0] = value.split(':').map(Number)
  return { hour, minute, second }
}
