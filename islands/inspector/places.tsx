/** Elements of the page by their names: pointed at, they are framed there; chosen, they are scrolled to. */
import { nameElement } from '../../src/island/errors'
import type { Tools } from './tools'

interface Props {
  readonly tools: Tools
  readonly element: Element
  /** Another name than its own. */
  readonly name?: string
}

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
