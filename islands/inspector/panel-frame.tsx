/** The panel's frame: its bar of controls, and the edge that resizes it. */

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { ownProperty } from '../../src/base/own-property'
import { IconButton } from '../../src/ui/button'
import { CLOSE, COLLAPSE, DOCK_BOTTOM, DOCK_SIDE, EXPAND } from '../../src/ui/icons'
import { useTools } from './tools'

/** Where the panel stands, and its size at each place, in CSS pixels. */
export interface Frame {
  readonly dock: 'side' | 'bottom'
  readonly isCollapsed: boolean
  readonly side: number
  readonly bottom: number
}

interface Props {
  readonly frame: Frame
  readonly onChange: (part: Partial<Frame>) => void
}

/** Renders the panel's title and its controls. */
export function Bar({ frame, onChange, onClose }: Props & { readonly onClose: () => void }) {
  const { say } = useTools()
  const { dock, isCollapsed } = frame
  const other = dock === 'side' ? 'bottom' : 'side'
  return (
    <header className="bar">
      <h2 className="title">{say('name')}</h2>
      {!isCollapsed && (
        <IconButton
          className={`round is-to-${other}`}
          icon={other === 'side' ? DOCK_SIDE : DOCK_BOTTOM}
          label={say(other === 'side' ? 'dockSide' : 'dockBottom')}
          onPress={() => onChange({ dock: other })}
        />
      )}
      <IconButton
        className="round"
        icon={isCollapsed ? EXPAND : COLLAPSE}
        label={say(isCollapsed ? 'expand' : 'collapse')}
        onPress={() => onChange({ isCollapsed: !isCollapsed })}
      />
      <IconButton className="round" icon={CLOSE} label={say('close')} onPress={onClose} />
    </header>
  )
}

const LEAST = 240
const STEP = 32
/** Key → 1 where it moves the edge into the page, so that the panel grows, or -1. */
const VERTICAL: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const HORIZONTAL: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 }
/** CSS pixels. In a narrower window the panel is at the bottom, whatever was chosen. */
const NARROW = 768

/** The first place and sizes. On a telephone the panel takes a larger part, because its tabs need more lines. */
export const startFrame = (): Frame => {
  const part = innerWidth < NARROW ? 0.62 : 0.5
  const bottom = Math.max(LEAST, Math.round(innerHeight * part))
  return { dock: 'side', isCollapsed: false, side: 480, bottom }
}

/** Renders the edge that resizes the panel: dragged, or moved with the arrow keys (window splitter pattern). */
export function Resizer({ frame, onChange }: Props) {
  const { say } = useTools()
  const drag = useRef<{ from: number; size: number } | undefined>(undefined)
  const isBottom = frame.dock === 'bottom' || innerWidth < NARROW
  const place = isBottom ? 'bottom' : 'side'
  const size = frame[place]
  const most = Math.max(LEAST, (isBottom ? innerHeight : innerWidth) - 48)
  const set = (wanted: number) => onChange({ [place]: Math.round(Math.min(most, Math.max(LEAST, wanted))) })
  const at = ({ clientX, clientY }: PointerEvent) => (isBottom ? clientY : clientX)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ownProperty(isBottom ? VERTICAL : HORIZONTAL, event.key)
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
      aria-label={say('resize')}
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
