import { useLayoutEffect, useRef } from 'react'
import type { Config } from '../../src/island/config'
import type { NavbarItem } from './attributes'
import { cloneOf, identityOf, isLogo, lookUp, sanitise } from './navbar-content'
import type { MenuView } from './view'

interface ItemProps {
  readonly item: NavbarItem
  readonly view: MenuView
}

/** One item of a header or footer navbar (§3.5). */
export function NavbarPart({ item, view }: ItemProps) {
  const { config } = view
  if (item.type === 'clone') return <Clone item={item} />
  if (item.type === 'html' || item.type === 'function') return <Filled item={item} view={view} />
  const value = item.type === 'identite' ? identityOf(config, item.value) : lookUp(config, item.value)
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return <Identity name={item.value} value={String(value)} config={config} />
}

/** A value of the identity: the logo links to "/", a telephone number and a mail address link to themselves (§2.4). */
function Identity({
  name,
  value,
  config,
}: {
  readonly name: string
  readonly value: string
  readonly config: Config
}) {
  const company = String(config.identite.nom ?? '')
  if (isLogo(name))
    return (
      <a className="ilots-menu-logo" href="/">
        <img className="ilots-menu-logo-image" src={value} alt={company || 'Accueil'} />
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
    let wanted = true
    const fill = async () => {
      try {
        const content = item.type === 'html' ? await sanitise(item.value) : view.call(item.value)
        if (wanted) box.current?.replaceChildren(content)
      } catch (error) {
        view.fail(item, error)
      }
    }
    void fill()
    const forget = item.type === 'function' ? view.onNamed(item.value, fill) : () => {}
    return () => {
      wanted = false
      forget()
    }
  }, [item, view])
  return <div ref={box} className="ilots-menu-filled" />
}

/** A copy of a page block. With a toggle it starts collapsed, and a click beside its content toggles it too (§4.6). */
function Clone({ item }: { readonly item: NavbarItem }) {
  const box = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const hasToggle = Boolean(item.button)
  useLayoutEffect(() => {
    const copy = cloneOf(item.value)
    if (copy) box.current?.replaceChildren(copy)
    if (hasToggle) box.current?.parentElement?.classList.add('mclose')
  }, [item, hasToggle])
  const swap = () => {
    const collapsed = box.current?.parentElement?.classList.toggle('mclose') ?? false
    const button = toggle.current
    if (!button) return
    button.setAttribute('aria-expanded', String(!collapsed))
    button.textContent = (collapsed ? button.dataset.text : button.dataset.textClicked) ?? ''
  }
  return (
    // biome-ignore lint/a11y: the button does the same by keyboard; the background is one more target for a pointer.
    <div
      className="ilots-menu-clone"
      onClick={(event) => hasToggle && event.target === event.currentTarget && swap()}
    >
      {hasToggle && (
        <button
          ref={toggle}
          type="button"
          className="ilots-menu-clone-toggle"
          aria-expanded="false"
          data-text={item.button}
          data-text-clicked={item.buttonclicked ?? item.button}
          onClick={swap}
        >
          {item.button}
        </button>
      )}
      <div ref={box} className="ilots-menu-clone-body" />
    </div>
  )
}

/** A `clone` block of the menu itself (§3.4). */
export function ClonedBlock({ selector }: { readonly selector: string }) {
  return <Clone item={{ type: 'clone', value: selector }} />
}
