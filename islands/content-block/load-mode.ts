/** When a load-more button acts by itself (§4.12). */
export type LoadMode = 'click' | 'auto' | 'click-auto'

/**
 * Without `data-load-stop` automatic loading waits for a click after this many loads: the footer stays
 * reachable (forem/forem#11020, Automattic/jetpack#16104).
 */
const DEFAULT_STOP = 5

export function readMode(raw: string | undefined): LoadMode {
  return raw === 'auto' || raw === 'click-auto' ? raw : 'click'
}

/** In auto mode with click start, the first click switches to auto. */
export function modeAfter(mode: LoadMode): LoadMode {
  return mode === 'click-auto' ? 'auto' : mode
}

export function stopOf(raw: string | undefined): number {
  const stop = Number(raw)
  return Number.isInteger(stop) && stop > 0 ? stop : DEFAULT_STOP
}

/** Whether the button loads when seen: in auto mode, and not at a multiple of the stop, where it waits for a click. */
export function goesOn(mode: LoadMode, loads: number, stop: string | undefined): boolean {
  return mode === 'auto' && (loads === 0 || loads % stopOf(stop) !== 0)
}
