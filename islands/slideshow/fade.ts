/** The front layer fades in over the back one (§4.9, §9.5). */

/** Milliseconds (contract §7). */
const TICK = 20
/** Of transparency, in percent: 50 ticks. */
const STEP = 2
/** Milliseconds. */
export const FADE = (100 / STEP) * TICK
/** The most that opacity becomes. */
const CAP = 0.99

/**
 * Each step of opacity on its tick, however rarely the browser draws.
 * @returns settles when `layer` is as opaque as it gets; never when `signal` aborts before.
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
