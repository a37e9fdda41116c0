import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Action, actionOf, type Shown } from './keys'

/** Listens on the dialog, whatever inside has focus; what a key does is the latest render's. */
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
