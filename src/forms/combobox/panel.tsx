/** The list below a field: its rows, the note above them, and how it opens and closes. */

import { createRef, type RefObject, useLayoutEffect, useRef } from 'react'
import type { IslandContextBase } from '../../contracts/island'
import { isEscape } from '../../dom/keys'
import { makeRoot, type ReactRoot } from '../../rendering/react-root'
import { Listbox, type Row } from '../../ui/listbox'
import { afterReset } from '../after-reset'
import type { Combobox } from './combobox'
import { type PositionOptions, showBeside, withoutBox } from './position-panel'

/** What the panel shows; texts in the page's language. */
interface Shown {
  /** Names the list. */
  readonly label: string
  /** Stands above the rows, or instead of them. */
  readonly note: string
  readonly rows: readonly Row[]
}

/** The list of one field, in the top layer while it is open. */
export interface Panel {
  readonly isOpen: boolean
  /** Shows rows in place of those before. @param read is asked again when the site's translations arrive. */
  show(read: () => Shown): void
  /** Hides the list. Idempotent. */
  close(): void
}

/** Makes the list of a field. It is gone once the signal aborts. Its island adopts `styles:suggestions`. */
export function makePanel(
  field: HTMLInputElement,
  combobox: Combobox,
  place: PositionOptions,
  { page, signal, fail }: Pick<IslandContextBase, 'page' | 'signal' | 'fail'>,
): Panel {
  const list = createRef<HTMLUListElement>()
  let root: ReactRoot | undefined
  const close = () => {
    if (!root) return
    combobox.hide()
    root.remove()
    root = undefined
  }
  // The focus has gone to another part of the page: it never goes into the list.
  field.addEventListener('blur', close, { signal })
  // What it offers was for the text before.
  afterReset(field, close, signal)
  // Escape closes the list only: a dialog around the field stays open.
  field.addEventListener(
    'keydown',
    (event) => {
      if (!root || !isEscape(event)) return
      event.preventDefault()
      event.stopPropagation()
      close()
    },
    { signal },
  )
  signal.addEventListener('abort', close)
  return {
    close,
    get isOpen() {
      return root !== undefined
    },
    show(read) {
      let rows: readonly Row[] = []
      // Beside the field, not at the end of the page: it is in the same dialog, and next in reading order.
      root ??= makeRoot(
        page,
        withoutBox((container) => (field.closest('label') ?? field).after(container)),
        fail,
      )
      root.render(() => {
        const shown = read()
        rows = shown.rows
        return <Suggestions {...shown} field={field} place={place} list={list} />
      })
      const { current } = list
      // An element of the list may have stayed, and with it the place to which it was scrolled.
      current?.parentElement?.scrollTo({ top: 0, left: 0 })
      const options = [...(current?.children ?? [])] as HTMLElement[]
      if (current) combobox.show(current, options, (option) => rows[options.indexOf(option)]?.pick())
    },
  }
}

interface Props extends Shown {
  readonly field: HTMLElement
  readonly place: PositionOptions
  readonly list: RefObject<HTMLUListElement | null>
}

function Suggestions({ field, place, list, label, note, rows }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const gone = new AbortController()
    if (panel.current) showBeside(panel.current, field, place, gone.signal)
    return () => gone.abort()
  }, [field, place])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the field.
    <div
      ref={panel}
      className="ilots-suggestions"
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className="ilots-suggestions-note" hidden={!note}>
        {note}
      </p>
      <Listbox label={label} rows={rows} listRef={list} />
    </div>
  )
}
