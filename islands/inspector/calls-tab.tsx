/** Calls and their answers, the newest first; each can be made again. */
import type { RequestRecord } from '../../src/engine/engine'
import { exchangeOf } from '../../src/server/exchanges'
import { figures } from './figures'
import { numberOf } from './number-of'
import { bodyOf, canRepeat } from './repeat'
import { Repeat } from './repeat-button'
import type { Tools } from './tools'
import type { Key, Words } from './words'

const STATES: Readonly<Record<RequestRecord['state'], Key>> = {
  sent: 'sent',
  done: 'done',
  failed: 'callFailed',
  aborted: 'aborted',
}

export function CallsTab({ tools }: { readonly tools: Tools }) {
  const { engine, say } = tools
  const calls = [...engine.requests].reverse()
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
