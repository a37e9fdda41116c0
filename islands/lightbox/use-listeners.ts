import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type GestureHandlers, listenToGestures } from './gestures'
import { type Action, actionOf, type Shown } from './keys'

/** Listens to gestures on the stage. The listeners are added once and call the handlers of the latest render. */
export function useGestures(stage: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useLayoutEffect(() => {
    const controller = new AbortController()
    const call: GestureHandlers = {
      isZoomed: () => latest.current.isZoomed(),
      onPan: (by) => latest.current.onPan(by),
      onDrag: (distance) => latest.current.onDrag(distance),
      onDrop: (distance) => latest.current.onDrop(distance),
      onZoom: (factor, at) => latest.current.onZoom(factor, at),
      onDoubleTap: (at) => latest.current.onDoubleTap(at),
      onBackdrop: () => latest.current.onBackdrop(),
    }
    if (stage.current) listenToGestures(stage.current, call, controller.signal)
    return () => controller.abort()
  }, [stage])
}

/** Listens to keys on the whole dialog. The listener is added once and acts on what the latest render shows. */
export function useKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  shown: Shown,
  act: (action: Action) => void,
): void {
  const latest = useRef({ shown, act })
  latest.current = { shown, act }
  useLayoutEffect(() => {
    const controller = new AbortController()
    const listener = (event: KeyboardEvent) => {
      const action = actionOf(event, latest.current.shown)
      if (!action) return
      event.preventDefault()
      latest.current.act(action)
    }
    dialog.current?.addEventListener('keydown', listener, { signal: controller.signal })
    return () => controller.abort()
  }, [dialog])
}
