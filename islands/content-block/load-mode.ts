/** When a load-more button loads by itself (§4.12). */
export type LoadMode = 'click' | 'auto' | 'click-auto'

/**
 * Automatic loads before a click is needed, without `data-load-stop`: the footer must stay reachable
 * (forem/forem#11020, Automattic/jetpack#16104).
 */
const DEFAULT_STOP = 5

/** Reads `data-load`; `click` for any other word. */
export function readMode(raw: string | undefined): LoadMode {
  return raw === 'auto' || raw === 'click-auto' ? raw : 'click'
}

/** The mode after a click: `click-auto` becomes `auto`. */
export function modeAfter(mode: LoadMode): LoadMode {
  return mode === 'click-auto' ? 'auto' : mode
}

/** Reads `data-load-stop`: a whole number above 0, else the default. */
export function stopOf(raw: string | undefined): number {
  const stop = Number(raw)
  return Number.isInteger(stop) && stop > 0 ? stop : DEFAULT_STOP
}

/** Whether the button loads when it is in sight: in `auto` mode, but after each multiple of the stop it waits for a click. */
export function loadsWhenSeen(mode: LoadMode, loads: number, stop: string | undefined): boolean {
  return mode === 'auto' && (loads === 0 || loads % stopOf(stop) !== 0)
}
