/** Why an element has, or has not, an island: `Ilots.why(element)`. */

import { membersOf } from '../dom/members'
import type { Engine } from './engine'
import type { Slot, SlotState } from './lifecycle'

export interface Reason {
  island: string
  state: SlotState | 'misspelt' | 'none'
  reason: string
  hint: string
}

const AGAIN = 'appeler Ilots.mount(root)'

export function why(engine: Engine, element: Element | null): Reason[] {
  // What a form is asked for is its own, not a field of that name.
  const asked = membersOf(element)
  if (!element || !asked?.matches) return []
  const slots = [...engine.lifecycle.at(element)]
  return slots.length > 0 ? slots.map(told) : [misspelt(engine, asked) ?? unseen(engine, element)]
}

function told({ island: { name: island, when }, state, reason }: Slot): Reason {
  const waits = state === 'waiting' ? `attend : ${[when.on, when.media].join(' ')}` : ''
  return { island, state, reason: reason || waits, hint: state === 'disposed' ? AGAIN : '' }
}

function unseen({ markers }: Engine, element: Element): Reason {
  const island = markers?.of(element)[0]?.name ?? ''
  const reason = island
    ? `marqueur ${membersOf(element).isConnected ? 'tardif' : 'hors de la page'}`
    : 'aucun marqueur'
  return { island, state: 'none', reason, hint: island && AGAIN }
}

/** A class, id, attribute or `data-ilot` word that is nearly a known one. */
export function misspelt(
  { markers, islands }: Pick<Engine, 'markers' | 'islands'>,
  element: Element,
): Reason | undefined {
  const vocabulary = markers?.vocabulary() ?? new Map<string, string>()
  vocabulary.set('data-ilot', '')
  // An island's name may be what was meant, and is not always its marker: `image-zoom` is marked by `zoom`.
  const known = new Map(islands.map(({ name, marker }) => [name, [name, Object.values(marker)[0]]]))
  for (const [word, island] of vocabulary) known.set(word, [island, word])
  const words = [element.id, ...element.classList, ...element.getAttributeNames()]
  for (const word of [...words, ...(element.getAttribute('data-ilot')?.split(/\s+/) ?? [])]) {
    // Most attributes begin alike: only what follows tells them apart.
    for (const [candidate, [island = '', meant]] of known)
      if (
        !vocabulary.has(word) &&
        word.length > 3 &&
        distance(word, candidate) <= word.replace('data-', '').length / 3
      )
        return {
          island,
          state: 'misspelt',
          reason: `« ${word} » n'est pas un marqueur`,
          hint: `écrire « ${meant} »`,
        }
  }
  return undefined
}

/** Levenshtein's distance. */
export function distance(a: string, b: string): number {
  let row = [0, ...b].map((_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== other)))
    row = next
  }
  return row[b.length] ?? 0
}
