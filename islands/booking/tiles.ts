/** Choosing a tile goes on to the next step (§4.11), by pointer and by key. */
import { clearChoice } from './fields'
import type { Context } from './mount'
import { advance } from './steps'

const TILE = '[data-tile]'

/** The radio that a tile is around, or labels. */
function radioOf(tile: Element): HTMLInputElement | null {
  const inside = tile.querySelector<HTMLInputElement>('input[type="radio"]')
  if (inside) return inside
  const labelled =
    tile instanceof HTMLLabelElement ? tile.control : document.getElementById(tile.getAttribute('for') ?? '')
  return labelled instanceof HTMLInputElement && labelled.type === 'radio' ? labelled : null
}

const tileOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(TILE) : null

export function watchTiles(form: HTMLFormElement, context: Context): void {
  const choose = (radio: HTMLInputElement) => {
    radio.checked = true
    if (radio.name === 'vitre') clearChoice(form, 'type')
    advance(form, context)
  }
  context.listen('click', (event) => {
    const tile = tileOf(event)
    const radio = tile && radioOf(tile)
    // Arrow keys walk through radios with clicks of no pointer: walking is not choosing. A label clicks its radio anew.
    if (!radio || radio.disabled || event.defaultPrevented || event.detail === 0) return
    if (event.target !== radio && tile instanceof HTMLLabelElement) return
    choose(radio)
  })
  context.listen('keydown', (event) => {
    const { target, key } = event
    const tile = tileOf(event)
    if (!tile || !(key === 'Enter' || key === ' ') || event.defaultPrevented || event.repeat) return
    const radio = radioOf(tile)
    if (!radio || target !== radio) return
    event.preventDefault()
    choose(radio)
  })
  context.listen('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'vitre' && target.value)
      clearChoice(form, 'type')
  })
}
