/** The page's own radio buttons with their labels, and how full each star is drawn. */

import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { isAdded } from '../../src/dom/added-nodes'
import { isPartOf, type Selects } from '../../src/dom/content'
import { isRtl } from '../../src/dom/rtl'
import type { RatingContext } from './context'

/** A radio button, and the label that is drawn as its star. */
export interface Star {
  readonly input: HTMLInputElement
  readonly label: HTMLElement
  /** Its note; 0 is drawn as no star. */
  readonly note: number
}

/**
 * The radio buttons in an element, with their labels; none of what content has put into the template's.
 * @throws IlotsError `ILOTS-202` for one without label.
 */
export const starsIn = (element: HTMLElement, config: Selects): Star[] => {
  const radios = [...element.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const isOwn = (part: Element) => isPartOf(element, part, config)
  const inputs = radios.filter(isOwn)
  const notes = notesOf(inputs)
  return inputs.map((input, index) => {
    const label = [...(input.labels ?? [])].find(isOwn)
    if (label) return { input, label, note: notes[index] ?? 0 }
    throw ilotsError(
      Code.partMissing,
      sentence`attendu un label pour chaque bouton radio, trouvé aucun pour value="${input.value}" ; en ajouter un.`,
    )
  })
}

/** The values are the ratings, in any order; for values that are no numbers, their position is the rating. */
function notesOf(inputs: readonly HTMLInputElement[]): number[] {
  const notes = inputs.map(({ value }) => (NOTE.test(value) ? Number(value.replace(',', '.')) : Number.NaN))
  const areNumbers = notes.every(Number.isFinite) && new Set(notes).size === notes.length
  return areNumbers && notes.some(Boolean) ? notes : inputs.map((_, index) => index + 1)
}

const NOTE = /^\d{1,3}(?:[.,]\d{1,3})?$/

/** Names the group of the page's radio buttons that no fieldset groups. */
export function nameGroup(host: HTMLElement, { set, say }: RatingContext): void {
  if (host.querySelector('fieldset') || host.closest('fieldset,[role="radiogroup"]')) return
  set(host, 'role', 'radiogroup')
  if (!host.matches('[aria-label],[aria-labelledby]')) set(host, 'aria-label', say('legend'))
}

/** Marks the page's own elements for the style sheet, until the island goes. */
export function markForStyles(stars: readonly Star[], { set, signal }: RatingContext): void {
  const parents = new Set(stars.map(({ label }) => label.parentElement))
  const [row] = parents.size === 1 ? parents : []
  if (row) set(row, 'data-ilots-stars', isReversed(row, stars) ? 'reversed' : '')
  for (const { input, label, note } of stars)
    if (note > 0) set(input, 'data-ilots-rating', label.contains(input) ? 'inside' : 'beside')
  signal.addEventListener('abort', () => {
    for (const { label } of stars) delete label.dataset.ilotsStar
  })
}

/** How much of a star is drawn. */
export type Fill = 'full' | 'half' | 'empty'

/** The fill of a star; an average is rounded to the nearest half. @param below the note of the star before. */
function fillOf(average: number, note: number, below = note - 1): Fill {
  const rounded = Math.round(average * 2) / 2
  if (rounded >= note) return 'full'
  return rounded > below ? 'half' : 'empty'
}

/** The fill of each of so many stars. */
export const fillsOf = (average: number, count: number): Fill[] =>
  Array.from({ length: count }, (_, index) => fillOf(average, index + 1))

/** Draws the page's own labels by their notes, wherever they stand. */
export function fillStars(stars: readonly Star[], average: number): void {
  for (const { label, note } of stars) {
    const below = Math.max(0, ...stars.map((star) => star.note).filter((each) => each < note))
    if (note > 0) label.dataset.ilotsStar = fillOf(average, note, below)
  }
}

/**
 * Whether a row of stars, alone or under a legend, stands from the highest to the lowest for the eye, too: sites
 * that print them so turn them round in their style sheets, most of them.
 */
function isReversed(row: HTMLElement, stars: readonly Star[]): boolean {
  const [first] = stars
  const last = stars.at(-1)
  const elements = new Set<Element>(stars.flatMap(({ input, label }) => [input, label]))
  const mayStand = (each: Element) => elements.has(each) || isAdded(each) || each.matches('legend')
  if (!first || !last || first.note < last.note || ![...row.children].every(mayStand)) return false
  return !isTurned(stars, row)
}

/** Whether the eye sees the stars in another order than the page has them. */
export function isTurned(stars: readonly Star[], around: Element): boolean {
  const boxes = stars.map(({ label }) => label.getBoundingClientRect())
  for (let index = 0; index < boxes.length - 1; index += 1) {
    const box = boxes[index]
    const next = boxes[index + 1]
    // A full line wraps to the next one.
    if (box && next && next.top < box.bottom && box.top < next.bottom && box.left !== next.left)
      return box.left > next.left !== isRtl(around)
  }
  return false
}
