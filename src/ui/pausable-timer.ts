/** A timer that can be paused; it then continues with the time that is left. */
export interface PausableTimer {
  run(): void
  pause(): void
}

/** The longest delay of a browser's timer, in milliseconds. With a longer one, or 0, the timer never ends. */
const MOST = 2 ** 31

/** Makes a timer that does not run yet. @param delay milliseconds. */
export function makeTimer(delay: number, done: () => void): PausableTimer {
  let left = delay
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run() {
      if (timer !== undefined || !(delay > 0 && delay < MOST)) return
      since = performance.now()
      timer = setTimeout(done, Math.max(0, left))
    },
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - since
    },
  }
}
