/** What is measured of one page in one run, through the browser's own protocol. */
import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { type Column, PLACES, type Places } from './columns'
import type { Size } from './page'

export interface Conditions {
  readonly origin: string
  /** How many times slower the processor is made. */
  readonly cpu: number
  /** Of each request, in milliseconds, and of the line, in bits a second. */
  readonly latency: number
  readonly throughput: number
}

/** One line of the table for one column; times are milliseconds. */
export type Figures = Record<string, number>

/** Opens a page in a browser of its own state: nothing cached, nothing stored. */
export async function openPage(
  browser: Browser,
  { cpu, latency, throughput }: Conditions,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    ignoreHTTPSErrors: true,
    locale: 'fr-FR',
    reducedMotion,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput / 8,
    uploadThroughput: throughput / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  // A file as it is: what the compiler adds to functions is not there in the page.
  await page.addInitScript({ path: fileURLToPath(new URL('clock.js', import.meta.url)) })
  return { context, page, session }
}

/** Milliseconds after `load` when what is fetched ahead is here and has not run (islands/warm-up/mount.ts). */
export const AT_REST = 1_500

/** Counts that no machine blurs, of one load: function calls, listeners, heap, script files, bytes and waves. */
export async function count(
  browser: Browser,
  column: Column,
  size: Size,
  given: Conditions,
): Promise<Figures> {
  const conditions = { ...given, cpu: 1 }
  const calls = await countCalls(browser, column, size, conditions)
  const { context, page, session } = await openPage(browser, conditions)
  const scripts = watchScripts(session)
  await page.goto(`${given.origin}/bench/${column}/${size}`, { waitUntil: 'load' })
  await page.waitForTimeout(AT_REST)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const loaded = scripts.figures(({ isAhead }) => !isAhead)
  await context.close()
  return {
    'script files at load': loaded.files,
    'waves at load': loaded.waves,
    'script at load, kB': loaded.bytes / 1_000,
    'fetched ahead when idle, kB': scripts.figures(({ isAhead }) => isAhead).bytes / 1_000,
    'function calls at load': calls,
    'event listeners': jsEventListeners,
    'heap, kB': usedSize / 1_024,
  }
}

/** In a visit of its own: what counts calls keeps more of each function in the heap. */
async function countCalls(browser: Browser, column: Column, size: Size, given: Conditions): Promise<number> {
  const { context, page, session } = await openPage(browser, given)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.goto(`${given.origin}/bench/${column}/${size}`, { waitUntil: 'load' })
  await page.waitForTimeout(2_000)
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await context.close()
  return result
    .filter(({ url }) => url.startsWith(given.origin))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, each) => sum + each, 0)
}

/** Times of one visit: the load, then each journey. */
export async function visit(
  browser: Browser,
  column: Column,
  size: Size,
  given: Conditions,
): Promise<Figures> {
  const { context, page, session } = await openPage(browser, given)
  const figures: Figures = {}
  await page.goto(`${given.origin}/bench/${column}/${size}`, { waitUntil: 'load' })
  await page.waitForTimeout(2_000)
  const { TaskDuration = 0, LayoutDuration = 0, RecalcStyleDuration = 0 } = await metrics(session)
  figures['main thread at load + 2 s'] = TaskDuration * 1_000
  figures['layout at load'] = LayoutDuration * 1_000
  figures['recalculation at load'] = RecalcStyleDuration * 1_000
  figures['long tasks at load'] = await page.evaluate(() => window.benchClock.longTasks())
  if (column !== 'A' && size !== 'empty') await walk(page, session, PLACES[column], figures)
  await context.close()
  return figures
}

async function walk(page: Page, session: CDPSession, places: Places, figures: Figures): Promise<void> {
  const thumbs = page.locator('a[rel^="lightbox"]')
  const scripts = watchScripts(session)
  figures['first lightbox'] = await timed(page, places.lightbox, () => press(thumbs.nth(0)))
  const { files, waves, bytes } = scripts.figures()
  Object.assign(figures, {
    'first lightbox: files': files,
    'first lightbox: waves': waves,
    'first lightbox: kB': bytes / 1_000,
  })
  // The browser tells of an event's time some frames after it was painted.
  await page.waitForTimeout(500)
  figures['interaction to next paint'] = await page.evaluate(() => window.benchClock.interaction())
  await close(page, places.lightbox)
  figures['second lightbox'] = await timed(page, places.lightbox, () => press(thumbs.nth(1)))
  await close(page, places.lightbox)
  figures['first menu'] = await timed(page, places.menu, () => press(page.locator('#fMenuMobileButton')))
  await close(page, places.menu)
  if (places.calendar) {
    const [opener, shown] = places.calendar
    await page.locator('#sinistre').scrollIntoViewIfNeeded()
    figures.calendar = await timed(page, shown, () => press(page.locator(opener).first()))
  }
  await page.keyboard.press('Escape')
  await page.locator('#ville').click()
  await page.keyboard.press('l')
  figures.suggestions = await timed(page, places.suggestions, () => page.keyboard.press('y'), 'keydown')
  await page.keyboard.press('Escape')
  figures['form error'] = await timed(page, places.error, () =>
    press(page.locator('#contact [type="submit"]')),
  )
  const link = page.locator('.block a[data-param="page"][data-num="2"]').first()
  figures['block refresh'] = await timed(
    page,
    '.block-summary[data-page-2], .block [aria-current][data-num="2"]',
    () => press(link),
  )
}

/** As long as a finger's, in milliseconds: what a page does with its beginning is there at its end. */
const PRESS = 80
const press = (target: Locator) => target.click({ delay: PRESS })

/** From the visitor's click, or key, to the frame in which what the selector names is painted. */
export async function timed(
  page: Page,
  selector: string,
  act: () => Promise<unknown>,
  type: 'click' | 'keydown' = 'click',
): Promise<number> {
  const shown = await page.evaluateHandle(
    ([wanted, event]) => ({ time: window.benchClock.shown(wanted, event) }),
    [selector, type] as const,
  )
  await act()
  const time = await shown.evaluate(({ time }) => time)
  await shown.dispose()
  if (time < 0) throw new Error(`${page.url()} : « ${selector} » n’est pas venu en 20 secondes.`)
  return time
}

export async function close(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('Escape')
  const shown = page.locator(selector).first()
  await shown.waitFor({ state: 'hidden', timeout: 3_000 }).catch(async () => {
    // The older menu does not know the key.
    await page.locator('.mm-wrapper__blocker').click()
    await shown.waitFor({ state: 'hidden' })
  })
}

export async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics: list } = await session.send('Performance.getMetrics')
  return Object.fromEntries(list.map(({ name, value }) => [name, value]))
}

/**
 * Scripts that are asked for from now on: a wave is what is asked for before anything of the wave before has come.
 */
export function watchScripts(session: CDPSession) {
  interface Asked {
    /** With low priority, as what is fetched ahead is. */
    readonly isAhead: boolean
    readonly at: number
    ended?: number
    bytes: number
  }
  const all = new Map<string, Asked>()
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (type === 'Script' || /\.m?js(\?|$)/.test(request.url))
      all.set(requestId, {
        isAhead: request.initialPriority === 'Low' && request.url.includes('/p/'),
        at: timestamp,
        bytes: 0,
      })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const asked = all.get(requestId)
    if (asked) Object.assign(asked, { ended: timestamp, bytes: encodedDataLength })
  })
  return {
    figures(counts: (asked: Asked) => boolean = () => true) {
      const asked = [...all.values()].filter(counts).sort((one, other) => one.at - other.at)
      const wave = new Map<Asked, number>()
      for (const each of asked) {
        const before = asked.filter(({ ended }) => ended !== undefined && ended <= each.at)
        wave.set(each, 1 + Math.max(0, ...before.map((other) => wave.get(other) ?? 0)))
      }
      return {
        files: asked.length,
        waves: Math.max(0, ...wave.values()),
        bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0),
      }
    },
  }
}

declare global {
  interface Window {
    benchClock: {
      shown(selector: string, type: string): Promise<number>
      longTasks(): number
      interaction(): number
    }
  }
}
