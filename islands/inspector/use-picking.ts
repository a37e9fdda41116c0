import { useEffect, useRef, useState } from 'react'
import { pickElement } from './pick'
import type { Tools } from './tools'

export interface Picking {
  readonly on: boolean
  /** Begins, or gives up. */
  toggle(): void
}

/** Choosing an element in the page, from a button that stays pressed meanwhile. */
export function usePicking(tools: Tools, onPicked: (element: Element) => void): Picking {
  const [on, setOn] = useState(false)
  const stop = useRef<(() => void) | undefined>(undefined)
  // What is heard when it is over is today's listener.
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
  return { on, toggle }
}
