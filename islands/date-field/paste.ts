/** A date that is pasted in any usual writing takes the place of what the field held. */
import { writeText } from '../../src/forms/masked-input'
import { writeStamp } from './format'
import type { Formats } from './formats'
import { readAny } from './read-any'

export function pasteDates(field: HTMLInputElement, { show }: Formats, signal: AbortSignal): void {
  field.addEventListener(
    'paste',
    (event) => {
      const stamp = readAny(event.clipboardData?.getData('text') ?? '', { hasShortYears: true })
      // Anything else is the browser's to paste, and the mask's to judge.
      if (!stamp || event.defaultPrevented || field.readOnly) return
      event.preventDefault()
      writeText(field, writeStamp(show, stamp))
    },
    { signal },
  )
}
