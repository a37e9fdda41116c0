import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { membersOf } from '../../src/dom/members'
import { Button, CloseButton, IconButton } from '../../src/ui/button'
import { Dialog } from '../../src/ui/dialog'
import { Icon } from '../../src/ui/icon'
import { HOME, PREVIOUS } from '../../src/ui/icons'
import { Notice } from '../../src/ui/notice'
import { useStore } from '../../src/ui/use-store'
import { menuClasses } from './attributes'
import { Navbar } from './navbar'
import { Panel } from './panel'
import type { Block, Page } from './replies'
import { SearchField, SearchResults } from './search'
import { changeMenu, type MenuView } from './view'

/** Of the open menu's dialog. */
export const ID = 'ilots-menu'

interface MenuProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly view: MenuView
  readonly blocks: readonly Block[]
  readonly onClose: () => void
}

/** The off-canvas panel (§2.4): where it is, and what is searched for, stands in the store. */
export function Menu({ dialog, view, blocks, onClose }: MenuProps) {
  const { options, say } = view
  // One by one: that the menu has opened draws nothing again.
  const ids = useStore(view.page, ({ menu }) => menu.path)
  const query = useStore(view.page, ({ menu }) => menu.query)
  const path = useMemo(() => pagesAt(blocks, ids), [blocks, ids])
  const setPath = (pages: readonly Page[]) => changeMenu(view.page, { path: pages.map((each) => each.id) })
  const stage = useFocusedPanel(path)
  const page = path.at(-1)
  const title = page?.title ?? say('menu')
  const search = <SearchField view={view} query={query} />
  const goBack = () => setPath(path.slice(0, -1))
  return (
    <Dialog
      dialog={dialog}
      id={ID}
      className={menuClasses(options)}
      aria-label={say('menu')}
      onClick={(event: MouseEvent) => leavesPage(event.target) && onClose()}
      onKeyDown={(event: KeyboardEvent) => {
        const isTyping = event.target instanceof HTMLInputElement
        if (event.key === 'ArrowLeft' && page && !isTyping) goBack()
      }}
    >
      <div className="ilots-menu-navbar is-top">
        {page && (
          <IconButton
            className="ilots-round is-plain"
            icon={PREVIOUS}
            label={say('back', { title: path.at(-2)?.title ?? say('menu') })}
            onPress={goBack}
          />
        )}
        <a className="ilots-round is-plain" href="/" aria-label={say('home')}>
          <Icon path={HOME} />
        </a>
        <span className="ilots-menu-heading">{title}</span>
        {/* Visible in full screen. Otherwise for keyboards and screen readers only, which cannot reach the page outside. */}
        {!(options.fullscreen && options.hideCloseBtn) && (
          <CloseButton
            className={`ilots-menu-close${options.fullscreen ? '' : ' is-spoken'}`}
            label={say('close')}
            onPress={onClose}
          />
        )}
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
        className={`ilots-menu-panel${page ? ' is-deeper' : ''}`}
        key={page?.id ?? ''}
        tabIndex={-1}
      >
        {query.trim() === '' ? (
          <Panel
            view={view}
            title={title}
            blocks={page ? [{ type: 'menu', pages: page.children }] : blocks}
            parent={page}
            onOpen={(child) => setPath([...path, child])}
          />
        ) : (
          <SearchResults view={view} blocks={blocks} query={query} />
        )}
      </div>
      <Navbar view={view} place="footer" items={options.footer} size={options.footerSize}>
        {options.searchfieldBottom && search}
      </Navbar>
    </Dialog>
  )
}

/** The pages of these ids, one below the other; it ends with the first that is not there, or has no panel. */
function pagesAt(blocks: readonly Block[], ids: readonly string[]): readonly Page[] {
  const pages: Page[] = []
  let below = blocks.flatMap((block) => (block.type === 'menu' ? block.pages : []))
  for (const id of ids) {
    const page = below.find((each) => each.id === id && each.children.length > 0)
    if (!page) break
    pages.push(page)
    below = [...page.children]
  }
  return pages
}

/** Whether the click is on a link that leaves the page: it closes the menu, a link to a hash does not (§2.4). */
function leavesPage(target: EventTarget): boolean {
  const link = target instanceof Element ? membersOf(target).closest('a[href]') : null
  return link !== null && !link.getAttribute('href')?.startsWith('#')
}

/** Moves the focus into a panel that opens, and back to the row that opened it. */
function useFocusedPanel(path: readonly Page[]): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const before = useRef(path)
  useLayoutEffect(() => {
    if (before.current === path) return
    const left = before.current[path.length]
    before.current = path
    const rows = [...(stage.current?.querySelectorAll<HTMLElement>('.ilots-menu-link') ?? [])]
    // Not by its title, which a browser may have translated.
    const row = left && rows.find(({ dataset }) => dataset.page === left.id)
    ;(row ?? rows[0] ?? stage.current)?.focus()
  }, [path])
  return stage
}

interface FailureProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly view: MenuView
  /** The address that the button leads to without script. */
  readonly fallback: string | null
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Shown in place of the menu when it cannot be loaded: a message, a retry, and the link that works without script. */
export function MenuFailure({ dialog, view, fallback, onRetry, onClose }: FailureProps) {
  const { say } = view
  return (
    <Dialog dialog={dialog} className={menuClasses(view.options)} aria-label={say('menu')}>
      <Notice role="alert" text={say('failed')} actions={[[say('retry'), onRetry]]}>
        {fallback && (
          <a className="ilots-button is-secondary" href={fallback}>
            {say('map')}
          </a>
        )}
        <Button className="ilots-button is-secondary" onPress={onClose}>
          {say('close')}
        </Button>
      </Notice>
    </Dialog>
  )
}
