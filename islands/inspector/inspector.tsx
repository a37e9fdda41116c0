/** The panel: its frame, its tabs (tabs pattern), and the view of the chosen tab. */

import { type KeyboardEvent, useState } from 'react'
import { ownProperty } from '../../src/base/own-property'
import { isEscape } from '../../src/dom/keys'
import { isEnglish } from '../../src/i18n/is-english'
import { AxeTab } from './axe-tab'
import { CallsTab } from './calls-tab'
import { EventsTab } from './events-tab'
import { IslandsTab } from './islands-tab'
import { LegacyTab } from './legacy-tab'
import { Bar, type Frame, Resizer, startFrame } from './panel-frame'
import { ProblemsTab } from './problems-tab'
import { ReportTab } from './report-tab'
import { StoreTab } from './store-tab'
import { TextsTab } from './texts-tab'
import { type Tools, useTools } from './tools'

/** The tabs in order. */
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
type TabName = keyof typeof VIEWS
const TABS = Object.keys(VIEWS) as TabName[]

/** Renders the whole panel. The chosen tab is kept while it is collapsed. */
export function Inspector({ onClose }: { readonly onClose: () => void }) {
  const { say, page, shell } = useTools()
  const [frame, setFrame] = useState(startFrame)
  const [tab, setTab] = useState<TabName>('islands')
  const { dock, isCollapsed, side, bottom } = frame
  const change = (part: Partial<Frame>) => setFrame({ ...frame, ...part })
  return (
    <aside
      className={`panel is-${dock}${isCollapsed ? ' is-collapsed' : ''}`}
      aria-label={say('name')}
      lang={isEnglish(page.config.lang) ? 'en' : 'fr'}
      style={{ '--side': `${side}px`, '--bottom': `${bottom}px` }}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      onPointerLeave={() => shell.outline()}
    >
      {!isCollapsed && <Resizer frame={frame} onChange={change} />}
      <Bar frame={frame} onChange={change} onClose={onClose} />
      {!isCollapsed && (
        <>
          <Tabs tab={tab} onTab={setTab} />
          {TABS.map((name) => (
            <View key={name} name={name} isShown={name === tab} />
          ))}
          <p className="foot">{say('shortcut')}</p>
        </>
      )}
    </aside>
  )
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (!isEscape(event.nativeEvent)) return
  // An overlay of the page stays open.
  event.preventDefault()
  event.stopPropagation()
  close()
}

function View({ name, isShown }: { readonly name: TabName; readonly isShown: boolean }) {
  const Content = VIEWS[name]
  return (
    <div
      id={`panel-${name}`}
      className={`view is-${name}`}
      role="tabpanel"
      aria-labelledby={`tab-${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern; what scrolls is reached by keyboard.
      tabIndex={0}
      hidden={!isShown}
    >
      {isShown && <Content />}
    </div>
  )
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
}

interface TabsProps {
  readonly tab: TabName
  readonly onTab: (tab: TabName) => void
}

/** The list of tabs with their counts: arrows, Home and End choose a tab at once. */
function Tabs({ tab, onTab }: TabsProps) {
  const tools = useTools()
  const counts = countsOf(tools)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = ownProperty(STEPS, event.key)
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const at = step(TABS.indexOf(tab))
    onTab(TABS[at] ?? tab)
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')
    tabs[at]?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={tools.say('tabs')} onKeyDown={onKeyDown}>
      {TABS.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          className="tab"
          aria-selected={name === tab}
          aria-controls={`panel-${name}`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          <span>{tools.say(name)}</span>{' '}
          {counts[name] !== undefined && <span className="badge">{counts[name]}</span>}
        </button>
      ))}
    </div>
  )
}

/** The counts beside the names of tabs; a tab whose count is not known at once has none. */
const countsOf = (tools: Tools): Partial<Record<TabName, number>> => ({
  islands: tools.page.live.size,
  problems: tools.problems().filter(({ level }) => level !== 'note').length,
  calls: tools.page.requests.length,
  events: tools.log.entries.length,
})
