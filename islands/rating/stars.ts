/** The page's own radio buttons with their labels, and how full each star is drawn. */
import { isPartOf, type Selects } from '../../src/dom/content'
import { membersOf } from '../../src/dom/members'
import { Code, ilotsError } from '../../src/island/errors'
import type { RatingContext } from './context'

/** A radio button, and the label that is drawn as its star. */
export interface Star {
  readonly input: HTMLInputElement
  readonly label: HTMLElement
}

/**
 * The radio buttons in an element, with their labels; none of what content has put into the template's.
 * @throws IlotsError `ILOTS-202` for one without label.
 */
export const starsIn = (element: HTMLElement, config: Selects): Star[] => {
  const radios = [...membersOf(element).querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const isOwn = (part: Element) => isPartOf(element, part, config)
  return radios.filter(isOwn).map((input) => {
    const label = [...(input.labels ?? [])].find(isOwn)
    if (label) return { input, label }
    throw ilotsError(
      Code.partMissing,
      `attendu un label pour chaque bouton radio, trouvé aucun pour value="${input.value}" ; en ajouter un.`,
    )
  })
}

/** Names the group of the page's radio buttons that no fieldset groups. */
export function nameGroup(host: HTMLElement, { set, say }: RatingContext): void {
  const element = membersOf(host)
  if (element.querySelector('fieldset') || element.closest('fieldset,[role="radiogroup"]')) return
  set(host, 'role', 'radiogroup')
  if (!element.matches('[aria-label],[aria-labelledby]')) set(host, 'aria-label', say('legend'))
}

/** Marks the page's own elements for the style sheet, until the island goes. */
export function markForStyles(stars: readonly Star[], { set, signal }: RatingContext): void {
  const parents = new Set(stars.map(({ label }) => label.parentElement))
  const [row] = parents.size === 1 ? parents : []
  if (row) set(row, 'data-ilots-stars', '')
  for (const { input, label } of stars)
    set(input, 'data-ilots-rating', label.contains(input) ? 'inside' : 'beside')
  signal.addEventListener('abort', () => {
    for (const { label } of stars) delete label.dataset.ilotsStar
  })
}

/** How much of a star is drawn. */
export type Fill = 'full' | 'half' | 'empty'

/** The fill of each star; an average is rounded to the nearest half. */
export function fillsOf(note: number, count: number): Fill[] {
  const halves = Math.round(note * 2)
  return Array.from({ length: count }, (_, index) => {
    if (halves >= 2 * index + 2) return 'full'
    return halves === 2 * index + 1 ? 'half' : 'empty'
  })
}
