/**
 * A first touch as a visitor makes it: the page is read for two seconds, what will be pressed is scrolled into the
 * window and looked at, and pressed without holding. Nothing was there before, nothing asks for less motion.
 */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { type Column, PLACES, type Places } from './columns'
import type { Size } from './page'
import {
  AT_REST,
  type Conditions,
  close,
  type Figures,
  metrics,
  openPage,
  timed,
  watchScripts,
} from './probes'
import { isClick, record, type TraceEvent } from './trace'

/** Milliseconds from `load` until the visitor scrolls. */
export const READING = 2_000
/** Milliseconds for which what is pressed is in the window before the press. */
export const LOOKING = 1_500

interface Row {
  readonly figure: string
  /** Whether the figure of the page without script is taken away from both. */
  readonly isOverA?: true
  /** How much of the peer's figure ours may be. */
  readonly goal?: number
}

/** The rows of the table. */
export const ROWS: readonly Row[] = [
  { figure: 'first lightbox', goal: 1.2 },
  { figure: 'second lightbox', goal: 1.1 },
  { figure: 'first menu', goal: 1.2 },
  { figure: 'main thread at load + 2 s', isOverA: true, goal: 1 },
  { figure: 'script within it' },
  { figure: 'heap, kB', isOverA: true, goal: 0.8 },
  { figure: 'heap with what is prepared, kB', isOverA: true },
  { figure: 'event listeners' },
  { figure: 'script files within 2 s of load' },
  { figure: 'script within 2 s of load, kB' },
  { figure: 'interaction to next paint', goal: 1 },
]

/** Milliseconds that a frame lasts. */
const FRAME = 1_000 / 60
/** Each visit presses at another moment of a frame, far from those of the visits before: the golden ratio. */
const STEP = 0.618

/** Visits of each column for what a page at rest keeps, which hardly differs from one to the next. */
const WEIGHINGS = 3

/**
 * One visit for the lightbox, one for the menu, and at first one for what a page at rest keeps.
 * @param run counts from zero.
 */
export async function touch(
  browser: Browser,
  column: Column,
  size: Size,
  given: Conditions,
  run: number,
): Promise<Figures> {
  const figures: Figures = {}
  const address = `${given.origin}/bench/${column}/${size}?gallery=below`
  await visitPage(browser, address, given, async (page, session, scripts) => {
    const { TaskDuration = 0, ScriptDuration = 0 } = await metrics(session)
    const { files, bytes } = scripts.figures()
    Object.assign(figures, {
      'main thread at load + 2 s': TaskDuration * 1_000,
      'script within it': ScriptDuration * 1_000,
      'script files within 2 s of load': files,
      'script within 2 s of load, kB': bytes / 1_000,
    })
    if (column !== 'A') await touchLightbox(page, PLACES[column], figures, run)
  })
  if (column !== 'A')
    await visitPage(browser, address, given, async (page) => {
      const button = page.locator('#fMenuMobileButton')
      await look(page, button)
      const press = await aim(page, button, run)
      figures['first menu'] = await timed(page, PLACES[column].menu, press)
    })
  const weigh = async (page: Page, session: CDPSession) => {
    figures['heap, kB'] = await heap(session)
    const { jsEventListeners } = await session.send('Memory.getDOMCounters')
    figures['event listeners'] = jsEventListeners
    await page.waitForTimeout(READING)
    figures['heap with what is prepared, kB'] = await heap(session)
  }
  if (run < WEIGHINGS) await visitPage(browser, address, given, weigh, AT_REST)
  return figures
}

/** What each first touch is made of, from the browser's own trace. */
export async function touchTraced(
  browser: Browser,
  column: Exclude<Column, 'A'>,
  size: Size,
  given: Conditions,
): Promise<Figures> {
  const figures: Figures = {}
  const address = `${given.origin}/bench/${column}/${size}?gallery=below`
  for (const [name, opener, shown] of [
    ['lightbox', 'a[rel^="lightbox"]', PLACES[column].lightbox],
    ['menu', '#fMenuMobileButton', PLACES[column].menu],
  ] as const)
    await visitPage(browser, address, given, async (page) => {
      const target = page.locator(opener).first()
      await look(page, target)
      const events = await record(browser, () => timed(page, shown, () => target.click()))
      for (const [part, value] of Object.entries(partsOf(events))) figures[`${name}: ${part}`] = value
    })
  return figures
}

/** The parts of a touch, in milliseconds: what runs from the click until the frame is given to the screen. */
function partsOf(events: readonly TraceEvent[]): Figures {
  const click = events.find(isClick)
  if (!click) throw new Error('the trace has no click')
  const mine = events.filter(({ pid, tid, ts }) => pid === click.pid && tid === click.tid && ts >= click.ts)
  const end = click.ts + (click.dur ?? 0)
  const within = mine.filter(({ ts }) => ts < end)
  const commit = mine.find(({ name, ts }) => name === 'Commit' && ts >= end)
  const drawn = commit ? commit.ts + (commit.dur ?? 0) : end
  const sum = (list: readonly TraceEvent[], name: string) =>
    list.reduce((total, event) => total + (event.name === name ? (event.dur ?? 0) : 0), 0) / 1_000
  const [style, layout] = [sum(within, 'UpdateLayoutTree'), sum(within, 'Layout')]
  return {
    script: (end - click.ts) / 1_000 - style - layout,
    style,
    'elements styled': within.reduce((total, { args }) => total + (args?.elementCount ?? 0), 0),
    layout,
    'until it is drawn': (drawn - end) / 1_000,
    whole: (drawn - click.ts) / 1_000,
  }
}

async function visitPage(
  browser: Browser,
  address: string,
  given: Conditions,
  act: (page: Page, session: CDPSession, scripts: ReturnType<typeof watchScripts>) => Promise<void>,
  milliseconds = READING,
): Promise<void> {
  const { context, page, session } = await openPage(browser, given, 'no-preference')
  const scripts = watchScripts(session)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(milliseconds)
  await act(page, session, scripts)
  await context.close()
}

async function touchLightbox(page: Page, { lightbox }: Places, figures: Figures, run: number): Promise<void> {
  const [first, second] = [
    page.locator('a[rel^="lightbox"]').nth(0),
    page.locator('a[rel^="lightbox"]').nth(1),
  ]
  await look(page, first)
  figures['first lightbox'] = await timed(page, lightbox, await aim(page, first, run))
  // The browser tells of an event's time some frames after it was painted.
  await page.waitForTimeout(500)
  figures['interaction to next paint'] = await page.evaluate(() => window.benchClock.interaction())
  await close(page, lightbox)
  await page.waitForTimeout(500)
  figures['second lightbox'] = await timed(page, lightbox, await aim(page, second, run))
}

async function look(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(LOOKING)
}

/**
 * A press at a moment of a frame that depends on the visit alone: a finger presses at any, and waits for the rest of
 * it. The same moments for each column make two runs alike.
 */
async function aim(page: Page, target: Locator, run: number): Promise<() => Promise<void>> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${page.url()}: expected something to press, found nothing that is drawn.`)
  const wait = ((run * STEP) % 1) * FRAME
  return async () => {
    await page.evaluate(
      (milliseconds) =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, milliseconds))),
      wait,
    )
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
}

/** Kilobytes in use once what nobody needs is gone. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_024
}
