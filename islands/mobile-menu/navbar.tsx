/** The bars above and below the menu's panel, and what their items show (§3.5). */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ilotsError, refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { isInContent } from '../../src/dom/content'
import { showLent } from '../../src/overlay/show-lent'
import { type NavbarItem, navbarHeight } from './attributes'
import { callNamed, cloneOf, identityOf, isLogo, lookUp, onNamed, sanitise } from './navbar-content'
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
  if (items.length === 0 && !first && !children) return null
  return (
    <div
      className={`ilots-menu-navbar is-${place}`}
      style={{ '--ilots-menu-navbar-height': `${navbarHeight(size)}px` }}
    >
      {first}
      {items.map((item) => (
        <NavbarEntry key={`${item.type} ${item.value}`} item={item} view={view} />
      ))}
      {children}
    </div>
  )
}

interface ItemProps {
  readonly item: NavbarItem
  readonly view: MenuView
}

/** Items that show HTML, a block or a function's result: a button in content must not have them. */
const TAKES_MORE: readonly string[] = ['html', 'clone', 'function']

function NavbarEntry({ item, view }: ItemProps) {
  const { page, say } = view
  const { config } = page
  const { type, value: path } = item
  if (TAKES_MORE.includes(type) && isInContent(view.host, config)) return <Refused item={item} view={view} />
  if (type === 'clone') return <Clone selector={path} button={item.button} pressed={item.pressedButton} />
  if (type === 'html' || type === 'function') return <Filled item={item} view={view} />
  const value = type === 'identity' ? identityOf(config, path) : lookUp(config, path)
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return <Identity name={path} value={String(value)} company={String(config.identite.nom || say('home'))} />
}

/** An item that a button in content may not have: it is not shown, but reported. */
function Refused({ item, view }: ItemProps) {
  useLayoutEffect(() => {
    const why = refusal(
      'élément d’une barre du menu dont le bouton est dans un contenu',
      item.type,
      'variable ou identite',
    )
    view.failItem(item, ilotsError(Code.attributeRefused, why))
  }, [item, view])
  return null
}

interface IdentityProps {
  readonly name: string
  readonly value: string
  /** What the logo is read as. */
  readonly company: string
}

/** A value of the identity: the logo links to "/", telephone numbers and mail addresses to themselves (§2.4). */
function Identity({ name, value, company }: IdentityProps) {
  if (isLogo(name))
    return (
      <a className="ilots-menu-logo" href="/">
        <img className="ilots-menu-logo-image" src={value} alt={company} />
      </a>
    )
  const scheme = /t[eé]l|phone|mobile/i.test(name) ? 'tel:' : /mail/i.test(name) ? 'mailto:' : ''
  if (!scheme) return <span className="ilots-menu-identity">{value}</span>
  const address = scheme === 'tel:' ? value.replace(/[^\d+]/g, '') : value
  return (
    <a className="ilots-menu-identity" href={scheme + address}>
      {value}
    </a>
  )
}

/** A box that is filled outside React. An item that fails is reported and does not affect the others. */
function Filled({ item, view }: ItemProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { page } = view
    let wanted = true
    const fill = async () => {
      try {
        const content = item.type === 'html' ? await sanitise(item.value) : callNamed(page, item.value)
        if (wanted) box.current?.replaceChildren(content)
      } catch (error) {
        view.failItem(item, error)
      }
    }
    void fill()
    const stopWatching = item.type === 'function' ? onNamed(page, item.value, fill) : () => {}
    return () => {
      wanted = false
      stopWatching()
    }
  }, [item, view])
  return <div ref={box} className="ilots-menu-filled" />
}

interface CloneProps {
  readonly selector: string
  /** What its toggle says while it is collapsed; without, it has none. */
  readonly button?: string | undefined
  readonly pressed?: string | undefined
}

/** A copy of a page block. With a toggle it starts collapsed; a click beside its content toggles it too (§4.6). */
export function Clone({ selector, button = '', pressed = button }: CloneProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isCollapsed, setCollapsed] = useState(button !== '')
  const toggle = () => setCollapsed(!isCollapsed)
  useLayoutEffect(() => {
    const copy = cloneOf(selector)
    if (!copy) return
    box.current?.replaceChildren(copy)
    // The page may have it for the menu alone, and hide it elsewhere.
    showLent(copy)
  }, [selector])
  return (
    // biome-ignore lint/a11y: the button does the same by keyboard; the background is one more target for a pointer.
    <div
      className={`ilots-menu-clone${isCollapsed ? ' mclose' : ''}`}
      onClick={(event) => button && event.target === event.currentTarget && toggle()}
    >
      {button && (
        <button
          type="button"
          className="ilots-menu-clone-toggle"
          aria-expanded={!isCollapsed}
          data-text={button}
          data-text-clicked={pressed}
          onClick={toggle}
        >
          {isCollapsed ? button : pressed}
        </button>
      )}
      <div ref={box} className="ilots-menu-clone-body" />
    </div>
  )
}
