/** An overlay whose content React draws: a root of its own, opened as the page's dialog, gone when it closes. */
import { createRef, type ReactNode, type RefObject } from 'react'
import type { Engine } from '../engine/engine'
import { Code } from '../island/errors'
import { makeRoot } from '../ui/react-root'
import { Overlay, type OverlayOptions } from './overlay'

export interface ShowOptions extends Omit<OverlayOptions, 'focus'> {
  focus(dialog: HTMLDialogElement): HTMLElement | null
}

export interface Shown {
  readonly overlay: Overlay
  readonly dialog: HTMLDialogElement
}

/**
 * Renders a dialog and opens it.
 * @param island is named in the report when rendering throws; the overlay closes then.
 * @returns nothing when the dialog could not be rendered.
 */
export function showOverlay(
  engine: Engine,
  island: string,
  render: (dialog: RefObject<HTMLDialogElement | null>, overlay: () => Overlay | undefined) => ReactNode,
  options: ShowOptions,
): Shown | undefined {
  const ref = createRef<HTMLDialogElement>()
  let overlay: Overlay | undefined
  const root = makeRoot(engine, document.body, (error) => {
    engine.report.thrown(error, Code.mountFailed, { island })
    overlay?.close()
  })
  root.render(() => render(ref, () => overlay))
  const dialog = ref.current
  if (!dialog) {
    root.remove()
    return undefined
  }
  overlay = new Overlay(engine, dialog, {
    ...options,
    focus: () => options.focus(dialog),
    onClosed() {
      root.remove()
      options.onClosed()
    },
  })
  return { overlay, dialog }
}
