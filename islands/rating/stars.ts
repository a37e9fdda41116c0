/** The stars: the page's own radio buttons and their labels, or ours. */

import { membersOf } from '../../src/dom/members'
import { tell } from '../../src/i18n/say'
import { Code, ilotsError } from '../../src/island/errors'
import type { RatingContext } from './mount'

/** A radio button, and what is drawn as its star. */
export interface Star {
  readonly input: HTMLInputElement
  readonly label: HTMLElement
}

/** @throws IlotsError `ILOTS-202` when a radio button has no label, or none can be made for want of a name. */
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

/** Radio buttons that no fieldset holds together are a group all the same. */
function nameGroup(host: HTMLElement, { set, say }: RatingContext): void {
  const element = membersOf(host)
  if (element.querySelector('fieldset') || element.closest('fieldset,[role="radiogroup"]')) return
  set(host, 'role', 'radiogroup')
  if (!element.matches('[aria-label],[aria-labelledby]')) set(host, 'aria-label', say('legend'))
}

function makeStars(host: HTMLElement, context: RatingContext): Star[] {
  const { attributes, engine, signal, say } = context
  const { name, max, value } = attributes
  if (!name)
    throw ilotsError(Code.partMissing, 'attendu data-name ou des boutons radio, trouvé ni l’un ni l’autre.')
  const group = make('fieldset', 'ilots-rating-group')
  const legend = make('legend', 'ilots-rating-legend')
  const element = membersOf(host)
  const text = element.textContent?.trim()
  const own = element.getAttribute('aria-label') ?? text
  // What the page shows already is only spoken.
  if (text) legend.className = 'ilots-spoken'
  tell(engine, signal, () => {
    legend.textContent = own || say('legend')
  })
  const stars = Array.from({ length: max }, (_, index) => makeStar(index + 1, context))
  for (const { input } of stars) {
    input.name = name
    // As the default, so that a reset comes back to it.
    input.defaultChecked = Number(input.value) === value
  }
  const row = make('span', 'ilots-rating-row')
  row.append(...stars.map(({ label }) => label))
  group.append(legend, row)
  element.append(group)
  signal.addEventListener('abort', () => group.remove())
  return stars
}

function makeStar(value: number, { attributes: { max }, engine, signal, say }: RatingContext): Star {
  const input = Object.assign(make('input', 'ilots-rating-input'), { type: 'radio', value: String(value) })
  const label = make('label', 'ilots-rating-label')
  const text = make('span', 'ilots-spoken')
  tell(engine, signal, () => {
    text.textContent = say(value === 1 ? 'star' : 'stars', { value, max })
  })
  label.append(input, text)
  return { input, label }
}

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className })
}
