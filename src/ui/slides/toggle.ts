/** The button that stops and restarts (contract §4.3): anything that moves by itself can be stopped. */

import { renderTranslated } from '../../i18n/say'
import type { Page } from '../../island/page'

/** The button, and what tells it the state. */
export interface Toggle {
  readonly element: HTMLButtonElement
  /** Names the button after what a press will do. */
  show(isPlaying: boolean): void
}

type Say = (key: 'play' | 'pause') => string

/**
 * Makes the button; it is removed when `signal` aborts.
 * @param press runs at each click.
 */
export function makeToggle(page: Page, say: Say, signal: AbortSignal, press: () => void): Toggle {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'ilots-round ilots-play'
  element.addEventListener('click', press, { signal })
  let isPlaying = false
  const name = () => element.setAttribute('aria-label', say(isPlaying ? 'pause' : 'play'))
  renderTranslated(page, signal, name)
  signal.addEventListener('abort', () => element.remove())
  return {
    element,
    show(playing) {
      isPlaying = playing
      element.dataset.playing = String(playing)
      name()
    },
  }
}
