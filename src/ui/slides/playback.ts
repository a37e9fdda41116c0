/**
 * Content that moves by itself: a button stops and restarts it (contract §4.3), and it stands still while it is out
 * of sight or the visitor looks at it closely.
 */

import type { Page } from '../../contracts/page'
import { markAdded } from '../../dom/added-nodes'
import { renderTranslated } from '../../i18n/say'

interface Moving {
  readonly page: Page
  readonly signal: AbortSignal
  say(key: 'play' | 'pause'): string
}

/** Whether the visitor wants less motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Runs `move` with whether the content may move, at once and each time that this may have changed, until `signal`
 * aborts. Once the visitor has started the movement, pointer and focus stop nothing any more, until it is stopped.
 * @param areas where the pointer or the focus stops the movement; the first one has to be in view.
 * @param put puts the button into the page; its name says what a press will do, and it is removed with the signal.
 * @returns decides again.
 */
export function playback(
  { page, signal, say }: Moving,
  areas: readonly Element[],
  put: (button: HTMLButtonElement) => void,
  move: (mayRun: boolean) => void,
): () => void {
  let isPlaying = !isStill()
  let isAsked = false
  const held = new Set<string>()
  const button = roundButton('ilots-play')
  const name = () => button.setAttribute('aria-label', say(isPlaying ? 'pause' : 'play'))
  const update = () => {
    const isFree = isAsked || !(held.has('pointer') || held.has('focus'))
    button.dataset.playing = String(isPlaying)
    name()
    move(isPlaying && isFree && !held.has('unseen') && !document.hidden)
  }
  const press = () => {
    isPlaying = !isPlaying
    isAsked = isPlaying
    update()
  }
  button.addEventListener('click', press, { signal })
  signal.addEventListener('abort', () => button.remove())
  renderTranslated(page, signal, name)
  put(markAdded(button))
  // The button may be elsewhere; in an area, the pointer that leaves it is still on the content.
  const isInside = areas.some((area) => area.contains(button))
  watch(isInside ? areas : [...areas, button], signal, (why, isHeld) => {
    if (isHeld) held.add(why)
    else held.delete(why)
    update()
  })
  document.addEventListener('visibilitychange', update, { signal })
  update()
  return update
}

/** Makes a round button of slides. */
export function roundButton(className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `ilots-round ${className}`
  return button
}

/** Tells `hold` when pointer or focus come to an area and leave it, and when the first area is out of sight. */
function watch(
  areas: readonly Element[],
  signal: AbortSignal,
  hold: (why: string, isHeld: boolean) => void,
): void {
  for (const area of areas) {
    const on = (type: string, why: string, isHeld: boolean) =>
      area.addEventListener(type, () => hold(why, isHeld), { signal })
    on('pointerenter', 'pointer', true)
    on('pointerleave', 'pointer', false)
    on('focusin', 'focus', true)
    on('focusout', 'focus', false)
  }
  const observer = new IntersectionObserver((entries) =>
    hold('unseen', !entries.some(({ isIntersecting }) => isIntersecting)),
  )
  signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(areas[0] as Element)
}
