import { useEffect, useMemo, useState } from 'react'
import { announce } from '../../src/dom/announce'
import { PageLink } from './panel'
import type { Block } from './replies'
import { findPages, indexPages } from './search'
import type { MenuView } from './view'

/** Results shown at first and with each "more", so that typing stays quick on a tree of thousands. */
const STEP = 30

interface FieldProps {
  readonly view: MenuView
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search field of the menu. */
export function SearchField({ view, value, onChange }: FieldProps) {
  return (
    <search className="ilots-menu-search">
      <input
        type="search"
        className="ilots-menu-search-field"
        placeholder={view.say('search')}
        aria-label={view.say('search')}
        autoComplete="off"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  )
}

/** The pages whose title holds every word typed. */
export function SearchResults({
  view,
  blocks,
  query,
}: {
  readonly view: MenuView
  readonly blocks: readonly Block[]
  readonly query: string
}) {
  const entries = useMemo(() => indexPages(blocks), [blocks])
  const hits = useMemo(() => findPages(entries, query), [entries, query])
  const [limit, setLimit] = useState(STEP)
  const { length } = hits
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken for each query or count, once typing pauses.
  useEffect(() => {
    const timer = setTimeout(
      () =>
        announce(
          length === 0
            ? view.say('noResult')
            : view.say(length === 1 ? 'oneCount' : 'count', { count: length }),
        ),
      500,
    )
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
        <button type="button" className="ilots-button ilots-menu-more" onClick={() => setLimit(limit + STEP)}>
          {view.say('more')}
        </button>
      )}
    </>
  )
}
