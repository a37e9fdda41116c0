/** The edge of the panel: dragged, or moved with the arrow keys (window splitter pattern). */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

export interface Sizes {
  /** CSS pixels. */
  readonly side: number
  readonly bottom: number
}

interface Props {
  readonly dock: 'side' | 'bottom'
  readonly sizes: Sizes
  readonly label: string
  readonly onSize: (sizes: Sizes) => void
}

const LEAST = 240
const STEP = 32
/** The panel grows towards the page. */
const VERTICAL: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const HORIZONTAL: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 }
/** Below, the panel stands at the bottom whatever was chosen. */
const NARROW = 768

/** On a telephone the tabs take more of it. */
export const startSizes = (): Sizes => {
  const part = innerWidth < NARROW ? 0.62 : 0.5
  return { side: 480, bottom: Math.max(LEAST, Math.round(innerHeight * part)) }
}

export function Resizer({ dock, sizes, label, onSize }: Props) {
  const drag = useRef<{ from: number; size: number } | undefined>(undefined)
  const isBottom = dock === 'bottom' || innerWidth < NARROW
  const size = isBottom ? sizes.bottom : sizes.side
  const most = Math.max(LEAST, (isBottom ? innerHeight : innerWidth) - 48)
  const set = (wanted: number) => {
    const now = Math.round(Math.min(most, Math.max(LEAST, wanted)))
    onSize(isBottom ? { ...sizes, bottom: now } : { ...sizes, side: now })
  }
  const at = ({ clientX, clientY }: PointerEvent) => (isBottom ? clientY : clientX)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = (isBottom ? VERTICAL : HORIZONTAL)[event.key]
    if (!way) return
    event.preventDefault()
    set(size + way * STEP)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: at(event), size }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is a separator with a value; `hr` has none.
    <div
      className="edge"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isBottom ? 'horizontal' : 'vertical'}
      aria-valuemin={LEAST}
      aria-valuemax={most}
      aria-valuenow={Math.min(size, most)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        const { current } = drag
        if (current) set(current.size + current.from - at(event))
      }}
      onPointerUp={() => {
        drag.current = undefined
      }}
    />
  )
}
