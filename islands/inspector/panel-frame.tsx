/** The panel's frame: its bar of controls, and the edge that resizes it. */

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { IconButton } from '../../src/ui/button'
import { CLOSE, COLLAPSE, DOCK_BOTTOM, DOCK_SIDE, EXPAND } from '../../src/ui/icons'
import type { Words } from './words'

/** Where the panel stands. */
export type Dock = 'side' | 'bottom'

interface BarProps {
  readonly say: Words
  readonly dock: Dock
  readonly isCollapsed: boolean
  readonly onDock: (dock: Dock) => void
  readonly onCollapse: (isCollapsed: boolean) => void
  readonly onClose: () => void
}

/** Renders the panel's title and its controls. */
export function Bar({ say, dock, isCollapsed, onDock, onCollapse, onClose }: BarProps) {
  const other = dock === 'side' ? 'bottom' : 'side'
  return (
    <header className="bar">
      <h2 className="title">{say('name')}</h2>
      {!isCollapsed && (
        <IconButton
          className={`round is-to-${other}`}
          icon={other === 'side' ? DOCK_SIDE : DOCK_BOTTOM}
          label={say(other === 'side' ? 'dockSide' : 'dockBottom')}
          onPress={() => onDock(other)}
        />
      )}
      <IconButton
        className="round"
        icon={isCollapsed ? EXPAND : COLLAPSE}
        label={say(isCollapsed ? 'expand' : 'collapse')}
        onPress={() => onCollapse(!isCollapsed)}
      />
      <IconButton className="round" icon={CLOSE} label={say('close')} onPress={onClose} />
    </header>
  )
}

/** The panel's size at each place. */
export interface Sizes {
  /** CSS pixels. */
  readonly side: number
  readonly bottom: number
}

interface ResizerProps {
  readonly dock: 'side' | 'bottom'
  readonly sizes: Sizes
  readonly label: string
  readonly onSize: (sizes: Sizes) => void
}

const LEAST = 240
const STEP = 32
/** Key → 1 where it moves the edge into the page, so that the panel grows, or -1. */
const VERTICAL: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const HORIZONTAL: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 }
/** CSS pixels. In a narrower window the panel is at the bottom, whatever was chosen. */
const NARROW = 768

/** The first sizes. On a telephone the panel takes a larger part, because its tabs need more lines. */
export const startSizes = (): Sizes => {
  const part = innerWidth < NARROW ? 0.62 : 0.5
  return { side: 480, bottom: Math.max(LEAST, Math.round(innerHeight * part)) }
}

/** Renders the edge that resizes the panel: dragged, or moved with the arrow keys (window splitter pattern). */
export function Resizer({ dock, sizes, label, onSize }: ResizerProps) {
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
