/** The time in the picker of a date-time: 24 hours, in the same mask as the field. */
import { maskInput, writeText } from '../../src/forms/masked-input'
import { type Format, pad, writeStamp } from './format'
import { stampIn } from './formats'
import type { Asked } from './picker'
import type { Stamp } from './stamp'
import { typeDate } from './type-date'

/** A date-time's time can be set before its day, or afterwards. */
export function offerTime(time: HTMLInputElement, { field, formats }: Asked, signal: AbortSignal): void {
  const format = timeIn(formats.show)
  if (format.length === 0) time.parentElement?.remove()
  maskInput(time, signal, { refine: (edit) => typeDate(format, edit) })
  const read = () => {
    const { hour, minute, second } = stampIn(formats, field.value) ?? { hour: 0, minute: 0, second: 0 }
    time.value = [hour, minute, second]
      .slice(0, format.length)
      .map((value) => pad(value, 2))
      .join(':')
  }
  read()
  field.addEventListener('input', read, { signal })
  time.addEventListener(
    'change',
    () => {
      const day = stampIn(formats, field.value)
      if (day) writeText(field, writeStamp(formats.show, { ...day, ...timeOf(time.value) }))
    },
    { signal },
  )
}

/** The time of a format, as one of its own. */
function timeIn(show: Format): Format {
  const at = show.findIndex(({ unit }) => unit === 'hour')
  return at < 0 ? [] : show.slice(at).map((part, index) => (index ? part : { ...part, before: '' }))
}

export function timeOf(value: string): Pick<Stamp, 'hour' | 'minute' | 'second'> {
  const [hour = 0, minute = 0, second = 0] = value.split(':').map(Number)
  return { hour, minute, second }
}
