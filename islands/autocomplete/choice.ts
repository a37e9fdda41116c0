/** The suggestion that was picked, and what happens to a typed text that is none (§5.5). */
import { announce } from '../../src/dom/announce'
import { hear } from '../../src/island/hear'
import type { AutocompleteContext } from './context'
import type { Item } from './items'
import type { Settings } from './settings'
import { accepted, fill, hasValues, tellChange } from './targets'

/**
 * Clears the field when the visitor leaves a text in it that is no suggestion.
 * @param mayKeep whether to keep such a text: when the list failed, nothing could be picked.
 * @returns writes a suggestion into the field and its targets.
 */
export function watchChoice(
  field: HTMLInputElement,
  context: AutocompleteContext,
  { value: named, cibles, saisielibre }: Settings,
  mayKeep: () => boolean,
): (item: Item) => void {
  const { signal, say } = context
  const targets = Object.values(cibles)
  const clearTargets = () => {
    for (const selector of targets) fill(context, selector, '')
  }
  // A text whose targets are empty was typed before this code was loaded.
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
  // In the capture phase, before the page's own listeners: they read the value that is really sent.
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

/** An item's field as text; empty when the item lacks it, so that its target loses the value of an earlier choice. */
const textOf = (value: unknown): string => (Object(value) === value ? '' : String(value ?? ''))
