/**
 * The picker: a dialog with a grid of days (ARIA Authoring Practices, date picker dialog). It is shown in the top layer and
 * stands after the field in the document: an open modal dialog does not make it inert, and Tab reaches it.
 */
import { announce } from '../../src/dom/announce'
import { writeText } from '../../src/forms/masked-input'
import { renderTranslated } from '../../src/i18n/say'
import type { DateContext } from './context'
import { type Formats, stampIn } from './field-formats'
import { hasTime, writeStamp } from './format'
import { type Hint, labelOf } from './hint'
import { isOutside, namesIn, renderMonth } from './picker-grid'
import { dayAfterKey } from './picker-keys'
import { keepNear, watchDismissal } from './picker-layer'
import { offerTime, type Parts, renderParts, timeOf } from './picker-parts'
import { clamp, limitsOf, rangeOf } from './range'
import { addMonths, compareDays, fromDate, type Stamp } from './stamp'

/** What the picker needs of its field. */
interface Asked {
  readonly field: HTMLInputElement
  readonly formats: Formats
  readonly hint: Hint
  readonly button: HTMLElement
  readonly context: DateContext
}

/** A picker that is open. */
export interface OpenPicker {
  /** Focuses the grid. */
  enter(): void
  /** Closes the picker; the focus returns to the field, or to its button after a touch. */
  close(): void
}

/** Opens the picker near its field. @param onClosed is called once, when it closes. */
export function openPicker(asked: Asked, onClosed: () => void): OpenPicker {
  const { field, formats, hint, context } = asked
  const closed = new AbortController()
  const signal = AbortSignal.any([context.signal, closed.signal])
  const names = namesIn(context.page.config.lang)
  const range = rangeOf(context.attributes.yearRange, limitsOf(field))
  const parts = renderParts(names, range, hint.text(), context, signal)
  const chosen = () => stampIn(formats, field.value)
  let pointer = ''
  let view = clamp(chosen() ?? fromDate(new Date()), range)

  const draw = (): HTMLElement => {
    const cell = renderMonth(parts.grid, { view, chosen: chosen(), range }, names)
    parts.month.value = String(view.month)
    parts.year.value = String(view.year)
    parts.previous.disabled = compareDays({ ...view, day: 1 }, range.first) <= 0
    parts.next.disabled = compareDays({ ...view, day: 31 }, range.last) >= 0
    return cell
  }
  const go = (to: Stamp): HTMLElement => {
    const before = view
    view = clamp(to, range)
    const cell = draw()
    if (before.month !== view.month || before.year !== view.year) announce(names.year(view))
    return cell
  }
  const close = (isLeft = false): void => {
    if (closed.signal.aborted) return
    closed.abort()
    // After a touch, focusing the field would open the device's keyboard.
    if (!isLeft) (pointer === 'touch' ? asked.button : field).focus({ preventScroll: true })
    parts.dialog.remove()
    onClosed()
  }
  const choose = (day: Stamp): void => {
    if (isOutside(day, range)) return
    const at = hasTime(formats.show) ? { ...day, ...timeOf(parts.time.value) } : day
    close()
    writeText(field, writeStamp(formats.show, at))
    announce(names.whole(day))
  }

  nameDialog(parts, asked, signal)
  offerTime(parts.time, asked, signal)
  listenTo(parts, { go, choose, close, view: () => view, clear: () => writeText(field, '') }, signal)
  field.addEventListener('input', () => go(chosen() ?? view), { signal })
  parts.dialog.addEventListener('pointerdown', ({ pointerType }) => {
    pointer = pointerType
  })
  parts.today.disabled = isOutside(fromDate(new Date()), range)
  draw()
  hint.element.after(parts.dialog)
  parts.dialog.showPopover()
  keepNear(field, parts.dialog, signal)
  watchDismissal(asked, parts.dialog, close, signal)
  context.signal.addEventListener('abort', () => close(true), { signal: closed.signal })
  return { enter: () => draw().focus(), close }
}

function nameDialog({ dialog }: Parts, { field, context: { page, say } }: Asked, signal: AbortSignal): void {
  renderTranslated(page, signal, () => {
    const label = labelOf(field)
    dialog.setAttribute('aria-label', label ? say('dialogFor', { label }) : say('dialog'))
  })
}

interface Actions {
  view(): Stamp
  go(to: Stamp): HTMLElement
  choose(day: Stamp): void
  clear(): void
  close(): void
}

function listenTo(parts: Parts, { view, go, choose, clear, close }: Actions, signal: AbortSignal): void {
  const on = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, run, { signal })
  on(parts.previous, 'click', () => go(addMonths(view(), -1)))
  on(parts.next, 'click', () => go(addMonths(view(), 1)))
  on(parts.month, 'change', () => go(addMonths(view(), Number(parts.month.value) - view().month)))
  on(parts.year, 'change', () => go(addMonths(view(), 12 * (Number(parts.year.value) - view().year))))
  on(parts.today, 'click', () => choose(fromDate(new Date())))
  on(parts.clear, 'click', () => {
    close()
    clear()
  })
  on(parts.close, 'click', () => close())
  on(parts.grid, 'click', ({ target }) => {
    const day = target instanceof HTMLElement && target.dataset.day
    if (day) choose({ ...view(), day: Number(day) })
  })
  on(parts.grid, 'keydown', (event) => {
    const { key, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = dayAfterKey(key, shiftKey, view())
    if (!to && key !== 'Enter' && key !== ' ') return
    event.preventDefault()
    if (to) go(to).focus()
    else choose(view())
  })
  // The picker is in the page's form: Enter would submit it, and changes of the picker would count as the form's.
  on(parts.time, 'keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    close()
  })
  for (const type of ['input', 'change'] as const) on(parts.dialog, type, (event) => event.stopPropagation())
}
