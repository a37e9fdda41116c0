import styles from 'styles:rating'
import { ilotsError } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { announce } from '../../src/dom/announce'
import { afterReset } from '../../src/forms/after-reset'
import { defineIsland } from '../../src/island/define-island'
import { islandRoot } from '../../src/rendering/react-root'
import { adopt } from '../../src/styles/adopt'
import { Button } from '../../src/ui/button'
import { attributes, type RatingContext } from './context'
import { messages } from './messages'
import {
  type Fill,
  fillStars,
  fillsOf,
  isTurned,
  markForStyles,
  nameGroup,
  type Star,
  starsIn,
} from './stars'

function mount(host: HTMLElement, context: RatingContext): void {
  const { attributes: given, page, signal } = context
  const pageStars = starsIn(host, page.config)
  if (pageStars.length === 0 && !given.name)
    throw ilotsError(Code.partMissing, 'attendu data-name ou des boutons radio, trouvé ni l’un ni l’autre.')
  if (pageStars.length > 0) nameGroup(host, context)
  // Adopted only now: radio buttons that are refused keep their own look.
  adopt(styles)
  const draw = makeRenderer(host, pageStars, context, () => clear())
  draw([])
  const stars = pageStars.length > 0 ? pageStars : starsIn(host, page.config)
  const render = (pointed?: Star) => draw(stars, pointed)
  const clear = () => {
    if (!clearChoice(stars)) return
    render()
    announce(context.say('cleared'))
  }
  listen(host, stars, signal, render, clear)
  render()
  if (pageStars.length > 0) markForStyles(pageStars, context)
}

type Render = (pointed?: Star) => void

function listen(
  host: HTMLElement,
  stars: readonly Star[],
  signal: AbortSignal,
  render: Render,
  clear: () => void,
) {
  const on = (type: string, target: EventTarget, run: (event: Event) => void) =>
    target.addEventListener(type, run, { signal })
  for (const star of stars) {
    const { label, input } = star
    on('pointerenter', label, () => render(star))
    on('pointerleave', label, () => render())
    on('change', input, () => render())
  }
  on('keydown', host, (event) => {
    const { key, target } = event as KeyboardEvent
    const at = stars.findIndex(({ input }) => input === target)
    if (at < 0) return
    const step = STEPS[key]
    if (step && isTurned(stars, host)) {
      event.preventDefault()
      choose(stars, at, -step)
    }
    if (key !== 'Backspace' && key !== 'Delete') return
    event.preventDefault()
    if (isClearable(stars)) clear()
  })
  if (stars[0]) afterReset(stars[0].input, render, signal)
}

/** How far the browser goes in the group, by its own order. */
const STEPS: Readonly<Record<string, number>> = {
  __proto__: null as never,
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Chooses the next star in visual order; after the last comes the first. */
function choose(stars: readonly Star[], from: number, step: number): void {
  const { length } = stars
  for (let far = 1; far < length; far += 1) {
    const { input } = stars[(from + far * step + far * length) % length] ?? {}
    if (!input || input.disabled) continue
    input.focus()
    input.click()
    return
  }
}

const chosenOf = (stars: readonly Star[]) => stars.find(({ input }) => input.checked)

/** A required choice can be changed, but not cleared. */
function isClearable(stars: readonly Star[]): boolean {
  const chosen = chosenOf(stars)?.input
  return chosen !== undefined && !chosen.required && !chosen.disabled
}

/** @returns draws the rating under the pointer, else the chosen one, else the average of the page. */
function makeRenderer(
  host: HTMLElement,
  pageStars: readonly Star[],
  context: RatingContext,
  onClear: () => void,
) {
  const { attributes: given, say } = context
  const text = host.textContent?.trim()
  const legend = host.getAttribute('aria-label') ?? text ?? ''
  const max = pageStars.length > 0 ? Math.max(...pageStars.map(({ note }) => note)) : given.max
  const root = islandRoot(context, host)
  return (stars: readonly Star[], pointed?: Star): void => {
    const shown = pointed && !pointed.input.disabled ? pointed : chosenOf(stars)
    const value = shown?.note ?? given.value
    fillStars(pageStars, value)
    root.render(() => (
      <>
        {pageStars.length === 0 && (
          <Stars
            context={context}
            fills={fillsOf(value, max)}
            legend={legend}
            isLegendShown={Boolean(text)}
          />
        )}
        <span className="ilots-rating-note">
          {/* Screen readers hear it from the radio buttons. */}
          <span className="ilots-rating-figures" aria-hidden="true">
            {(shown || value > 0) && say('short', { value: written(value), max: written(max) })}
          </span>
          <Button className="ilots-rating-clear" disabled={!isClearable(stars)} onPress={onClear}>
            {say('clear')}
          </Button>
        </span>
      </>
    ))
  }
}

const written = (note: number) => String(note).replace('.', ',')

interface StarsProps {
  readonly context: RatingContext
  readonly fills: readonly Fill[]
  /** The page's name of the rating, and whether the page shows it: then the legend is for screen readers only. */
  readonly legend: string
  readonly isLegendShown: boolean
}

/** Draws radio buttons as stars. Which one is chosen is theirs: a reset restores the first one. */
function Stars({ context, fills, legend, isLegendShown }: StarsProps) {
  const { say } = context
  const { name, value, max } = context.attributes
  return (
    <fieldset className="ilots-rating-group">
      <legend className={isLegendShown ? 'ilots-spoken' : 'ilots-rating-legend'}>
        {legend || say('legend')}
      </legend>
      <span className="ilots-rating-row" data-ilots-stars="">
        {fills.map((fill, index) => {
          const star = index + 1
          return (
            <label key={star} className="ilots-rating-label" data-ilots-star={fill}>
              <input
                className="ilots-rating-input"
                type="radio"
                name={name}
                value={star}
                defaultChecked={star === value}
                data-ilots-rating="inside"
              />
              <span className="ilots-spoken">{say(star === 1 ? 'star' : 'stars', { value: star, max })}</span>
            </label>
          )
        })}
      </span>
    </fieldset>
  )
}

/** Unchecks the chosen radio button, which browsers do not let a visitor do. @returns false when none was chosen. */
function clearChoice(stars: readonly Star[]): boolean {
  const chosen = chosenOf(stars)?.input
  if (!chosen) return false
  chosen.checked = false
  // The clear button is disabled next: the focus must not stay on it.
  stars[0]?.input.focus()
  for (const type of ['input', 'change']) chosen.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

export const island = defineIsland(attributes, messages, mount)
