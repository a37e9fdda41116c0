/** What a list says to screen readers: it speaks when typing rests, and not at all once a choice is made. */
import { announce } from '../../dom/announce'

/** Milliseconds that typing must rest: the screen reader speaks each key, and would cut the count off. */
const REST = 500

/**
 * Makes a function that speaks a sentence soon, in place of the one that still waits. Called without a sentence, it
 * only drops the one that waits.
 */
export function makeDebouncedAnnouncer(signal: AbortSignal): (sentence?: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  signal.addEventListener('abort', cancel)
  return (sentence) => {
    cancel()
    if (sentence) timer = setTimeout(announce, REST, sentence)
  }
}
