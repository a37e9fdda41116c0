/** What was picked, and what becomes of a text that was not (§5.5). */
import { announce } from '../../src/dom/announce'
import { hear } from '../../src/island/hear'
import type { Item } from './items'
import type { Context } from './mount'
import type { Settings } from './settings'
import { accepted, fill, hasValues, tellChange } from './targets'

/**
 * Watches what is left in the field.
 * @returns takes a suggestion.
 * @param mayKeep nothing could be picked: what was typed is not the visitor's mistake.
 */
export function watchChoice(
  field: HTMLInputElement,
  context: Context,
  { value: named, cibles, saisielibre }: Settings,
  mayKeep: () => boolean,
): (item: Item) => void {
  const { signal, say } = context
  const targets = Object.values(cibles)
  const clearTargets = () => {
    for (const selector of targets) fill(context, selector, '')
  }
  // Text that stands there without its targets was typed before this code was here.
  const isTyped = field.value !== field.defaultValue && targets.length > 0 && !hasValues(context, targets)
  accepted.set(field, isTyped ? '' : field.value)

  hear(
    field,
    'input',
    () => {
      if (field.value !== '' || accepted.get(field) === '') return
      accepted.set(field, '')
      clearTargets()
    },
    { signal },
  )
  // Before the page's own listeners: they read what is really sent.
  hear(
    field,
    'change',
    () => {
      if (field.value === accepted.get(field)) return
      if (!saisielibre && !mayKeep() && field.value !== '') {
        field.value = ''
        announce(say('cleared'))
      }
      accepted.set(field, field.value)
      clearTargets()
    },
    { signal, capture: true },
  )
  return (item) => {
    field.value = textOf(item[named])
    accepted.set(field, field.value)
    for (const [name, selector] of Object.entries(cibles)) fill(context, selector, textOf(item[name]))
    tellChange(field)
  }
}

/** A field that the item lacks, or that is no text, empties its target: what it held belongs to another choice. */
const textOf = (value: unknown): string => (Object(value) === value ? '' : String(value ?? ''))
