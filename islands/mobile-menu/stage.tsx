/** Where the panels stand: while one takes the place of another, both are seen, and only the new one can be used. */
import { type ReactNode, useLayoutEffect, useReducer, useRef } from 'react'
import type { Page } from './replies'

type Path = readonly Page[]

interface StageProps {
  /** The pages above the panel that is shown. */
  readonly path: Path
  /** Draws what a panel holds. */
  readonly children: (path: Path) => ReactNode
}

/** Draws the panel of `path`, and the one before it until it has moved away. */
export function Stage({ path, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const shown = useRef<{ path: Path; left?: Path }>({ path })
  const [, draw] = useReducer((count: number) => count + 1, 0)
  if (shown.current.path !== path) shown.current = { path, left: shown.current.path }
  const { left } = shown.current
  useLayoutEffect(() => {
    const { current } = stage
    if (!left || !current) return
    focusPanel(current, left[path.length])
    const removeLeft = () => {
      if (shown.current.left !== left) return
      shown.current = { path }
      draw()
    }
    // Also when an animation is cancelled, or there is none.
    const moves = [...current.children].flatMap((each) => each.getAnimations?.() ?? [])
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(removeLeft)
  }, [path, left])
  const panel = (pages: Path) => (
    <div
      key={pages.map(({ id }) => id).join()}
      className="ilots-menu-panel"
      inert={pages === left}
      tabIndex={-1}
    >
      {children(pages)}
    </div>
  )
  const way = left ? (left.length < path.length ? ' is-deeper' : ' is-higher') : ''
  const panels = [path, ...(left ? [left] : [])]
  return (
    <div ref={stage} className={`ilots-menu-stage${way}`}>
      {/* The deeper one covers the other. */}
      {panels.sort((one, other) => one.length - other.length).map(panel)}
    </div>
  )
}

/** Gives the focus to the panel's first row, or back to the row that opened the one before it. */
function focusPanel(stage: HTMLElement, opened: Page | undefined): void {
  const panel = stage.querySelector<HTMLElement>('.ilots-menu-panel:not([inert])')
  const rows = [...(panel?.querySelectorAll<HTMLElement>('.ilots-menu-link') ?? [])]
  // Not by its title, which a browser may have translated.
  const row = opened && rows.find(({ dataset }) => dataset.page === opened.id)
  ;(row ?? rows[0] ?? panel)?.focus()
}
