/** The tab of the request log: calls and their answers, the newest first. A call can be repeated. */

import { useEffect, useRef, useState } from 'react'
import type { RequestRecord } from '../../src/contracts/request-record'
import { announce } from '../../src/dom/announce'
import { exchangeOf } from '../../src/server/request-log'
import { Button } from '../../src/ui/button'
import { numberOf } from './pieces'
import { bodyOf, canRepeat, repeatCall, writes } from './repeat'
import { useTools } from './tools'
import { figures } from './words'

/** Lists the calls of the page. */
export function CallsTab() {
  const { page, say } = useTools()
  const calls = [...page.requests].reverse()
  if (calls.length === 0) return <p className="empty">{say('noCalls')}</p>
  return (
    <>
      <p className="muted">{say('repeatNote')}</p>
      <ul className="plain cards">
        {calls.map((record) => (
          <li key={numberOf(record)} className={`card is-${record.state}`}>
            <OneCall record={record} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  readonly record: RequestRecord
}

function OneCall({ record }: Props) {
  const { say } = useTools()
  const { method, url, island, state, status, milliseconds } = record
  const facts = [status && say('status', { status }), figures.time(milliseconds, say)].filter(Boolean)
  const body = bodyOf(record)
  const answer = exchangeOf(record)?.answer
  return (
    <>
      <p className="card-head">
        <strong className={`state is-${state}`}>{say(state === 'failed' ? 'callFailed' : state)}</strong>
        <span className="muted">{facts.join(' · ')}</span>
        <code>{island}</code>
      </p>
      <p className="card-text">
        <strong>{method}</strong> <code className="address">{url}</code>
      </p>
      {body && <Folded title={say('body')} text={body} />}
      {answer !== undefined && <Folded title={say('answer')} text={answer || say('noBody')} />}
      {canRepeat(record) && <Repeat record={record} />}
    </>
  )
}

const Folded = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <details className="folded">
    <summary>{title}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard reaches what scrolls. */}
    <pre className="code" tabIndex={0}>
      {text}
    </pre>
  </details>
)

/** Repeats a call; one that may write asks first, in the button's place. */
function Repeat({ record }: Props) {
  const tools = useTools()
  const { say, page, signal } = tools
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLParagraphElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    // The focused button has been replaced: focus the safe answer of the question, and afterwards the button again.
    if (isAsked !== wasAsked.current) box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  const repeat = async () => {
    setAsked(false)
    const isDone = await repeatCall(page, record, signal)
    tools.changed()
    announce(say('repeated', { state: say(isDone ? 'done' : 'callFailed') }))
  }
  const ask = () => (writes(record) ? setAsked(true) : void repeat())
  return (
    <p ref={box} className="question">
      {isAsked ? (
        <>
          <span>{say('repeatWrites', { method: record.method })}</span>
          <Button className="button is-important" onPress={() => void repeat()}>
            {say('repeatAnyway')}
          </Button>
          <Button className="button" data-first onPress={() => setAsked(false)}>
            {say('cancel')}
          </Button>
        </>
      ) : (
        <Button className="button" data-first onPress={ask}>
          {say('repeat')}
        </Button>
      )}
    </p>
  )
}
