/** Above the tree: the button that picks an element in the page, and the filter. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../src/ui/icon'
import { TARGET } from '../../src/ui/icons'
import { pickElement } from './pick'
import type { Tools } from './tools'
import type { Words } from './words'

interface Props {
  readonly say: Words
  readonly picking: Picking
  readonly filter: string
  readonly onFilter: (filter: string) => void
}

/** Renders the pick button and the filter. */
export function IslandsTools({ say, picking, filter, onFilter }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape empties the filter first; pressed again, it closes the inspector.
    if (event.key !== 'Escape' || !filter) return
    event.preventDefault()
    onFilter('')
  }
  return (
    <>
      <div className="tools">
        <button type="button" className="button" aria-pressed={picking.isOn} onClick={picking.toggle}>
          <Icon path={TARGET} />
          <span>{say('pick')}</span>
        </button>
        <input
          type="search"
          className="field"
          aria-label={say('filter')}
          placeholder={say('filter')}
          value={filter}
          onChange={({ currentTarget }) => onFilter(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {picking.isOn && <p className="call">{say('picking')}</p>}
    </>
  )
}

/** Whether an element is being picked. */
export interface Picking {
  readonly isOn: boolean
  /** Begins to pick, or gives up. */
  toggle(): void
}

/** Picks an element in the page, with a button that stays pressed meanwhile. */
export function usePicking(tools: Tools, onPicked: (element: Element) => void): Picking {
  const [isOn, setOn] = useState(false)
  const stop = useRef<(() => void) | undefined>(undefined)
  // Picking may outlast this render: its end calls the listener of the latest one.
  const picked = useRef(onPicked)
  picked.current = onPicked
  useEffect(() => () => stop.current?.(), [])
  const done = (element: Element | undefined) => {
    stop.current = undefined
    setOn(false)
    tools.tell('')
    if (element) picked.current(element)
  }
  const toggle = () => {
    if (stop.current) return stop.current()
    setOn(true)
    tools.tell(tools.say('picking'))
    const hover = (element: Element | undefined) => tools.outline(element)
    stop.current = pickElement(tools.shell.host, { hover, done }, tools.signal)
  }
  return { isOn, toggle }
}
