/** Opens a `Dialog` as the page's: it has a root of its own, which goes when it closes. */
import { createRef, type ReactNode, type RefObject } from 'react'
import { Code } from '../contracts/errors'
import type { Page } from '../contracts/page'
import { Overlay, type OverlayOptions } from '../overlay/overlay'
import { type About, StackEntry } from '../overlay/stack-entry'
import { makeRoot, type Put } from '../rendering/react-root'

/** How the overlay opens, and what closes it; `focus` is given the dialog. */
export interface ShowOptions extends Omit<OverlayOptions, 'focus' | 'opened'> {
  /** What the store knows of it. */
  about?: About
  focus(dialog: HTMLDialogElement): HTMLElement | null
  /** Puts its root into the page; by default at the end of it. */
  put?: Put
}

/** An open overlay and its dialog. */
export interface Shown {
  readonly overlay: Overlay
  readonly dialog: HTMLDialogElement
}

/**
 * Renders a dialog and opens it.
 * @param island its name in the store's stack, and in the report when rendering throws; the overlay closes then.
 * @param render is also given the number of its entry in that stack.
 * @returns `undefined` when the dialog could not be rendered.
 */
export function showDialog(
  page: Page,
  island: string,
  render: (
    dialog: RefObject<HTMLDialogElement | null>,
    overlay: () => Overlay | undefined,
    id: number,
  ) => ReactNode,
  { about = { kind: 'content', parameters: {} }, ...options }: ShowOptions,
): Shown | undefined {
  const opened = new StackEntry(page, island, about)
  const ref = createRef<HTMLDialogElement>()
  let overlay: Overlay | undefined
  const root = makeRoot(page, options.put ?? document.body, (error) => {
    page.report.thrown(error, Code.mountFailed, { island })
    overlay?.close()
  })
  root.render(() => render(ref, () => overlay, opened.id))
  const dialog = ref.current
  if (!dialog) {
    root.remove()
    opened.remove()
    return undefined
  }
  overlay = new Overlay(page, dialog, {
    ...options,
    opened,
    focus: () => options.focus(dialog),
    onClosed() {
      root.remove()
      options.onClosed()
    },
  })
  return { overlay, dialog }
}
