/** Two lines at the top of the form: the step, and the state of a search. */
import { useEffect, useState } from 'react'
import { partOf } from '../../src/dom/content'
import { islandRoot } from '../../src/rendering/react-root'
import { Progress } from '../../src/ui/progress'
import type { BaseContext, BookingContext, ShowStatus } from './context'
import { stepOf } from './fields'
import type { messages } from './messages'

/** What the status line says. */
interface Line {
  readonly key: keyof (typeof messages)['fr']
  readonly values: Parameters<ShowStatus>[1]
  /** Which one of this page: the same words are spoken again for another. */
  readonly turn: number
}

interface Props {
  readonly step: number
  readonly steps: number | undefined
  readonly line: Line | undefined
  readonly say: BookingContext['say']
}

/** Draws the status line, and the progress above it where the page says how many steps there are. */
export const Lines = ({ step, steps, line, say }: Props) => (
  <>
    {steps ? <Steps step={step} steps={steps} say={say} /> : null}
    <p className="ilots-booking-status" role="status">
      {line && <span key={line.turn}>{say(line.key, line.values)}</span>}
    </p>
  </>
)

/** "Étape 2 sur 5". */
function Steps({ step, steps, say }: Omit<Props, 'line'> & { readonly steps: number }) {
  const [isReady, setReady] = useState(false)
  // Some screen readers do not watch a live region in the frame in which it is added.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const text = isReady ? say('step', { step, steps }) : undefined
  return (
    <p className="ilots-booking-progress" role="status">
      <span>{text}</span>
      <Progress max={steps} value={step} label={text} />
    </p>
  )
}

/**
 * Draws both lines; screen readers speak them. A server that writes the step itself, and keeps a place for the other
 * line, has a form that does not move when the code comes.
 */
export function drawLines(form: HTMLFormElement, context: BaseContext): ShowStatus {
  const { attributes, page, say, signal } = context
  const part = (role: string) => partOf(form, `[data-role="${role}"]`, page.config)
  const place = part('status')
  const root = islandRoot(context, (container) => (place ? place.append(container) : form.prepend(container)))
  const steps = part('progress') ? undefined : attributes.finalStep
  const at = { step: stepOf(form), steps, say }
  const draw = (line?: Line) => root.render(() => <Lines {...at} line={line} />)
  let turn = 0
  draw()
  return (key, values) => {
    turn += 1
    if (!signal.aborted) draw(key ? { key, values, turn } : undefined)
  }
}
