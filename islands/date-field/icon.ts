const SVG = 'http://www.w3.org/2000/svg'

/** An icon of 24 × 24, drawn with lines. @param path of an SVG path. */
export function iconOf(path: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  icon.setAttribute('class', 'ilots-icon')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  icon.append(line)
  return icon
}
