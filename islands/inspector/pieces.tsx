/** Small pieces that several tabs draw: an element of the page, keys for a list. */
import { nameElement } from '../../src/base/errors'
import { useTools } from './tools'

interface Props {
  readonly element: Element
  /** A text instead of the element's own name. */
  readonly name?: string
}

/**
 * A button named after an element of the page: pointed at or focused, it outlines the element; clicked, it scrolls to
 * it.
 */
export function Place({ element, name = nameElement(element) }: Props) {
  const tools = useTools()
  const point = () => tools.shell.outline(element)
  const leave = () => tools.shell.outline()
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

/**
 * A React key for an object without a unique name: two islands may have the same name and host, two calls the same
 * address.
 */
export function numberOf(thing: object): number {
  if (!numbers.has(thing)) {
    count += 1
    numbers.set(thing, count)
  }
  return numbers.get(thing) ?? 0
}
