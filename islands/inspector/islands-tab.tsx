/** The tab of the islands: a tree of them, and the details of the chosen one. */

import { type KeyboardEvent, useState } from 'react'
import { nameElement } from '../../src/base/errors'
import type { IslandInstance } from '../../src/contracts/descriptor'
import { isEscape } from '../../src/dom/keys'
import { Button } from '../../src/ui/button'
import { Icon } from '../../src/ui/icon'
import { TARGET } from '../../src/ui/icons'
import { Details, WhyNone } from './details'
import { usePicking } from './pick'
import { type Tools, useTools } from './tools'
import { nest, rowsOf } from './tree'
import { TreeView } from './tree-view'

/** Rows that are rendered at first, and added by each click on "more". */
const STEP = 200

/** Lists the page's islands; one is chosen in the tree, or picked in the page. */
export function IslandsTab() {
  const tools = useTools()
  const { page, say } = tools
  const [selected, setSelected] = useState<IslandInstance>()
  const [picked, setPicked] = useState<Element>()
  const [filter, setFilter] = useState('')
  const [most, setMost] = useState(STEP)
  const onPicked = (element: Element) => {
    setPicked(element)
    setSelected(nearestInstance(tools, element))
    // Its row may be filtered out, or further down than the rows that are rendered: show it.
    setFilter('')
    setMost(Math.max(most, page.live.size))
  }
  const instances = [...page.live].filter((instance) => matches(instance, filter))
  const select = (instance: IslandInstance) => {
    setSelected(instance)
    setPicked(undefined)
  }
  return (
    <div className="islands">
      <Above filter={filter} onFilter={setFilter} onPicked={onPicked} />
      {/* Firefox makes whatever scrolls a tab stop: the tree and the button in the details are enough. */}
      <div className="list" tabIndex={-1}>
        <List instances={instances} most={most} selected={selected} onSelect={select} />
        {instances.length === 0 && (
          <p className="empty">{filter ? say('noMatch', { text: filter }) : say('noIslands')}</p>
        )}
        {instances.length > most && (
          <Button className="button" onPress={() => setMost(most + STEP)}>
            {say('more', { count: Math.min(STEP, instances.length - most) })}
          </Button>
        )}
      </div>
      {(selected || picked) && (
        <section className="details" aria-label={say('details')} tabIndex={-1}>
          {picked && picked !== selected?.host && <WhyNone element={picked} around={selected} />}
          {selected && <Details instance={selected} />}
        </section>
      )}
    </div>
  )
}

interface AboveProps {
  readonly filter: string
  readonly onFilter: (filter: string) => void
  readonly onPicked: (element: Element) => void
}

/** Above the tree: the button that picks an element in the page, and the filter. */
function Above({ filter, onFilter, onPicked }: AboveProps) {
  const tools = useTools()
  const { say } = tools
  const picking = usePicking(tools, onPicked)
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape empties the filter first; pressed again, it closes the inspector.
    if (!filter || !isEscape(event.nativeEvent)) return
    event.preventDefault()
    onFilter('')
  }
  return (
    <>
      <div className="tools">
        <Button className="button" aria-pressed={picking.isOn} onPress={picking.toggle}>
          <Icon path={TARGET} />
          <span>{say('pick')}</span>
        </Button>
        <input
          type="search"
          className="field"
          aria-label={say('filter')}
          placeholder={say('filter')}
          value={filter}
          onChange={({ currentTarget }) => onFilter(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {picking.isOn && <p className="call">{say('picking')}</p>}
    </>
  )
}

interface ListProps {
  readonly instances: readonly IslandInstance[]
  readonly most: number
  readonly selected: IslandInstance | undefined
  readonly onSelect: (instance: IslandInstance) => void
}

function List({ instances, most, ...rest }: ListProps) {
  const [folded, setFolded] = useState<ReadonlySet<IslandInstance>>(new Set())
  const rows = rowsOf(nest(instances), (instance) => folded.has(instance) && !holds(instance, rest.selected))
  const fold = (instance: IslandInstance, isFolded: boolean) => {
    const next = new Set(folded)
    if (isFolded) next.add(instance)
    else next.delete(instance)
    setFolded(next)
  }
  return rows.length > 0 && <TreeView {...rest} rows={rows.slice(0, most)} onFold={fold} />
}

/** Whether a row contains the selected one: it is unfolded then, whatever was folded. */
const holds = ({ host }: IslandInstance, selected: IslandInstance | undefined): boolean =>
  selected !== undefined && host !== selected.host && host.contains(selected.host)

const matches = ({ island, host, state }: IslandInstance, filter: string): boolean =>
  `${island.name} ${nameElement(host)} ${state}`.toLowerCase().includes(filter.trim().toLowerCase())

/** The island of the element or of the nearest one around it; islands of the whole page do not count. */
function nearestInstance({ page }: Tools, element: Element): IslandInstance | undefined {
  for (
    let host: Element | null = element;
    host && host !== document.documentElement;
    host = host.parentElement
  )
    for (const instance of page.islandsOn(host)) return instance
  return undefined
}
