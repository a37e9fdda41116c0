import { useLayoutEffect, useState } from 'react'

/** §9.11, milliseconds that a slide stays. */
const STAY = 2500

export interface Slideshow {
  readonly isPlaying: boolean
  play(): void
  stop(): void
}

/**
 * Goes on by itself once started.
 * @param current what is shown; each gets its full time.
 * @param isSettled the slide is there, or will not come: the time does not run while it is on its way.
 */
export function useSlideshow(current: number, isSettled: boolean, next: () => void): Slideshow {
  const [isPlaying, setPlaying] = useState(false)
  // At once, not after the next frame: a slideshow that is stopped makes no further step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is another function at each render; `current` starts the time again.
  useLayoutEffect(() => {
    if (!isPlaying || !isSettled) return
    let timer = 0
    // Nobody sees slides go by in a page that is hidden.
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
