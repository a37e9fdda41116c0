/** The tab of the islands: a tree of them, and the details of the chosen one. */
import { useState } from 'react'
import { membersOf } from '../../src/dom/members'
import type { Slot } from '../../src/island/descriptor'
import { nameElement } from '../../src/island/errors'
import { Details, WhyNone } from './details'
import { IslandsTools, usePicking } from './islands-tools'
import type { Tools } from './tools'
import { nest, rowsOf } from './tree'
import { TreeView } from './tree-view'

/** Rows that are rendered at first, and added by each click on "more". */
const STEP = 200

/** Lists the page's islands; one is chosen in the tree, or picked in the page. */
export function IslandsTab({ tools }: { readonly tools: Tools }) {
  const { page, say } = tools
  const [selected, setSelected] = useState<Slot>()
  const [picked, setPicked] = useState<Element>()
  const [filter, setFilter] = useState('')
  const [most, setMost] = useState(STEP)
  const picking = usePicking(tools, (element) => {
    setPicked(element)
    setSelected(nearestSlot(tools, element))
    // Its row may be filtered out, or further down than the rows that are rendered: show it.
    setFilter('')
    setMost(Math.max(most, page.live.size))
  })
  const slots = [...page.live].filter((slot) => matches(slot, filter))
  const select = (slot: Slot) => {
    setSelected(slot)
    setPicked(undefined)
  }
  return (
    <div className="islands">
      <IslandsTools say={say} picking={picking} filter={filter} onFilter={setFilter} />
      {/* Firefox makes whatever scrolls a tab stop: the tree and the button in the details are enough. */}
      <div className="list" tabIndex={-1}>
        <List tools={tools} slots={slots} most={most} selected={selected} onSelect={select} />
        {slots.length === 0 && (
          <p className="empty">{filter ? say('noMatch', { text: filter }) : say('noIslands')}</p>
        )}
        {slots.length > most && (
          <button type="button" className="button" onClick={() => setMost(most + STEP)}>
            {say('more', { count: Math.min(STEP, slots.length - most) })}
          </button>
        )}
      </div>
      <Chosen tools={tools} selected={selected} picked={picked} />
    </div>
  )
}

interface ListProps {
  readonly tools: Tools
  readonly slots: readonly Slot[]
  readonly most: number
  readonly selected: Slot | undefined
  readonly onSelect: (slot: Slot) => void
}

function List({ slots, most, ...rest }: ListProps) {
  const [folded, setFolded] = useState<ReadonlySet<Slot>>(new Set())
  const rows = rowsOf(nest(slots), (slot) => folded.has(slot) && !holds(slot, rest.selected))
  const fold = (slot: Slot, isFolded: boolean) => {
    const next = new Set(folded)
    if (isFolded) next.add(slot)
    else next.delete(slot)
    setFolded(next)
  }
  return rows.length > 0 && <TreeView {...rest} rows={rows.slice(0, most)} onFold={fold} />
}

/** Whether a row contains the selected one: it is unfolded then, whatever was folded. */
const holds = ({ host }: Slot, selected: Slot | undefined): boolean =>
  selected !== undefined && host !== selected.host && membersOf(host).contains(selected.host)

interface ChosenProps {
  readonly tools: Tools
  readonly selected: Slot | undefined
  /** The element picked in the page, until a row is chosen. */
  readonly picked: Element | undefined
}

function Chosen({ tools, selected, picked }: ChosenProps) {
  if (!selected && !picked) return null
  return (
    <section className="details" aria-label={tools.say('details')} tabIndex={-1}>
      {picked && picked !== selected?.host && <WhyNone tools={tools} element={picked} around={selected} />}
      {selected && <Details tools={tools} slot={selected} />}
    </section>
  )
}

const matches = ({ island, host, state }: Slot, filter: string): boolean =>
  `${island.name} ${nameElement(host)} ${state}`.toLowerCase().includes(filter.trim().toLowerCase())

/** The island of the element or of the nearest one around it; islands of the whole page do not count. */
function nearestSlot({ page }: Tools, element: Element): Slot | undefined {
  for (
    let host: Element | null = element;
    host && host !== document.documentElement;
    host = membersOf(host).parentElement
  )
    for (const slot of page.islandsOn(host)) return slot
  return undefined
}
