import { useEffect, useState } from 'react'
import { ownProperty } from '../../src/base/own-property'
import { safeUrl } from '../../src/server/safe-url'
import { Icon } from '../../src/ui/icon'
import { NEXT, ONWARD, PREVIOUS } from '../../src/ui/icons'
import { Clone } from './navbar'
import type { Block, Page } from './replies'
import type { MenuView } from './view'

/** Rows rendered in one frame, so that a panel of a thousand pages opens as fast as one of ten. */
const STEP = 60

interface PanelProps {
  readonly view: MenuView
  /** The menu's own, listed at the root. */
  readonly blocks: readonly Block[]
  /** The pages above: the last one's children are listed, and its own link comes first (§2.4). */
  readonly path: readonly Page[]
  readonly onOpen: (page: Page) => void
  readonly onBack: () => void
}

/** A list of pages, or of the menu's blocks; below the root, the way back stands above it. */
export function Panel({ view, blocks, path, onOpen, onBack }: PanelProps) {
  const { say } = view
  const parent = path.at(-1)
  const above = path.at(-2)?.title ?? say('menu')
  const listed: readonly Block[] = parent ? [{ type: 'menu', pages: parent.children }] : blocks
  const total = listed.reduce((count, block) => count + (block.type === 'menu' ? block.pages.length : 1), 0)
  let left = useSteps(total)
  return (
    <>
      {parent && (
        <button
          type="button"
          className="ilots-menu-back"
          aria-label={say('back', { title: above })}
          onClick={onBack}
        >
          <Icon path={PREVIOUS} className="ilots-menu-arrow" />
          <span className="ilots-menu-title">{above}</span>
        </button>
      )}
      <ul className="ilots-menu-list" aria-label={parent?.title ?? say('menu')}>
        {parent && <PageLink view={view} page={parent} isParent />}
        {listed.map((block, index) => {
          if (block.type === 'spacer')
            return <li key={`spacer${index.toString()}`} className="ilots-menu-spacer" aria-hidden="true" />
          if (block.type === 'clone')
            return (
              <li key={block.selector} className="ilots-menu-item is-clone">
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
    </>
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
        className="ilots-menu-link"
        data-page={page.id}
        aria-current={isCurrent(view, page) ? 'page' : undefined}
        aria-expanded={false}
        onClick={() => onOpen(page)}
      >
        <Label {...row} />
        <Icon path={NEXT} className="ilots-menu-arrow" />
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
          {isParent && <Icon path={ONWARD} className="ilots-menu-arrow" />}
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
  const subtitle = view.options.subtitle ? ownProperty(page.fields, view.options.subtitle) : undefined
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
