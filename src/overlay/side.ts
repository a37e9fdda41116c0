/** The side of a window, as a page writes it. */

/** What a percentage is of: the window's own. */
const WHOLE = {
  x: () => document.documentElement.clientWidth,
  y: () => document.documentElement.clientHeight,
}

/**
 * Reads a side as CSS pixels: `800`, `'800'`, `'800px'`, `'80%'` of the window.
 * @returns `undefined` for anything else.
 */
export function readSide(value: unknown, side: 'x' | 'y'): number | undefined {
  const [, digits = '', unit] = /^(\d+(?:\.\d+)?)(px|%)?$/.exec(String(value).trim()) ?? []
  if (Array.isArray(value) || digits === '') return undefined
  return Math.round(unit === '%' ? (Number(digits) * WHOLE[side]()) / 100 : Number(digits))
}
