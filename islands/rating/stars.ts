/** The stars: the page's own radio buttons with their labels, or ours, and how full each is drawn. */
import { membersOf } from '../../src/dom/members'
import { renderTranslated } from '../../src/i18n/say'
import { Code, ilotsError } from '../../src/island/errors'
import type { RatingContext } from './context'

/** A radio button, and the label that is drawn as its star. */
export interface Star {
  readonly input: HTMLInputElement
  readonly label: HTMLElement
}

/**
 * Finds or makes the stars.
 * @throws IlotsError `ILOTS-202` for a radio button without label, or when there is no `data-name` to make them.
 */
export function starsOf(host: HTMLElement, context: RatingContext): Star[] {
  const inputs = [...membersOf(host).querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  if (inputs.length === 0) return makeStars(host, context)
  nameGroup(host, context)
  return inputs.map((input) => {
    const [label] = input.labels ?? []
    if (label) return { input, label }
    throw ilotsError(
      Code.partMissing,
      `attendu un label pour chaque bouton radio, trouvé aucun pour value="${input.value}" ; en ajouter un.`,
    )
  })
}

/** Names the group of radio buttons that no fieldset groups. */
function nameGroup(host: HTMLElement, { set, say }: RatingContext): void {
  const element = membersOf(host)
  if (element.querySelector('fieldset') || element.closest('fieldset,[role="radiogroup"]')) return
  set(host, 'role', 'radiogroup')
  if (!element.matches('[aria-label],[aria-labelledby]')) set(host, 'aria-label', say('legend'))
}

function makeStars(host: HTMLElement, context: RatingContext): Star[] {
  const { attributes, page, signal, say } = context
  const { name, max, value } = attributes
  if (!name)
    throw ilotsError(Code.partMissing, 'attendu data-name ou des boutons radio, trouvé ni l’un ni l’autre.')
  const group = make('fieldset', 'ilots-rating-group')
  const legend = make('legend', 'ilots-rating-legend')
  const element = membersOf(host)
  const text = element.textContent?.trim()
  const own = element.getAttribute('aria-label') ?? text
  // The page shows this text already: the legend is for screen readers only.
  if (text) legend.className = 'ilots-spoken'
  renderTranslated(page, signal, () => {
    legend.textContent = own || say('legend')
  })
  const stars = Array.from({ length: max }, (_, index) => makeStar(index + 1, context))
  for (const { input } of stars) {
    input.name = name
    // The default state, which a reset restores.
    input.defaultChecked = Number(input.value) === value
  }
  const row = make('span', 'ilots-rating-row')
  row.append(...stars.map(({ label }) => label))
  group.append(legend, row)
  element.append(group)
  signal.addEventListener('abort', () => group.remove())
  return stars
}

function makeStar(value: number, { attributes: { max }, page, signal, say }: RatingContext): Star {
  const input = Object.assign(make('input', 'ilots-rating-input'), { type: 'radio', value: String(value) })
  const label = make('label', 'ilots-rating-label')
  const text = make('span', 'ilots-spoken')
  renderTranslated(page, signal, () => {
    text.textContent = say(value === 1 ? 'star' : 'stars', { value, max })
  })
  label.append(input, text)
  return { input, label }
}

/** Makes an element with a class. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className })
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
