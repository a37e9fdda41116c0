/** A text to copy by hand, where the browser refuses the clipboard. */

import copy from 'styles:copy'
import type { RefObject } from 'react'
import { adoptAlone } from '../styles/adopt'

interface Props {
  readonly label: string
  readonly text: string
  readonly field: RefObject<HTMLInputElement | null>
}

/** Draws a read-only field with a text. */
export function CopyField({ label, text, field }: Props) {
  adoptAlone(copy)
  return (
    <label className="ilots-copy">
      <span>{label}</span>
      <input className="ilots-copy-field" readOnly value={text} ref={field} />
    </label>
  )
}

/** Focuses the field and selects all of it, so that one key copies it. */
export function selectAll({ current }: Props['field']): void {
  current?.focus()
  current?.select()
}
