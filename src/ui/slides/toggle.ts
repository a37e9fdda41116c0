/** The button that stops and restarts (contract §4.3): anything that moves by itself can be stopped. */
import type { Engine } from '../../engine/engine'
import { tell } from '../../i18n/say'

export interface Toggle {
  readonly element: HTMLButtonElement
  /** Says what a press would do. */
  show(isPlaying: boolean): void
}

type Say = (key: 'play' | 'pause') => string

export function makeToggle(engine: Engine, say: Say, signal: AbortSignal, press: () => void): Toggle {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'ilots-round ilots-play'
  element.addEventListener('click', press, { signal })
  let isPlaying = false
  const name = () => element.setAttribute('aria-label', say(isPlaying ? 'pause' : 'play'))
  tell(engine, signal, name)
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
