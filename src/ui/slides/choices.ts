/** Slides that hold choices, as the branches of an appointment (§9.6): what is chosen, or has the focus, is in the view. */
import type { Wanted } from './adapter'

const CHOICE = 'input[type="radio"],input[type="checkbox"]'

/**
 * Radios are one stop of the Tab key: the checked one, wherever it is. Were its slide inert, no key would reach any of
 * them; arrow keys walk on into slides that are not in the view, too.
 */
export const holdsChoice = (slide: Element): boolean => slide.querySelector(CHOICE) !== null

/** The first slide of the view with what is chosen. */
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

/** Brings the slide into the view that the focus comes to: at once, or when the view has come to rest. */
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
  // Where a finger has dragged it to since, it stays.
  list.addEventListener('pointerdown', () => (awaited = undefined), { signal })
  list.addEventListener('focusout', () => (awaited = undefined), { signal })
  slides.on('moved', () => queueMicrotask(follow))
}
