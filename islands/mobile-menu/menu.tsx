import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { membersOf } from '../../src/dom/members'
import type { NavbarItem } from './attributes'
import { NavbarPart } from './navbar-item'
import { Panel } from './panel'
import { menuClasses, navbarHeight } from './read-options'
import type { Block, Page } from './replies'
import { SearchField, SearchResults } from './search-field'
import type { MenuView } from './view'

interface MenuProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly id: string
  readonly view: MenuView
  readonly blocks: readonly Block[]
  readonly onClose: () => void
}

/** The off-canvas panel (§2.4). */
export function Menu({ dialog, id, view, blocks, onClose }: MenuProps) {
  const { options, say } = view
  const [path, setPath] = useState<readonly Page[]>([])
  const [query, setQuery] = useState('')
  const stage = useStage(path)
  const page = path.at(-1)
  const title = page?.title ?? say('menu')
  const search = <SearchField view={view} value={query} onChange={setQuery} />
  const above = path.length > 1 ? path.at(-2)?.title : say('menu')
  return (
    <dialog
      ref={dialog}
      id={id}
      className={menuClasses(options)}
      aria-label={say('menu')}
      tabIndex={-1}
      onClick={(event: MouseEvent) => leavesPage(event.target) && onClose()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowLeft' || path.length === 0 || event.target instanceof HTMLInputElement) return
        setPath(path.slice(0, -1))
      }}
    >
      <div className="ilots-menu-navbar is-top">
        {page ? (
          <button
            type="button"
            className="ilots-menu-back"
            aria-label={say('back', { title: above ?? '' })}
            onClick={() => setPath(path.slice(0, -1))}
          >
            <Arrow />
          </button>
        ) : null}
        <a className="ilots-menu-home" href="/" aria-label={say('home')}>
          <House />
        </a>
        <span className="ilots-menu-heading">{title}</span>
        <CloseButton view={view} onClose={onClose} />
      </div>
      <Navbar
        view={view}
        place="header"
        items={options.header}
        size={options.headerSize}
        first={options.searchfield && search}
      >
        {options.searchfieldLast && !options.searchfield && search}
      </Navbar>
      <div
        ref={stage}
        className={`ilots-menu-panel${path.length > 0 ? ' is-deeper' : ''}`}
        key={page?.id ?? ''}
        tabIndex={-1}
      >
        {query.trim() === '' ? (
          <Panel
            view={view}
            title={title}
            blocks={page ? [{ type: 'menu', pages: page.children }] : blocks}
            {...(page && { parent: page })}
            onOpen={(child) => setPath([...path, child])}
          />
        ) : (
          <SearchResults view={view} blocks={blocks} query={query} />
        )}
      </div>
      <Navbar view={view} place="footer" items={options.footer} size={options.footerSize}>
        {options.searchfieldBottom && search}
      </Navbar>
    </dialog>
  )
}

/** A link that leads away closes the menu; an in-page anchor does not (§2.4). */
function leavesPage(target: EventTarget): boolean {
  const link = target instanceof Element ? membersOf(target).closest('a[href]') : null
  return link !== null && !link.getAttribute('href')?.startsWith('#')
}

/** Focus follows the visitor into a panel and back to the row that opened it. */
function useStage(path: readonly Page[]): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const before = useRef(path)
  useLayoutEffect(() => {
    if (before.current === path) return
    const left = before.current.length > path.length ? before.current.at(-1) : undefined
    before.current = path
    const rows = [...(stage.current?.querySelectorAll<HTMLElement>('.ilots-menu-link') ?? [])]
    const row =
      left &&
      rows.find((candidate) => candidate.querySelector('.ilots-menu-title')?.textContent === left.title)
    ;(row ?? rows[0] ?? stage.current)?.focus()
  }, [path])
  return stage
}

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

function Navbar({ view, place, items, size, first, children }: NavbarProps) {
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

/** Seen in full screen; otherwise there for keyboards and screen readers, since nothing outside is reachable. */
function CloseButton({ view, onClose }: { readonly view: MenuView; readonly onClose: () => void }) {
  const { fullscreen, hideCloseBtn } = view.options
  if (fullscreen && hideCloseBtn) return null
  return (
    <button
      type="button"
      className={`ilots-menu-close${fullscreen ? '' : ' is-spoken'}`}
      aria-label={view.say('close')}
      onClick={onClose}
    >
      <svg className="ilots-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  )
}

const Arrow = () => (
  <svg className="ilots-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M15 5l-7 7 7 7" />
  </svg>
)

const House = () => (
  <svg className="ilots-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
  </svg>
)
