/** The tab of the request log: calls and their answers, the newest first. A call can be repeated. */

import { useEffect, useRef, useState } from 'react'
import type { RequestRecord } from '../../src/island/whole-page'
import { exchangeOf } from '../../src/server/request-log'
import { numberOf } from './pieces'
import { bodyOf, canRepeat, repeatCall, writes } from './repeat'
import type { Tools } from './tools'
import { figures, type Key, type Words } from './words'

const STATES: Readonly<Record<RequestRecord['state'], Key>> = {
  sent: 'sent',
  done: 'done',
  failed: 'callFailed',
  aborted: 'aborted',
}

/** Lists the calls of the page. */
export function CallsTab({ tools }: { readonly tools: Tools }) {
  const { page, say } = tools
  const calls = [...page.requests].reverse()
  if (calls.length === 0) return <p className="empty">{say('noCalls')}</p>
  return (
    <>
      <p className="muted">{say('repeatNote')}</p>
      <ul className="plain cards">
        {calls.map((record) => (
          <li key={numberOf(record)} className={`card is-${record.state}`}>
            <OneCall record={record} tools={tools} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OneCall({ record, tools }: { readonly record: RequestRecord; readonly tools: Tools }) {
  const { say } = tools
  const { method, url, island, state, status, milliseconds } = record
  const facts = [status && say('status', { status }), figures.time(milliseconds, say)].filter(Boolean)
  return (
    <>
      <p className="card-head">
        <strong className={`state is-${state}`}>{say(STATES[state])}</strong>
        <span className="muted">{facts.join(' · ')}</span>
        <code>{island}</code>
      </p>
      <p className="card-text">
        <strong>{method}</strong> <code className="address">{url}</code>
      </p>
      <Exchange record={record} say={say} />
      {canRepeat(record) && <Repeat record={record} tools={tools} />}
    </>
  )
}

function Exchange({ record, say }: { readonly record: RequestRecord; readonly say: Words }) {
  const answer = exchangeOf(record)?.answer
  const body = bodyOf(record)
  return (
    <>
      {body && <Folded title={say('body')} text={body} />}
      {answer !== undefined && <Folded title={say('answer')} text={answer || say('noBody')} />}
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

interface Props {
  readonly record: RequestRecord
  readonly tools: Tools
}

/** Repeats a call; one that may write asks first, in the button's place. */
function Repeat({ record, tools }: Props) {
  const { say, page, signal, watch } = tools
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
    watch.tell()
    tools.tell(say('repeated', { state: say(isDone ? 'done' : 'callFailed') }))
  }
  const ask = () => (writes(record) ? setAsked(true) : void repeat())
  return (
    <p ref={box} className="question">
      {isAsked ? (
        <>
          <span>{say('repeatWrites', { method: record.method })}</span>
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
