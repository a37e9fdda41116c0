/** The tab of the events that `Ilots.on()` reports while the inspector is open. */
import { useState } from 'react'
import { EVENTS, KEPT } from './event-log'
import type { Tools } from './tools'

/** Lists the logged events, all or of one type. */
export function EventsTab({ tools }: { readonly tools: Tools }) {
  const { say, watch } = tools
  const [type, setType] = useState('')
  const shown = watch.log.entries.filter((entry) => !type || entry.type === type)
  return (
    <>
      <div className="tools">
        <LogTools tools={tools} />
        <label className="choice">
          <span>{say('type')}</span>{' '}
          <select
            className="field"
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value)}
          >
            <option value="">{say('allTypes')}</option>
            {EVENTS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      {shown.length === 0 && <p className="empty">{say('noEvents')}</p>}
      <ol className="plain log">
        {shown.map(({ number, type: name, time, text }) => (
          <li key={number} className="entry">
            <span className="muted">{time}</span> <strong>{name}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="muted">{say('onlyLast', { count: KEPT })}</p>
    </>
  )
}

function LogTools({ tools: { say, watch } }: { readonly tools: Tools }) {
  const { log } = watch
  const pause = () => {
    log.isPaused = !log.isPaused
    watch.tell()
  }
  const clear = () => {
    log.clear()
    watch.tell()
  }
  return (
    <>
      <button type="button" className="button" onClick={pause}>
        {say(log.isPaused ? 'resume' : 'pause')}
      </button>
      <button type="button" className="button" onClick={clear}>
        {say('clear')}
      </button>
    </>
  )
}
