/**
 * The tree of islands (tree pattern): one row is a tab stop, arrows move on; the focused row's element is framed in
 * the page.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { nameElement } from '../../src/base/errors'
import type { IslandInstance } from '../../src/contracts/descriptor'
import { numberOf } from './pieces'
import { useTools } from './tools'
import { type Row, treeMove, typedMove } from './tree'
import { figures } from './words'

interface Props {
  readonly rows: readonly Row<IslandInstance>[]
  readonly selected: IslandInstance | undefined
  readonly onSelect: (instance: IslandInstance) => void
  readonly onFold: (instance: IslandInstance, isFolded: boolean) => void
}

/** Keeps the selected row in sight: the details below the tree grow, and make it smaller. */
function useSelectedInSight(tree: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = tree.current?.parentElement
    if (!list) return
    const observer = new ResizeObserver(() => {
      list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [tree])
}

/** Renders the rows and handles their keys. */
export function TreeView({ rows, selected, onSelect, onFold }: Props) {
  const tools = useTools()
  const found = rows.findIndex(({ item }) => item === selected)
  const at = Math.max(0, found)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[at]
    const { key, currentTarget } = event
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return
    if (key === 'Enter') tools.show(row.item.host)
    const names = rows.map(({ item }) => item.island.name)
    const move = /^\w$/.test(key) ? { to: typedMove(names, at, key) } : treeMove(rows, at, key)
    if (move || key === 'Enter') event.preventDefault()
    if (move && 'fold' in move) onFold(row.item, move.fold)
    if (move && 'to' in move)
      currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[move.to]?.focus()
  }
  const tree = useRef<HTMLDivElement>(null)
  useSelectedInSight(tree)
  return (
    <div ref={tree} className="tree" role="tree" aria-label={tools.say('tree')} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <TreeRow
          key={numberOf(row.item)}
          row={row}
          isCurrent={index === at}
          isSelected={row.item === selected}
          onSelect={onSelect}
          onFold={onFold}
        />
      ))}
    </div>
  )
}

interface RowProps extends Pick<Props, 'onSelect' | 'onFold'> {
  readonly row: Row<IslandInstance>
  readonly isCurrent: boolean
  readonly isSelected: boolean
}

function TreeRow({ row, isCurrent, isSelected, onSelect, onFold }: RowProps) {
  const { outline } = useTools().shell
  const { item: instance, level, position, size, expanded } = row
  const line = useRef<HTMLDivElement>(null)
  // The details open below the tree, and may cover the row.
  useEffect(() => {
    if (isSelected) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  const point = () => outline(instance.host)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys.
    <div
      ref={line}
      role="treeitem"
      className="row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={expanded}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      style={{ '--level': level }}
      onFocus={() => {
        onSelect(instance)
        point()
      }}
      onClick={({ currentTarget }) => currentTarget.focus()}
      onPointerEnter={point}
      onPointerLeave={() => outline()}
      onBlur={() => outline()}
    >
      <RowText row={row} onFold={onFold} />
    </div>
  )
}

function RowText({ row, onFold }: Pick<RowProps, 'row' | 'onFold'>) {
  const { say } = useTools()
  const { item: instance, expanded } = row
  const { island, host, state, milliseconds, bytes } = instance
  const facts = [figures.time(milliseconds, say), figures.size(bytes, say)].filter(Boolean)
  return (
    <>
      {expanded !== undefined && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: arrows fold, too.
        // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way to what `aria-expanded` says.
        <span className="fold" onClick={() => onFold(instance, expanded)} />
      )}
      <span className="row-name">{island.name}</span> <code className="row-element">{nameElement(host)}</code>{' '}
      <span className={`state is-${state}`}>{say(state)}</span>{' '}
      <span className="row-facts">{facts.join(' · ')}</span>
    </>
  )
}
