import styles from 'styles:rating'
import { membersOf } from '../../src/dom/members'
import { tell } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import type { IslandContext } from '../../src/island/island'
import { adopt } from '../../src/ui/styles/adopt'
import { attributes } from './attributes'
import { fillsOf } from './fills'
import { messages } from './messages'
import { make, type Star, starsOf } from './stars'

export type RatingContext = IslandContext<typeof attributes, (typeof messages)['fr']>

function mount(host: HTMLElement, context: RatingContext): void {
  const { signal } = context
  const stars = starsOf(host, context)
  // Radio buttons stay radio buttons until they can be stars.
  adopt(styles)
  const note = putNote(host, context)
  const draw = drawer(stars, note, context)
  const on = (type: string, target: EventTarget, run: (event: Event) => void) =>
    membersOf(target).addEventListener(type, run, { signal })
  for (const { label, input } of stars) {
    on('pointerenter', label, () => draw(input))
    on('pointerleave', label, () => draw())
    on('change', input, () => draw())
  }
  const clear = () => {
    if (!clearChoice(stars)) return
    draw()
    note.speak(context.say('cleared'))
  }
  on('click', note.button, clear)
  on('keydown', host, (event) => {
    const { key, target } = event as KeyboardEvent
    if (!/^(Backspace|Delete)$/.test(key) || !stars.some(({ input }) => input === target)) return
    event.preventDefault()
    if (!note.button.disabled) clear()
  })
  // The reset comes after its event.
  on('reset', membersOf(document), ({ target }) => {
    if (target === stars[0]?.input.form) setTimeout(() => signal.aborted || draw())
  })
  draw()
  giveBack(stars, signal)
}

/** @returns draws the note that is pointed at, else the chosen one, else the average that the page gave. */
function drawer(stars: readonly Star[], note: Note, { attributes: given, say }: RatingContext) {
  const max = stars.length
  return (pointed?: HTMLInputElement): void => {
    const chosen = stars.find(({ input }) => input.checked)
    const shown = pointed && !pointed.disabled ? pointed : chosen?.input
    const value = shown ? stars.findIndex(({ input }) => input === shown) + 1 : given.value
    const fills = fillsOf(value, max)
    for (const [index, { label }] of stars.entries()) label.dataset.ilotsStar = fills[index] ?? 'empty'
    note.show(value ? say('short', { value: String(value).replace('.', ','), max }) : '')
    // A required choice can be changed, not taken back.
    note.button.disabled = !chosen || chosen.input.required || chosen.input.disabled
  }
}

interface Note {
  readonly button: HTMLButtonElement
  show(text: string): void
  speak(text: string): void
}

/** The note in figures, and the way to take it back. */
function putNote(host: HTMLElement, { engine, signal, say }: RatingContext): Note {
  const line = make('span', 'ilots-rating-note')
  const figures = make('span', 'ilots-rating-figures')
  const button = Object.assign(make('button', 'ilots-rating-clear'), { type: 'button' as const })
  const spoken = make('span', 'ilots-spoken')
  // The radio buttons say it.
  figures.setAttribute('aria-hidden', 'true')
  spoken.setAttribute('role', 'status')
  tell(engine, signal, () => {
    button.textContent = say('clear')
  })
  line.append(figures, button, spoken)
  membersOf(host).append(line)
  signal.addEventListener('abort', () => line.remove())
  return {
    button,
    show(text) {
      figures.textContent = text
    },
    speak(text) {
      spoken.replaceChildren(Object.assign(document.createElement('span'), { textContent: text }))
    },
  }
}

/** Radio buttons cannot be taken back by themselves. @returns false when none was chosen. */
function clearChoice(stars: readonly Star[]): boolean {
  const chosen = stars.find(({ input }) => input.checked)?.input
  if (!chosen) return false
  chosen.checked = false
  // The button for it goes.
  stars[0]?.input.focus()
  for (const type of ['input', 'change']) chosen.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** What the style sheet goes by, on the page's own elements. */
function giveBack(stars: readonly Star[], signal: AbortSignal): void {
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
