import styles from 'styles:rating'
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { renderTranslated } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes, type RatingContext } from './context'
import { messages } from './messages'
import { fillsOf, make, type Star, starsOf } from './stars'

function mount(host: HTMLElement, context: RatingContext): void {
  const { signal } = context
  const stars = starsOf(host, context)
  // Adopted only now: radio buttons that are refused keep their own look.
  adopt(styles)
  const note = addNote(host, context)
  const renderStars = makeStarRenderer(stars, note, context)
  const on = (type: string, target: EventTarget, run: (event: Event) => void) =>
    membersOf(target).addEventListener(type, run, { signal })
  for (const { label, input } of stars) {
    on('pointerenter', label, () => renderStars(input))
    on('pointerleave', label, () => renderStars())
    on('change', input, () => renderStars())
  }
  const clear = () => {
    if (!clearChoice(stars)) return
    renderStars()
    announce(context.say('cleared'))
  }
  on('click', note.button, clear)
  on('keydown', host, (event) => {
    const { key, target } = event as KeyboardEvent
    if (!/^(Backspace|Delete)$/.test(key) || !stars.some(({ input }) => input === target)) return
    event.preventDefault()
    if (!note.button.disabled) clear()
  })
  // The `reset` event comes before the fields are reset.
  on('reset', membersOf(document), ({ target }) => {
    if (target === stars[0]?.input.form) setTimeout(() => signal.aborted || renderStars())
  })
  renderStars()
  markForStyles(stars, signal)
}

/** @returns draws the rating under the pointer, else the chosen one, else the average of the page. */
function makeStarRenderer(stars: readonly Star[], note: Note, { attributes: given, say }: RatingContext) {
  const max = stars.length
  return (pointed?: HTMLInputElement): void => {
    const chosen = stars.find(({ input }) => input.checked)
    const shown = pointed && !pointed.disabled ? pointed : chosen?.input
    const value = shown ? stars.findIndex(({ input }) => input === shown) + 1 : given.value
    const fills = fillsOf(value, max)
    for (const [index, { label }] of stars.entries()) label.dataset.ilotsStar = fills[index] ?? 'empty'
    note.show(value ? say('short', { value: String(value).replace('.', ','), max }) : '')
    // A required choice can be changed, but not cleared.
    note.button.disabled = !chosen || chosen.input.required || chosen.input.disabled
  }
}

interface Note {
  readonly button: HTMLButtonElement
  show(text: string): void
}

/** Adds the rating in figures, and the button that clears it. */
function addNote(host: HTMLElement, { page, signal, say }: RatingContext): Note {
  const line = make('span', 'ilots-rating-note')
  const figures = make('span', 'ilots-rating-figures')
  const button = Object.assign(make('button', 'ilots-rating-clear'), { type: 'button' as const })
  // Screen readers hear it from the radio buttons.
  figures.setAttribute('aria-hidden', 'true')
  renderTranslated(page, signal, () => {
    button.textContent = say('clear')
  })
  line.append(figures, button)
  membersOf(host).append(line)
  signal.addEventListener('abort', () => line.remove())
  return {
    button,
    show(text) {
      figures.textContent = text
    },
  }
}

/** Unchecks the chosen radio button, which browsers do not let a visitor do. @returns false when none was chosen. */
function clearChoice(stars: readonly Star[]): boolean {
  const chosen = stars.find(({ input }) => input.checked)?.input
  if (!chosen) return false
  chosen.checked = false
  // The clear button is disabled next: the focus must not stay on it.
  stars[0]?.input.focus()
  for (const type of ['input', 'change']) chosen.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Marks the page's own elements for the style sheet, until the signal aborts. */
function markForStyles(stars: readonly Star[], signal: AbortSignal): void {
  const parents = new Set(stars.map(({ label }) => label.parentElement))
  const [row] = parents.size === 1 ? parents : []
  membersOf(row)?.toggleAttribute('data-ilots-stars', true)
  for (const { input, label } of stars)
    input.dataset.ilotsRating = label.contains(input) ? 'inside' : 'beside'
  signal.addEventListener('abort', () => {
    membersOf(row)?.removeAttribute('data-ilots-stars')
    for (const { input, label } of stars) {
      delete input.dataset.ilotsRating
      delete label.dataset.ilotsStar
    }
  })
}

export const island = defineIsland(attributes, messages, mount)
