/** Why an element that was chosen in the page has no island of its own. */

import type { Slot } from '../../src/engine/lifecycle'
import { why } from '../../src/engine/why'
import { nameElement } from '../../src/island/errors'
import type { Tools } from './tools'

interface Props {
  readonly tools: Tools
  readonly element: Element
  /** The island around it. */
  readonly around: Slot | undefined
}

export function WhyNone({ tools, element, around }: Props) {
  const { say, engine } = tools
  return (
    <div className="why">
      <h3 className="subtitle">
        {say('why')} <code>{nameElement(element)}</code>
      </h3>
      {why(engine, element).map(({ reason, hint }) => (
        <p key={reason}>
          {say('hasNone', { reason })} {hint && say('hint', { hint })}
        </p>
      ))}
      {around && <p>{say('insideOf', { island: around.island.name, element: nameElement(around.host) })}</p>}
      <button type="button" className="button" onClick={() => tools.show(element)}>
        {say('show')}
      </button>
    </div>
  )
}
