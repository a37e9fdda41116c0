/** How much of the page the browser styles and lays out, from its own trace: counts that no machine blurs. */
import type { Browser } from '@playwright/test'

/** What happened while something was done. */
export interface Styled {
  /** Elements whose style was worked out, each as often as it was. */
  readonly recalculated: number
  /** Objects that were laid out, each as often as it was. */
  readonly laidOut: number
  /** What the page has done within the click, before the browser could draw anything. */
  readonly click: ClickCosts
  /** Where a script has made the browser lay the page out before its time: `function@file`. */
  readonly forced: readonly string[]
}

/** What happened while the handlers of a click ran. */
export interface ClickCosts {
  /** Modules that ran for the first time. */
  readonly modules: number
  /** How often the browser worked the style out, and laid the page out. */
  readonly recalculations: number
  readonly layouts: number
  /** How many elements it has styled. */
  readonly styled: number
}

/** What the browser notes of something that it did. */
export interface TraceEvent {
  readonly name: string
  /** Process and thread. */
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly args?: {
    readonly data?: { readonly type?: string; readonly url?: string }
    readonly elementCount?: number
    readonly beginData?: {
      readonly dirtyObjects?: number
      readonly stackTrace?: readonly { readonly functionName: string; readonly url: string }[]
    }
  }
}

/** What the browser notes while `act` runs, in the order of time; nothing else may be open in it. */
export async function record(browser: Browser, act: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'v8',
        'blink.user_timing',
        'disabled-by-default-devtools.timeline',
        'disabled-by-default-devtools.timeline.stack',
      ],
    },
    transferMode: 'ReportEvents',
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events.sort((one, other) => one.ts - other.ts)
}

/** Whether it is a click that has reached the page's handlers. */
export const isClick = ({ name, args }: TraceEvent): boolean =>
  name === 'EventDispatch' && args?.data?.type === 'click'

/** Counts while `act` runs; nothing else may be open in this browser. */
export async function traced(browser: Browser, act: () => Promise<unknown>): Promise<Styled> {
  const events = await record(browser, act)
  const sum = (name: string, count: (event: TraceEvent) => number | undefined) =>
    events.reduce((total, event) => total + (event.name === name ? (count(event) ?? 0) : 0), 0)
  const clicks = events.filter(isClick)
  const isWithinClick = ({ ts }: TraceEvent) =>
    clicks.some((click) => ts >= click.ts && ts < click.ts + (click.dur ?? 0))
  const within = events.filter(isWithinClick)
  const times = (name: string) => within.filter((event) => event.name === name).length
  return {
    click: {
      modules: times('v8.evaluateModule'),
      recalculations: times('UpdateLayoutTree'),
      layouts: times('Layout'),
      styled: within.reduce((total, { args }) => total + (args?.elementCount ?? 0), 0),
    },
    recalculated: sum('UpdateLayoutTree', ({ args }) => args?.elementCount),
    laidOut: sum('Layout', ({ args }) => args?.beginData?.dirtyObjects),
    forced: events.flatMap(({ name, args }) => {
      const [by] = (name === 'Layout' && args?.beginData?.stackTrace) || []
      return by?.url.startsWith('http') ? [`${by.functionName}@${by.url}`] : []
    }),
  }
}
