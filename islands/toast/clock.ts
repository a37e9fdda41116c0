/** A time that can be held: what is left goes on afterwards. */
export interface Clock {
  go(): void
  hold(): void
}

/** A timer's own ceiling; what asks for more, or for nothing, stays. */
const MOST = 2 ** 31

/** @param delay milliseconds. */
export function makeClock(delay: number, done: () => void): Clock {
  let left = delay
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    go() {
      if (timer !== undefined || !(delay > 0 && delay < MOST)) return
      since = performance.now()
      timer = setTimeout(done, Math.max(0, left))
    },
    hold() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - since
    },
  }
}
