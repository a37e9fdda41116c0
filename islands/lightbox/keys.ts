/** What keys do in the lightbox (§2.5). A field or a player inside a slide keeps its own keys. */

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ownProperty } from '../../src/base/own-property'

/** What the lightbox is asked to do; `rest` ends an enlargement. */
export type Action =
  /** `by`: to the right, -1 to the left. */
  | { type: 'move'; by: number }
  | { type: 'first' | 'last' | 'zoomIn' | 'zoomOut' | 'rest' }
  | { type: 'pan'; x: number; y: number }

/** CSS pixels that an arrow key pans an enlarged image. */
const PAN = 80

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
const OTHERS: Readonly<Record<string, Exclude<Action['type'], 'move' | 'pan'>>> = {
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'rest',
}
const OWN_KEYS = 'input,select,textarea,audio,video,[contenteditable]'

/** What is shown. For a single slide, the keys that move in a group scroll its text instead. */
interface Shown {
  readonly isZoomed: boolean
  readonly isGroup: boolean
}

/** @returns the action of a key, or `undefined` when the key is left to the browser. */
export function actionOf(event: KeyboardEvent, { isZoomed, isGroup }: Shown): Action | undefined {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || defaultPrevented || (target as Element).closest(OWN_KEYS))
    return undefined
  const arrow = ownProperty(ARROWS, key)
  if (arrow && isZoomed) return { type: 'pan', x: arrow.x * PAN, y: arrow.y * PAN }
  // Up and down scroll a slide of text.
  if (arrow) return isGroup && arrow.x !== 0 ? { type: 'move', by: -arrow.x } : undefined
  const other = ownProperty(OTHERS, key)
  if (!isGroup && (other === 'first' || other === 'last')) return undefined
  return other && { type: other }
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
