/** The picker's controls around its grid. */
import { tell } from '../../src/i18n/say'
import { iconOf } from './icon'
import type { DateContext } from './mount'
import { make, makeGrid, type Names } from './picker-grid'
import type { Range } from './range'
import type { Stamp } from './stamp'

const PREVIOUS = 'M15 5l-7 7 7 7'
const NEXT = 'M9 5l7 7-7 7'

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
  readonly status: HTMLElement
}

/** @param hint what the field says of itself, for those who see. */
export function makeParts(
  names: Names,
  range: Range,
  hint: string,
  { engine, say }: DateContext,
  signal: AbortSignal,
): Parts {
  const label = (element: Element, key: Parameters<typeof say>[0]) =>
    tell(engine, signal, () => element.setAttribute('aria-label', say(key)))
  const arrow = (key: 'previous' | 'next') => {
    const button = makeButton('ilots-date-arrow')
    button.append(iconOf(key === 'previous' ? PREVIOUS : NEXT))
    label(button, key)
    return button
  }
  const action = (key: 'today' | 'clear' | 'close') => {
    const button = makeButton('ilots-date-action')
    tell(engine, signal, () => {
      button.textContent = say(key)
    })
    return button
  }
  const parts: Parts = {
    dialog: make('div', 'ilots-date-picker'),
    grid: makeGrid(names),
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
    status: make('p', 'ilots-spoken'),
  }
  label(parts.month, 'month')
  label(parts.year, 'years')
  parts.status.setAttribute('role', 'status')
  parts.dialog.setAttribute('role', 'dialog')
  parts.dialog.setAttribute('popover', 'manual')
  const line = make('label', 'ilots-date-hour')
  const name = document.createElement('span')
  tell(engine, signal, () => {
    name.textContent = say('time')
  })
  line.append(name, parts.time)
  arrange(parts, line, hint)
  return parts
}

function arrange(parts: Parts, time: Element, hint: string): void {
  const { dialog, grid, previous, next, month, year, today, clear, close, status } = parts
  const bar = make('div', 'ilots-date-bar')
  bar.append(previous, month, year, next)
  const actions = make('div', 'ilots-date-actions')
  actions.append(today, clear, close)
  const note = make('p', 'ilots-date-note')
  note.textContent = hint
  dialog.append(bar, grid, time, actions, note, status)
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
