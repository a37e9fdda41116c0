/** The panel: its frame, its tabs, and the view of the chosen tab. */
import { type KeyboardEvent, useEffect, useReducer, useState } from 'react'
import { AxeTab } from './axe-tab'
import { CallsTab } from './calls-tab'
import { EventsTab } from './events-tab'
import { IslandsTab } from './islands-tab'
import { LegacyTab } from './legacy-tab'
import { Bar, type Dock, Resizer, startSizes } from './panel-frame'
import { ProblemsTab } from './problems-tab'
import { ReportTab } from './report-tab'
import { StoreTab } from './store-tab'
import { TABS, type TabName, Tabs } from './tabs'
import { TextsTab } from './texts-tab'
import type { Tools } from './tools'

interface Props {
  readonly tools: Tools
  readonly onClose: () => void
}

const VIEWS = {
  islands: IslandsTab,
  problems: ProblemsTab,
  calls: CallsTab,
  events: EventsTab,
  store: StoreTab,
  translations: TextsTab,
  legacy: LegacyTab,
  accessibility: AxeTab,
  report: ReportTab,
} as const

/** Renders the whole panel. */
export function Inspector({ tools, onClose }: Props) {
  const { say, page } = tools
  const [dock, setDock] = useState<Dock>('side')
  const [sizes, setSizes] = useState(startSizes)
  const [isCollapsed, setCollapsed] = useState(false)
  return (
    <aside
      className={`panel is-${dock}${isCollapsed ? ' is-collapsed' : ''}`}
      aria-label={say('name')}
      lang={page.config.lang.startsWith('en') ? 'en' : 'fr'}
      style={{ '--side': `${sizes.side}px`, '--bottom': `${sizes.bottom}px` }}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      onPointerLeave={() => tools.outline()}
    >
      {!isCollapsed && <Resizer dock={dock} sizes={sizes} label={say('resize')} onSize={setSizes} />}
      <Bar
        say={say}
        dock={dock}
        isCollapsed={isCollapsed}
        onDock={setDock}
        onCollapse={setCollapsed}
        onClose={onClose}
      />
      <Body tools={tools} isHidden={isCollapsed} />
    </aside>
  )
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
  // An overlay of the page stays open.
  event.preventDefault()
  event.stopPropagation()
  close()
}

/** The tabs and their views. It stays mounted while the panel is collapsed, so that the chosen tab is kept. */
function Body({ tools, isHidden }: { readonly tools: Tools; readonly isHidden: boolean }) {
  const { say, watch } = tools
  const [tab, setTab] = useState<TabName>('islands')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => watch.subscribe(redraw), [watch])
  const View = VIEWS[tab]
  if (isHidden) return null
  return (
    <>
      <Tabs tab={tab} counts={countsOf(tools)} say={say} onTab={setTab} />
      {TABS.map((name) => (
        <div
          key={name}
          id={`panel-${name}`}
          className={`view is-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern; what scrolls is reached by keyboard.
          tabIndex={0}
          hidden={name !== tab}
        >
          {name === tab && <View tools={tools} />}
        </div>
      ))}
      <p className="foot">{say('shortcut')}</p>
    </>
  )
}

/** The counts beside the names of tabs; a tab whose count is not known at once has none. */
function countsOf(tools: Tools): Partial<Record<TabName, number>> {
  const { page, watch } = tools
  return {
    islands: page.live.size,
    problems: tools.problems().filter(({ level }) => level !== 'note').length,
    calls: page.requests.length,
    events: watch.log.entries.length,
  }
}
