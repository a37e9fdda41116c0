import { useEffect, useState } from 'react'
import { safeUrl } from '../../src/server/safe-url'
import { Icon } from '../../src/ui/icon'
import { NEXT } from '../../src/ui/icons'
import { Clone } from './navbar'
import type { Block, Page } from './replies'
import type { MenuView } from './view'

/** Rows rendered in one frame, so that a panel of a thousand pages opens as fast as one of ten. */
const STEP = 60

interface PanelProps {
  readonly view: MenuView
  readonly title: string
  readonly blocks: readonly Block[]
  /** The page whose children are listed; its own link comes first (§2.4). */
  readonly parent: Page | undefined
  readonly onOpen: (page: Page) => void
}

/** A list of pages, or of the menu's blocks. */
export function Panel({ view, title, blocks, parent, onOpen }: PanelProps) {
  const total = blocks.reduce((count, block) => count + (block.type === 'menu' ? block.pages.length : 1), 0)
  const limit = useSteps(total)
  let left = limit
  return (
    <ul className="ilots-menu-list" aria-label={title}>
      {parent && <PageLink view={view} page={parent} isParent />}
      {blocks.map((block, index) => {
        if (block.type === 'spacer')
          return <li key={`spacer${index.toString()}`} className="ilots-menu-spacer" aria-hidden="true" />
        if (block.type === 'clone')
          return (
            <li key={block.selector} className="ilots-menu-item">
              <Clone selector={block.selector} />
            </li>
          )
        const pages = block.pages.slice(0, Math.max(0, left))
        left -= pages.length
        return pages.map((page) =>
          page.children.length > 0 ? (
            <PageRow key={page.id} view={view} page={page} onOpen={onOpen} />
          ) : (
            <PageLink key={page.id} view={view} page={page} />
          ),
        )
      })}
    </ul>
  )
}

/** The number of rows to render: grows each frame, so that no single task is long. */
function useSteps(total: number): number {
  const [limit, setLimit] = useState(STEP)
  useEffect(() => {
    if (limit >= total) return
    const frame = requestAnimationFrame(() => setLimit(limit + STEP))
    return () => cancelAnimationFrame(frame)
  }, [limit, total])
  return limit
}

interface PageProps {
  readonly view: MenuView
  readonly page: Page
  /** Above the title in search results. */
  readonly trail?: readonly string[]
}

const isCurrent = ({ current }: MenuView, page: Page) => page.isHere || page.id === current

function itemClass({ view, page }: PageProps): string {
  const active = view.trail.has(page.id) || isCurrent(view, page)
  return ['ilots-menu-item', active && 'is-active', page.theme].filter(Boolean).join(' ')
}

/** A page with children: the whole row opens their panel. */
function PageRow({ onOpen, ...row }: PageProps & Pick<PanelProps, 'onOpen'>) {
  const { view, page } = row
  return (
    <li className={itemClass(row)}>
      <button
        type="button"
        className="ilots-menu-link has-children"
        data-page={page.id}
        aria-current={isCurrent(view, page) ? 'page' : undefined}
        aria-expanded={false}
        onClick={() => onOpen(page)}
      >
        <Label {...row} />
        <Icon path={NEXT} className="ilots-menu-chevron" />
      </button>
    </li>
  )
}

/** A page without children. Without a safe address, it is shown as text. */
export function PageLink({ isParent, ...row }: PageProps & { readonly isParent?: boolean }) {
  const { view, page } = row
  const url = page.link ? safeUrl(page.link) : null
  if (page.link && !url) view.refuse(page)
  return (
    <li className={`${itemClass(row)}${isParent ? ' is-parent' : ''}`}>
      {url ? (
        <a
          className="ilots-menu-link"
          href={page.link}
          aria-current={isCurrent(view, page) ? 'page' : undefined}
        >
          <Label {...row} />
        </a>
      ) : (
        <span className="ilots-menu-link">
          <Label {...row} />
        </span>
      )}
    </li>
  )
}

function Label({ view, page, trail = [] }: PageProps) {
  const subtitle = view.options.subtitle ? page.fields[view.options.subtitle] : undefined
  return (
    <span className="ilots-menu-label">
      {trail.length > 0 && <span className="ilots-menu-trail">{trail.join(' › ')}</span>}
      <span className="ilots-menu-title">{page.title}</span>
      {typeof subtitle === 'string' && subtitle !== '' && (
        <span className="ilots-menu-subtitle">{subtitle}</span>
      )}
    </span>
  )
}
