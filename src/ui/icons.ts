/** The icons: the `d` of each path, 24 × 24, drawn with lines. One export each: a chunk holds what it draws. */

export const CLOSE = 'M6 6l12 12M18 6L6 18'
export const PREVIOUS = 'M15 5l-7 7 7 7'
export const NEXT = 'M9 5l7 7-7 7'
export const ONWARD = 'M5 12h14M13 6l6 6-6 6'
export const HOME = 'M4 11l8-7 8 7v9h-5v-6H9v6H4z'
export const CALENDAR = 'M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4'
export const PLAY = 'M8 5.5v13l10.5-6.5z'
export const PAUSE = 'M8 6v12M16 6v12'
export const SEARCH = 'M16 16l4.5 4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z'
export const ZOOM_IN = 'M16 16l4.5 4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM10.5 7.5v6M7.5 10.5h6'
export const ZOOM_OUT = 'M16 16l4.5 4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM7.5 10.5h6'
export const COLLAPSE = 'M5 16h14'
export const EXPAND = 'M6 15l6-6 6 6'
export const DOCK_BOTTOM = 'M4 4h16v16H4zM4 14h16'
export const DOCK_SIDE = 'M4 4h16v16H4zM14 4v16'
export const TARGET = 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8'

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Creates an icon for code that draws without React.
 * @param path one of this file.
 */
export function iconElement(path: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  icon.setAttribute('class', 'ilots-icon')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  icon.append(line)
  return icon
}
