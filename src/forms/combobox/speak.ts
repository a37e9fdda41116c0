/** What a list says to screen readers: when typing rests, and nothing once a choice is made. */
import { announce } from '../../dom/announce'

/** Each key is spoken by the screen reader itself, and would cut the count off. Milliseconds. */
const REST = 500

/** @returns speaks a sentence soon, in place of the one that still waits; without one, nothing is said. */
export function makeSpeaker(signal: AbortSignal): (sentence?: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hush = () => clearTimeout(timer)
  signal.addEventListener('abort', hush)
  return (sentence) => {
    hush()
    if (sentence) timer = setTimeout(announce, REST, sentence)
  }
}
