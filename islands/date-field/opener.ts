/** The button that opens the picker, and the other ways to it. The picker's code comes when it is first near. */

import { tell } from '../../src/i18n/say'
import { hear } from '../../src/island/hear'
import type { Formats } from './formats'
import { type Hint, labelOf } from './hint'
import { iconOf } from './icon'
import type { DateContext } from './mount'
import type { OpenPicker } from './picker'
import { keepBeside } from './place'

const picker = () => import('./picker')
const CALENDAR = 'M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4'

export function offerPicker(
  field: HTMLInputElement,
  formats: Formats,
  hint: Hint,
  context: DateContext,
): void {
  const { engine, signal } = context
  const button = putButton(field, hint, context)
  const code = () => engine.chunk('date-picker', picker)
  let open: OpenPicker | undefined
  let isComing = false

  /** @param isEntered the focus goes into the picker; otherwise it stays in the field, and typing goes on. */
  const show = async (isEntered: boolean): Promise<void> => {
    if (field.disabled || field.readOnly || isComing) return
    if (open) return isEntered ? open.enter() : undefined
    isComing = true
    // Without its code there is the field; the failure was reported.
    const loaded = await code().catch(() => undefined)
    isComing = false
    if (!loaded || signal.aborted) return
    open = loaded.openPicker({ field, formats, hint, button, context }, () => {
      open = undefined
      button.setAttribute('aria-expanded', 'false')
    })
    button.setAttribute('aria-expanded', 'true')
    if (isEntered) open.enter()
  }
  const on = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => hear(target, type, run, { signal })

  for (const target of [field, button])
    for (const type of ['pointerenter', 'focus'] as const) on(target, type, () => void code().catch(() => {}))
  on(button, 'click', () => void (open ? open.close() : show(true)))
  on(field, 'click', (event) => {
    // A finger that taps the field wants its keyboard, and the picker would lie under it.
    if (isMouse(event)) void show(false)
  })
  on(field, 'keydown', (event) => {
    if (event.key !== 'ArrowDown' || event.defaultPrevented) return
    event.preventDefault()
    void show(true)
  })
}

/** Safari tells since 18.2 what made a click. */
function isMouse(event: MouseEvent): boolean {
  const { pointerType } = event as PointerEvent
  return pointerType ? pointerType === 'mouse' : event.detail > 0 && !matchMedia('(pointer:coarse)').matches
}

/** It lies over the end of the field, in no one's way: the page's own layout does not know of it. */
function putButton(
  field: HTMLInputElement,
  hint: Hint,
  { engine, signal, say }: DateContext,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ilots-date-button'
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-expanded', 'false')
  button.append(iconOf(CALENDAR))
  tell(engine, signal, () => {
    const label = labelOf(field)
    button.setAttribute('aria-label', label ? say('openFor', { label }) : say('open'))
  })
  hint.element.before(button)
  keepBeside(field, button, signal)
  signal.addEventListener('abort', () => button.remove())
  return button
}
