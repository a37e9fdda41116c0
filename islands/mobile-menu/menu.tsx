import { useMemo } from 'react'
import { isRtl } from '../../src/dom/rtl'
import { useStore } from '../../src/rendering/use-store'
import { Frame, type Shown } from './frame'
import { Navbar } from './navbar'
import { Panel } from './panel'
import type { Block, Page } from './replies'
import { SearchField, SearchResults } from './search'
import { Stage } from './stage'
import { changeMenu } from './view'

interface MenuProps extends Shown {
  readonly blocks: readonly Block[]
}

/** The off-canvas panel (§2.4): the store holds its path and its query. */
export function Menu({ blocks, ...shown }: MenuProps) {
  const { view } = shown
  const { options, say } = view
  // One selector each: opening the menu must not render it again.
  const ids = useStore(view.page, ({ menu }) => menu.path)
  const query = useStore(view.page, ({ menu }) => menu.query)
  const path = useMemo(() => pagesAt(blocks, ids), [blocks, ids])
  const setPath = (pages: readonly Page[]) => changeMenu(view.page, { path: pages.map((each) => each.id) })
  const search = <SearchField view={view} query={query} />
  const onBack = () => setPath(path.slice(0, -1))
  return (
    <Frame
      {...shown}
      title={path.at(-1)?.title ?? say('menu')}
      isClosable={!(options.fullscreen && options.hideCloseBtn)}
      onKeyDown={({ key, target, currentTarget }) => {
        const isTyping = target instanceof HTMLInputElement
        const isBack = key === (isRtl(currentTarget) ? 'ArrowRight' : 'ArrowLeft')
        if (isBack && path.length > 0 && !isTyping) onBack()
      }}
    >
      <Navbar
        view={view}
        place="header"
        items={options.header}
        size={options.headerSize}
        first={options.searchfield && search}
      >
        {options.searchfieldLast && !options.searchfield && search}
      </Navbar>
      <Stage path={path}>
        {(pages) =>
          query.trim() === '' ? (
            <Panel
              view={view}
              blocks={blocks}
              path={pages}
              onOpen={(child) => setPath([...pages, child])}
              onBack={onBack}
            />
          ) : (
            <SearchResults view={view} blocks={blocks} query={query} />
          )
        }
      </Stage>
      <Navbar view={view} place="footer" items={options.footer} size={options.footerSize}>
        {options.searchfieldBottom && search}
      </Navbar>
    </Frame>
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
