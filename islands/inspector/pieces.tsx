/** Small pieces that several tabs draw: an icon, an element of the page, keys for a list. */
import { nameElement } from '../../src/island/errors'
import type { Tools } from './tools'

/** The paths of the icons, 24 × 24. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  collapse: 'M5 16h14',
  expand: 'M6 15l6-6 6 6',
  bottom: 'M4 4h16v16H4zM4 14h16',
  side: 'M4 4h16v16H4zM14 4v16',
  target: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
} as const

/** An icon; its control has the name. */
export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
)

interface Props {
  readonly tools: Tools
  readonly element: Element
  /** A text instead of the element's own name. */
  readonly name?: string
}

/** A button named after an element of the page: pointed at or focused, it outlines the element; clicked, it scrolls to it. */
export function Place({ tools, element, name = nameElement(element) }: Props) {
  const point = () => tools.outline(element)
  const leave = () => tools.outline()
  return (
    <button
      type="button"
      className="place"
      aria-label={tools.say('showNth', { element: name })}
      onClick={() => tools.show(element)}
      onFocus={point}
      onBlur={leave}
      onPointerEnter={point}
      onPointerLeave={leave}
    >
      {name}
    </button>
  )
}

/** Object → its number. */
const numbers = new WeakMap<object, number>()
let count = 0

/** A React key for an object without a unique name: two islands may have the same name and host, two calls the same address. */
export function numberOf(thing: object): number {
  if (!numbers.has(thing)) {
    count += 1
    numbers.set(thing, count)
  }
  return numbers.get(thing) ?? 0
}
