import { useLayoutEffect, useRef } from 'react'
import type { Config } from '../../src/config'
import type { NavbarItem } from './attributes'
import { cloneOf } from './clone'
import { identityOf, isLogo, lookUp } from './identity'
import { sanitise } from './sanitise'

/** One item of a header or footer navbar (§3.5). */
export function NavbarPart({ item, config }: { readonly item: NavbarItem; readonly config: Config }) {
  if (item.type === 'clone') return <Clone item={item} />
  if (item.type === 'html') return <Filled key={item.value} fill={() => sanitise(item.value)} />
  if (item.type === 'function') return <Filled key={item.value} fill={() => callGlobal(item.value)} />
  const value = item.type === 'identite' ? identityOf(config, item.value) : lookUp(config, item.value)
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return <Identity name={item.value} value={String(value)} config={config} />
}

/** The logo links to "/"; a telephone and an address of mail are links of their own (§2.4). */
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

/** A global of the page that returns text or an element. */
function callGlobal(name: string): Node | string {
  const value: unknown = (window as unknown as Record<string, unknown>)[name]
  const result: unknown = typeof value === 'function' ? value() : undefined
  if (result === undefined || result === null)
    throw new Error(`window.${name} : attendu une fonction qui rend un texte ou un élément`)
  return result instanceof Element ? result : String(result)
}

/** A box whose content is not React's. */
function Filled({ fill }: { readonly fill: () => Node | string | Promise<Node> }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let wanted = true
    Promise.resolve()
      .then(fill)
      .then(
        (content) => wanted && box.current?.replaceChildren(content),
        (error: unknown) => console.error('[ILOTS-202] mobile-menu', error),
      )
    return () => {
      wanted = false
    }
  }, [fill])
  return <div ref={box} className="ilots-menu-filled" />
}

/** A copy of a page block; with a toggle it starts collapsed, and its background toggles it too (§4.6). */
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
