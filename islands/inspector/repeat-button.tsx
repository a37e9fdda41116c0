/** Makes a call again; one that may write asks first, in the button's own place. */
import { useEffect, useRef, useState } from 'react'
import type { RequestRecord } from '../../src/engine/engine'
import { repeatCall, writes } from './repeat'
import type { Tools } from './tools'

interface Props {
  readonly record: RequestRecord
  readonly tools: Tools
}

export function Repeat({ record, tools }: Props) {
  const { say, engine, signal, watch } = tools
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone: the safe answer has it, then the button again.
    if (isAsked !== wasAsked.current) box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  const repeat = async () => {
    setAsked(false)
    const isDone = await repeatCall(engine, record, signal)
    watch.tell()
    tools.tell(say('repeated', { state: say(isDone ? 'done' : 'callFailed') }))
  }
  const ask = () => (writes(record) ? setAsked(true) : void repeat())
  return (
    <p ref={box} className="question">
      {isAsked ? (
        <>
          {say('repeatWrites', { method: record.method })}
          <button type="button" className="button is-important" onClick={() => void repeat()}>
            {say('repeatAnyway')}
          </button>
          <button type="button" className="button" data-first onClick={() => setAsked(false)}>
            {say('cancel')}
          </button>
        </>
      ) : (
        <button type="button" className="button" data-first onClick={ask}>
          {say('repeat')}
        </button>
      )}
    </p>
  )
}
