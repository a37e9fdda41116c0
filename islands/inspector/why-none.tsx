/** Why an element that was chosen in the page has no island of its own. */
import { nameElement } from '../../src/errors'
import type { Slot } from '../../src/lifecycle'
import { why } from '../../src/why'
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
