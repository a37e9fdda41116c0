/** Why an element has, or has not, an island: `Ilots.why(element)`. */

import type { IslandInstance } from '../contracts/descriptor'
import type { Reason, WholePage } from '../contracts/whole-page'
import { NO_HOST_FOR_FORMS, REFUSED_IN_CONTENT } from '../island/descriptor'
import { distance } from '../island/edit-distance'
import type { Markers } from './markers'

/** What an explanation needs of the engine. */
type Explained = Pick<WholePage, 'islands' | 'islandsOn'> & { readonly markers: Markers | undefined }

const AGAIN = 'appeler Ilots.mount(root)'

/**
 * Why an element has, or has not, an island.
 * @returns a line for each island on it, else one that names the likely mistake; none for `null`.
 */
export function why(engine: Explained, element: Element | null): Reason[] {
  if (!element?.matches) return []
  const instances = [...engine.islandsOn(element)]
  if (instances.length > 0) return instances.map(reasonOf)
  const near = misspelt(engine, element)
  return [near ? tellMisspelt(near) : unseen(engine, element)]
}

function reasonOf({ island: { name: island, when }, state, reason }: IslandInstance): Reason {
  const waits = state === 'waiting' ? `attend : ${[when.on, when.media].join(' ')}` : ''
  return { island, state, reason: reason || waits, hint: hintOf(island, state, reason) }
}

function hintOf(island: string, state: IslandInstance['state'], reason: string): string {
  if (reason === REFUSED_IN_CONTENT) return `contentIslands: ["${island}"] dans la configuration`
  return state === 'disposed' && !reason ? AGAIN : ''
}

/** A marker of another element, `table[data-ilot~="sortable"]` on a `div`, is the hint. */
function unseen({ markers, islands }: Explained, element: Element): Reason {
  const refused = element instanceof HTMLFormElement && markers?.refusedOn(element)
  if (refused && !markers?.of(element)[0])
    return {
      island: refused.name,
      state: 'none',
      reason: NO_HOST_FOR_FORMS,
      hint: 'mettre le marqueur sur un élément autour',
    }
  const island = markers?.of(element)[0]?.name ?? ''
  const reason = island ? `marqueur ${element.isConnected ? 'tardif' : 'hors de la page'}` : 'aucun marqueur'
  const meant = () =>
    islands
      .flatMap(({ marker }): string[] => Object.values(marker))
      .find((selector) => element.matches(selector.replace(/\b\w+\[/g, '[')))
  return { island, state: 'none', reason, hint: island ? AGAIN : (meant() ?? '') }
}

export interface Misspelt {
  readonly island: string
  readonly word: string
  /** What is probably meant. */
  readonly meant: string
}

const tellMisspelt = ({ island, word, meant }: Misspelt): Reason => ({
  island,
  state: 'misspelt',
  reason: `« ${word} » n'est pas un marqueur`,
  hint: `écrire « ${meant} »`,
})

/**
 * Finds a class, id, attribute or `data-ilot` word that is nearly a known one.
 * @returns `undefined` when there is none.
 */
export function misspelt(
  { markers, islands }: Pick<Explained, 'markers' | 'islands'>,
  element: Element,
): Misspelt | undefined {
  const vocabulary = new Map(markers?.vocabulary())
  vocabulary.set('data-ilot', '')
  // The author may have written the island's name, which is not always its marker: `image-zoom` is marked by `zoom`.
  const known = [
    ...[...vocabulary].map(([word, island]) => [word, island, word]),
    ...islands.map(({ name, marker }) => [name, name, Object.values(marker)[0]]),
  ]
  const { id, classList } = element
  const words = [id, classList, ...element.getAttributeNames(), element.getAttribute('data-ilot')]
  for (const word of words.join(' ').split(' ')) {
    // Most attributes begin with `data-`: only what follows tells them apart.
    for (const [candidate = '', island = '', meant = ''] of known)
      if (
        !vocabulary.has(word) &&
        word.length > 3 &&
        distance(word, candidate) <= word.replace('data-', '').length / 3
      )
        return { island, word, meant }
  }
  return undefined
}
