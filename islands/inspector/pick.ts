/**
 * Picks an element in the page: with a pointer, or with Tab and Enter. The page's own listeners do not get these
 * events.
 */
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../src/dom/announce'
import type { Tools } from './tools'

/** Picks an element, with a button that stays pressed meanwhile. */
export function usePicking({ shell, signal, say }: Tools, onPicked: (element: Element) => void) {
  const [isOn, setOn] = useState(false)
  const stop = useRef<(() => void) | undefined>(undefined)
  // Picking may outlast this render: its end calls the listener of the latest one.
  const picked = useRef(onPicked)
  picked.current = onPicked
  useEffect(() => () => stop.current?.(), [])
  const done = (element: Element | undefined) => {
    stop.current = undefined
    setOn(false)
    announce('')
    if (element) picked.current(element)
  }
  /** Begins to pick, or gives up. */
  const toggle = () => {
    if (stop.current) return stop.current()
    setOn(true)
    announce(say('picking'))
    stop.current = pickElement(shell.host, { hover: shell.outline, done }, signal)
  }
  return { isOn, toggle }
}

interface Picking {
  /** Is called with the element under the pointer or with the focus. */
  hover(element: Element | undefined): void
  /** Is called once, with the picked element, or with nothing when the visitor gave up. */
  done(element: Element | undefined): void
}

const SWALLOWED = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'submit',
] as const

/**
 * Waits for an element to be picked.
 * @param host the inspector's own element: events inside it are left alone.
 * @returns gives up.
 */
export function pickElement(host: Element, { hover, done }: Picking, outer: AbortSignal): () => void {
  const controller = new AbortController()
  const signal = AbortSignal.any([outer, controller.signal])
  const end = (element?: Element) => {
    if (signal.aborted) return
    controller.abort()
    hover(undefined)
    done(element)
  }
  const elementOf = ({ target }: Event) =>
    target instanceof Element && !host.contains(target) ? target : undefined
  const swallow = (event: Event) => {
    if (!elementOf(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // On the window, in the capture phase: before the page's own listeners and those that keep early clicks.
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, signal, passive: false })
  for (const type of SWALLOWED) listen(type, swallow)
  for (const type of ['pointerover', 'focusin']) listen(type, (event) => hover(elementOf(event)))
  listen('click', (event) => {
    swallow(event)
    const element = elementOf(event)
    if (element) end(element)
  })
  listen('keydown', (event) => {
    const { key } = event as KeyboardEvent
    const chosen = key === 'Enter' ? elementOf(event) : undefined
    if (key !== 'Escape' && !chosen) return
    event.preventDefault()
    event.stopImmediatePropagation()
    end(chosen)
  })
  return () => end()
}
