/** Choosing a tile goes on to the next step (§4.11), by pointer and by key. */
import { membersOf } from '../../src/dom/members'
import { clearChoice } from './fields'
import type { Context } from './mount'
import { advance } from './steps'

const TILE = '[data-tile]'

/** The radio that a tile is around, or labels. */
function radioOf(tile: Element): HTMLInputElement | null {
  const inside = membersOf(tile).querySelector<HTMLInputElement>('input[type="radio"]')
  if (inside) return inside
  const labelled =
    tile instanceof HTMLLabelElement
      ? tile.control
      : document.getElementById(membersOf(tile).getAttribute('for') ?? '')
  return labelled instanceof HTMLInputElement && labelled.type === 'radio' ? labelled : null
}

/** Around what was touched, or labelling it from elsewhere. */
function tileOf({ target }: Event): Element | null | undefined {
  if (!(target instanceof Element)) return null
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
  return membersOf(target).closest(TILE) ?? labels.find((label) => label.matches(TILE))
}

/** A link or a button inside a tile, "Voir le plan", is not the tile. */
const isWithin = (tile: Element, { target }: Event): boolean => {
  const own = target instanceof Element && membersOf(target).closest('a[href],button,summary')
  return Boolean(own) && own !== tile && membersOf(tile).contains(own || null)
}

export function watchTiles(form: HTMLFormElement, context: Context): void {
  const choose = (radio: HTMLInputElement) => {
    radio.checked = true
    if (radio.name === 'vitre') clearChoice(form, 'type')
    advance(form, context)
  }
  let pressed: HTMLInputElement | undefined
  context.listen('click', (event) => {
    const tile = tileOf(event)
    const radio = tile && radioOf(tile)
    if (!radio || radio.disabled || event.defaultPrevented || isWithin(tile, event)) return
    if (event.target !== radio && tile instanceof HTMLLabelElement) {
      // It clicks its radio anew; in Safari, as no pointer does.
      pressed = radio
      return
    }
    // Arrow keys walk through radios with clicks of no pointer: walking is not choosing.
    if (event.detail > 0 || pressed === radio) choose(radio)
    pressed = undefined
  })
  context.listen('keydown', (event) => {
    pressed = undefined
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
