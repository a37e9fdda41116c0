/**
 * Slides that hold choices, such as the branches of an appointment (§9.6): the chosen one, or the
 * one with the focus, is in view.
 */

/** How the slides move, and how many a view has. */
export interface Wanted {
  readonly perPage: number
  /** The least width of a slide, in rem: a narrower view shows fewer slides. By default there is none. */
  readonly least?: number
  readonly perMove: number
  /** After the last slide, the next one is the first. */
  readonly rewind: boolean
  /** Milliseconds between two moves without the visitor; by default there are none. */
  readonly interval?: number | undefined
  readonly isVertical?: boolean
  /** How many slides a view has from each width of the window on, in pixels. */
  readonly breakpoints?: Record<number, { perPage: number }>
}

const CHOICE = 'input[type="radio"],input[type="checkbox"]'

/**
 * Whether a slide holds choices; such a slide is never inert. Tab stops only at the checked radio of a group, and
 * arrow keys go on to the others, also in slides out of view: in an inert slide, no key would reach any of them.
 */
export const holdsChoice = (slide: Element): boolean => slide.querySelector(CHOICE) !== null

/** The index of the first slide of a view that shows what is chosen. */
export function startOf(slides: readonly Element[], { perPage, perMove, breakpoints = {} }: Wanted): number {
  const checked = slides.findIndex((slide) => slide.querySelector('input:checked'))
  let shown = perPage
  for (const [width, wider] of Object.entries(breakpoints))
    if (matchMedia(`(min-width:${width}px)`).matches) shown = wider.perPage
  const step = checked - (checked % perMove)
  return Math.max(0, Math.min(step, slides.length - shown))
}

interface Slides {
  on(event: 'moved', handler: () => void): unknown
  go(index: number): void
}

/** Moves the slide that gets the focus into view: at once, or when a move has come to its end. */
export function followFocus(
  slides: Slides,
  list: HTMLElement,
  { perMove }: Wanted,
  signal: AbortSignal,
): void {
  let awaited: Element | undefined
  const follow = () => {
    const index = awaited ? [...list.children].indexOf(awaited) : -1
    if (awaited && index >= 0 && !awaited.classList.contains('is-visible'))
      slides.go(index - (index % perMove))
  }
  const onFocus = ({ target }: FocusEvent) => {
    awaited = [...list.children].find((slide) => slide.contains(target as Node))
    follow()
  }
  list.addEventListener('focusin', onFocus, { signal })
  // A visitor who has dragged the slides since leaves them where they are.
  list.addEventListener('pointerdown', () => (awaited = undefined), { signal })
  list.addEventListener('focusout', () => (awaited = undefined), { signal })
  slides.on('moved', () => queueMicrotask(follow))
}
