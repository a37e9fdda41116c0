/** Searches the titles of the whole tree, ignoring accents and case. */
import { useEffect, useMemo, useState } from 'react'
import { announce } from '../../src/dom/announce'
import { Button } from '../../src/ui/button'
import { Icon } from '../../src/ui/icon'
import { SEARCH } from '../../src/ui/icons'
import { PageLink } from './panel'
import type { Block, Page } from './replies'
import { changeMenu, type MenuView } from './view'

/** Results shown at first and with each "more", so that typing stays quick on a tree of thousands. */
const STEP = 30

/** The search field of the menu. */
export function SearchField({ view, query }: Pick<ResultsProps, 'view' | 'query'>) {
  return (
    <search className="ilots-menu-search">
      <Icon path={SEARCH} />
      <input
        type="search"
        className="ilots-menu-search-field"
        placeholder={view.say('search')}
        aria-label={view.say('search')}
        autoComplete="off"
        value={query}
        onInput={(event) => changeMenu(view.page, { query: event.currentTarget.value })}
      />
    </search>
  )
}

interface ResultsProps {
  readonly view: MenuView
  readonly blocks: readonly Block[]
  /** What is typed. */
  readonly query: string
}

/** The pages whose title holds every word typed. */
export function SearchResults({ view, blocks, query }: ResultsProps) {
  const entries = useMemo(() => indexPages(blocks), [blocks])
  const hits = useMemo(() => findPages(entries, query), [entries, query])
  const [limit, setLimit] = useState(STEP)
  const { length } = hits
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken for each query or count, once typing pauses.
  useEffect(() => {
    const found = length === 0 ? 'noResult' : length === 1 ? 'oneCount' : 'count'
    const timer = setTimeout(() => announce(view.say(found, { count: length })), 500)
    return () => clearTimeout(timer)
  }, [query, length])
  if (length === 0) return <p className="ilots-menu-empty">{view.say('noResult')}</p>
  return (
    <>
      <h2 className="ilots-menu-results">{view.say('results')}</h2>
      <ul className="ilots-menu-list">
        {hits.slice(0, limit).map(({ page, trail }) => (
          <PageLink key={page.id} view={view} page={page} trail={trail} />
        ))}
      </ul>
      {length > limit && (
        <Button className="ilots-button ilots-menu-more" onPress={() => setLimit(limit + STEP)}>
          {view.say('more')}
        </Button>
      )}
    </>
  )
}

/** A page that was found. */
export interface Hit {
  readonly page: Page
  /** Titles of the pages above it. */
  readonly trail: readonly string[]
}

interface Entry extends Hit {
  readonly folded: string
}

/** A text without accents and in lower case. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Indexes all titles: done at the first search, so that opening the menu does not wait for it. */
export function indexPages(blocks: readonly Block[]): Entry[] {
  const entries: Entry[] = []
  const walk = (pages: readonly Page[], trail: readonly string[]) => {
    for (const page of pages) {
      entries.push({ page, trail, folded: fold(page.title) })
      walk(page.children, [...trail, page.title])
    }
  }
  for (const block of blocks) if (block.type === 'menu') walk(block.pages, [])
  return entries
}

/** Characters of a search that count; no title is longer. */
const ASKED = 100

/** The pages whose title holds every word of the query. */
export function findPages(entries: readonly Entry[], query: string): Hit[] {
  const words = fold(query.slice(0, ASKED)).split(/\s+/)
  return entries.filter(({ folded }) => words.every((word) => folded.includes(word)))
}
