/** `Element.Measure`: sizes of elements that may be hidden, and what their edges add. */
import { expose, measured, pixels } from '../measured'
import type { OldElement } from '../old-element'

type Plane = 'width' | 'height'
export interface SizeOptions {
  computeSize?: boolean
  styles?: readonly string[]
  planes?: Partial<Record<Plane, readonly string[]>>
  /** The name by which 1.2 has it. */
  plains?: Partial<Record<Plane, readonly string[]>>
  mode?: string
}
export type Sizes = Record<string, number>

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const PLANES = { height: ['top', 'bottom'], width: ['left', 'right'] } as const
/** Which plane `mode` leaves out. */
const OTHER: Readonly<Record<string, Plane>> = {
  __proto__: null as never,
  vertical: 'width',
  horizontal: 'height',
}

/** Measures an element's content, each of its edges, and the sum of both. */
export function computedSize(element: HTMLElement, options: SizeOptions = {}): Sizes {
  const { styles = ['padding', 'border'], mode = 'both' } = options
  const planes = { ...PLANES, ...(options.plains ?? options.planes) }
  const sizes: Sizes = {}
  for (const plane of ['height', 'width'] as const) {
    if (OTHER[mode] === plane) continue
    let total = 0
    for (const edge of planes[plane]) {
      let sum = 0
      for (const style of styles) {
        const name = style === 'border' ? `border-${edge}-width` : `${style}-${edge}`
        const size = pixels(element, name)
        sizes[name] = size
        sum += size
      }
      sizes[`computed${capital(edge)}`] = sum
      total += sum
    }
    sizes[plane] = contentSize(element, plane)
    sizes[`total${capital(plane)}`] = sizes[plane] + total
  }
  return sizes
}

/** The content's size, as the browser has computed it; where it gives no length, the measured size less the edges. */
function contentSize(element: HTMLElement, plane: Plane): number {
  if (getComputedStyle(element)[plane].endsWith('px')) return pixels(element, plane)
  const names = PLANES[plane].flatMap((edge) => [`padding-${edge}`, `border-${edge}-width`])
  const edges = names.reduce((sum, name) => sum + pixels(element, name), 0)
  return Math.max(0, dimensions(element)[plane] - edges)
}

/** Measures an element, hidden or not; one that is not in the page has no size. */
export function dimensions(element: HTMLElement, options: SizeOptions = {}): Sizes & Record<Plane, number> {
  if (!element.isConnected || element === document.body) return { x: 0, y: 0, width: 0, height: 0 }
  return measured(element, () => {
    if (!options.computeSize) {
      const { x, y } = (element as OldElement).getSize()
      return { x, y, width: x, height: y }
    }
    const { width, height, ...others } = computedSize(element, options)
    return {
      ...others,
      ...(width !== undefined && { width, x: width }),
      ...(height !== undefined && { height, y: height }),
    } as Sizes & Record<Plane, number>
  })
}

export const measureFunctions = {
  measure: (element: HTMLElement, measure: (this: HTMLElement) => unknown) =>
    measured(element, () => measure.call(element)),
  expose,
  getDimensions: dimensions,
  getComputedSize: computedSize,
}
