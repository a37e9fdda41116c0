/** The tab of the events that `Ilots.on()` reports while the inspector is open. */
import { useState } from 'react'
import { Button } from '../../src/ui/button'
import { EVENTS, MAX_EVENTS } from './event-log'
import { useTools } from './tools'

/** Lists the logged events, all or of one type. */
export function EventsTab() {
  const tools = useTools()
  const { say, log } = tools
  const [type, setType] = useState('')
  const shown = log.entries.filter((entry) => !type || entry.type === type)
  const pause = () => {
    log.isPaused = !log.isPaused
    tools.changed()
  }
  const clear = () => {
    log.clear()
    tools.changed()
  }
  return (
    <>
      <div className="tools">
        <Button className="button" onPress={pause}>
          {say(log.isPaused ? 'resume' : 'pause')}
        </Button>
        <Button className="button" onPress={clear}>
          {say('clear')}
        </Button>
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
      <p className="muted">{say('onlyLast', { count: MAX_EVENTS })}</p>
    </>
  )
}
