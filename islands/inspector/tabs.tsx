/** The list of tabs (tabs pattern): arrows, Home and End choose a tab at once. */
import type { KeyboardEvent } from 'react'
import type { Words } from './words'

/** The tabs in order. */
export const TABS = [
  'islands',
  'problems',
  'calls',
  'events',
  'store',
  'translations',
  'legacy',
  'accessibility',
  'report',
] as const
export type TabName = (typeof TABS)[number]

interface Props {
  readonly tab: TabName
  readonly counts: Partial<Record<TabName, number>>
  readonly say: Words
  readonly onTab: (tab: TabName) => void
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % TABS.length,
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
}

/** Renders the list of tabs with their counts. */
export function Tabs({ tab, counts, say, onTab }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const at = step(TABS.indexOf(tab))
    onTab(TABS[at] ?? tab)
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')
    tabs[at]?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={say('tabs')} onKeyDown={onKeyDown}>
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
          <span>{say(name)}</span>{' '}
          {counts[name] !== undefined && <span className="badge">{counts[name]}</span>}
        </button>
      ))}
    </div>
  )
}
