/** The button and the keys that open the picker. The field never waits for the picker's code. */

import { markAdded } from '../../src/dom/added-nodes'
import { idle } from '../../src/dom/idle'
import { isRtl } from '../../src/dom/rtl'
import { maskInput, writeText } from '../../src/forms/masked-input'
import { renderTranslated } from '../../src/i18n/say'
import { listenWithReplay } from '../../src/island/listen-with-replay'
import { keepPlaced } from '../../src/overlay/keep-placed'
import { CALENDAR, iconElement } from '../../src/ui/icons'
import type { DateContext } from './context'
import { today, write } from './dates'
import { dateIn, type Formats, limitsOf, rangeOf } from './field-values'
import { typeDate } from './mask'
import { timeOf } from './notation'
import type { OpenPicker, PickedField } from './picker'
import { type Hint, labelOf } from './validity'

const picker = () => import('./picker')

/** Opens the picker with its button, with a mouse click in the field, or with the down arrow. */
export function offerPicker(
  field: HTMLInputElement,
  formats: Formats,
  hint: Hint,
  context: DateContext,
): void {
  const { page, signal } = context
  const button = renderButton(field, hint, context)
  let loaded: Awaited<ReturnType<typeof picker>> | undefined
  // When the code cannot be fetched, which is reported, the field works without a picker.
  const fetchPicker = async () => {
    loaded ??= await page.fetchCode('date-picker', picker).catch(() => undefined)
  }
  let open: OpenPicker | undefined
  let isComing = false

  /**
   * @param isEntered whether the focus moves into the picker; otherwise the visitor goes on typing in the field.
   * @param opener gets the focus back.
   */
  const show = async (isEntered: boolean, opener: HTMLElement = field): Promise<void> => {
    if (field.disabled || field.readOnly || isComing) return
    if (open) return isEntered ? open.enter() : undefined
    isComing = true
    // Once it is loaded, the picker opens within the press.
    if (!loaded) await fetchPicker()
    isComing = false
    if (!loaded || signal.aborted) return
    open = loaded.openPicker({ ...picked(field, formats, hint, button, context), opener }, () => {
      open = undefined
      button.ariaExpanded = 'false'
    })
    button.ariaExpanded = 'true'
    if (isEntered) open.enter()
  }
  const on = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => listenWithReplay(target, type, run, { signal })

  // A tap is too late: on a phone the picker would come a third of a second after it.
  void idle().then(() => (signal.aborted ? undefined : fetchPicker()))
  on(button, 'click', () => void (open ? open.close() : show(true, button)))
  on(field, 'click', (event) => {
    // A tap on the field opens the device's keyboard, which would cover the picker.
    if (isMouse(event)) void show(false)
  })
  on(field, 'keydown', (event) => {
    // The picker would cover the field's message, and trap the focus.
    if (event.key === 'Tab') open?.close(true)
    if (event.key === 'ArrowDown' && !event.defaultPrevented) {
      event.preventDefault()
      void show(true)
    }
  })
}

/** The picker's parameters, with the functions that read and write dates: they are loaded already. */
function picked(
  field: HTMLInputElement,
  formats: Formats,
  hint: Hint,
  button: HTMLElement,
  context: DateContext,
): Omit<PickedField, 'opener'> {
  const clock = timeOf(formats.show)
  return {
    context,
    field,
    button,
    today: today(),
    ...rangeOf(context.attributes.yearRange, limitsOf(field)),
    put: (container) => hint.element.after(container),
    label: () => labelOf(field),
    note: hint.text,
    read: () => dateIn(formats, field.value),
    write: (date) => writeText(field, date ? write(formats.show, date) : ''),
    time: clock && {
      write: (date) => write(clock, date),
      mask: (input, signal) => maskInput(input, signal, { refine: (edit) => typeDate(clock, edit) }),
    },
  }
}

/** Whether a mouse made the click; Safari before 18.2 does not say it. */
function isMouse(event: MouseEvent): boolean {
  const { pointerType } = event as PointerEvent
  return pointerType ? pointerType === 'mouse' : event.detail > 0 && !matchMedia('(pointer:coarse)').matches
}

/** Renders the button over the end of the field, outside the page's layout. */
function renderButton(
  field: HTMLInputElement,
  hint: Hint,
  { page, signal, say }: DateContext,
): HTMLButtonElement {
  // Without React: the button that opens the calendar, at each field at rest.
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-round is-plain ilots-date-button'
  button.ariaHasPopup = 'dialog'
  button.ariaExpanded = 'false'
  button.append(iconElement(CALENDAR))
  renderTranslated(page, signal, () => {
    const label = labelOf(field)
    button.setAttribute('aria-label', label ? say('openFor', { label }) : say('open'))
  })
  hint.element.before(markAdded(button, signal))
  // All fields are in the page by then: measuring the first one lays the page out once for all of them.
  requestAnimationFrame(() => !signal.aborted && followField(field, button, signal))
  signal.addEventListener('abort', () => button.remove())
  return button
}

/** Keeps `button`, which is out of the flow, over the end of the field until `signal` aborts. */
function followField(field: HTMLElement, button: HTMLElement, signal: AbortSignal): void {
  const { style } = button
  let x = 0
  let y = 0
  const place = (_: number, seen?: DOMRectReadOnly) => {
    const beside = field.getBoundingClientRect()
    const box = button.getBoundingClientRect()
    // On a scaled page, measured sizes are scaled, too.
    const scale = box.width / button.offsetWidth || 1
    const middle = beside.top + beside.height / 2
    const side = isRtl(field) ? 'left' : 'right'
    x += (beside[side] - box[side]) / scale
    y += (middle - box.top - box.height / 2) / scale
    style.setProperty('--ilots-date-x', `${x}px`)
    style.setProperty('--ilots-date-y', `${y}px`)
    // A box that scrolls may cut the field off, and not the button.
    const isSeen =
      seen && seen.bottom > middle && seen.top < middle && Math.abs(seen[side] - beside[side]) < box.width / 2
    if (seen) style.setProperty('--ilots-date-shown', isSeen ? 'visible' : 'hidden')
  }
  keepPlaced(field, button, place, signal, () => boxAround(button))
}

/** What browsers name as the box around an element, positioned or not. */
const TABLE: readonly string[] = ['table', 'td', 'th']

/** The box that an element out of the flow moves with; `null` while the element is not shown. */
function boxAround(element: HTMLElement): Element | null {
  let box = element.offsetParent as HTMLElement | null
  const isStatic = () => box && getComputedStyle(box).position === 'static'
  while (box && TABLE.includes(box.localName) && isStatic()) box = box.offsetParent as HTMLElement | null
  return box === document.body && isStatic() ? document.documentElement : box
}
