import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { NavbarItem } from './attributes'
import { NavbarPart } from './navbar-item'
import { navbarHeight } from './read-options'
import type { MenuView } from './view'

interface NavbarProps {
  readonly view: MenuView
  readonly place: 'header' | 'footer'
  readonly items: readonly NavbarItem[]
  readonly size: number
  /** Before the items. */
  readonly first?: ReactNode
  /** After them. */
  readonly children?: ReactNode
}

/** The bar above or below the panel, with the items of its attribute; nothing when it is empty. */
export function Navbar({ view, place, items, size, first, children }: NavbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => bar.current?.style.setProperty('--ilots-menu-navbar-height', `${navbarHeight(size)}px`),
    [size],
  )
  if (items.length === 0 && !first && !children) return null
  return (
    <div ref={bar} className={`ilots-menu-navbar is-${place}`}>
      {first}
      {items.map((item) => (
        <NavbarPart key={`${item.type} ${item.value}`} item={item} view={view} />
      ))}
      {children}
    </div>
  )
}
