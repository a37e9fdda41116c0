/** Fades the front layer in over the back one (§4.9, §9.5). */

/** Milliseconds between two steps (contract §7). */
const TICK = 20
/** Percent of opacity per tick: 50 ticks in all. */
const STEP = 2
/** Milliseconds of the whole fade. */
export const FADE = (100 / STEP) * TICK
/** The highest opacity. */
const CAP = 0.99

/**
 * Sets the opacity by the time that has passed, however rarely the browser draws.
 * @returns resolves at full opacity; never if `signal` aborts before.
 */
export function fadeIn(layer: HTMLElement, signal: AbortSignal): Promise<void> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const step = (): void => {
      if (signal.aborted) return
      const percent = Math.min(100, Math.floor((performance.now() - begun) / TICK) * STEP)
      layer.style.opacity = String(Math.min(CAP, percent / 100))
      if (percent === 100) resolve()
      else requestAnimationFrame(step)
    }
    step()
  })
}
