import { useLayoutEffect, useState } from 'react'

/** §9.11. Milliseconds that a slide stays. */
const STAY = 2500

/** Slides that change by themselves. */
export interface Slideshow {
  readonly isPlaying: boolean
  play(): void
  stop(): void
}

/**
 * Calls `next` every {@link STAY} once started.
 * @param current the slide shown: each new one starts its full time.
 * @param isSettled whether it has loaded or failed: its time does not run while it loads.
 */
export function useSlideshow(current: number, isSettled: boolean, next: () => void): Slideshow {
  const [isPlaying, setPlaying] = useState(false)
  // A layout effect, so that a slideshow that is stopped makes no further step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is another function at each render; `current` starts the time again.
  useLayoutEffect(() => {
    if (!isPlaying || !isSettled) return
    let timer = 0
    // In a hidden page, nobody sees the slides.
    const run = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = window.setTimeout(next, STAY)
    }
    const controller = new AbortController()
    document.addEventListener('visibilitychange', run, { signal: controller.signal })
    run()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isPlaying, isSettled, current])
  return { isPlaying, play: () => setPlaying(true), stop: () => setPlaying(false) }
}
