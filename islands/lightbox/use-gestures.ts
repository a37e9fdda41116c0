import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type GestureHandlers, listenToGestures } from './gestures'

/** The listeners stay for as long as the stage does; what they call is the latest render's. */
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
