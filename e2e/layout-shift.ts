/** What moves in the window without being asked to, as Chromium counts it (`LayoutShift`). */
import type { Page } from '@playwright/test'

export interface Shift {
  readonly page: string
  readonly value: number
  /** Right after a press or a key: browsers leave it out of their own sum. */
  readonly isAfterInput: boolean
  /** The start of each element's HTML, and where it was and is. */
  readonly moved: readonly string[]
}

/** Layout shifts of all pages and frames that are visited from now on. */
export async function watchShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = []
  await page.exposeFunction('noteShift', (shift: Shift) => shifts.push(shift))
  await page.addInitScript(() => {
    interface Source {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly Source[]
    }
    const { noteShift } = window as unknown as { noteShift(shift: Shift): void }
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element?.outerHTML.slice(0, 80) ?? '(gone)'
    }
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const known: LayoutShift[] = []
    const note = (entries: PerformanceEntryList) => {
      known.push(...(entries.filter(({ entryType }) => entryType === 'layout-shift') as LayoutShift[]))
      const [painted] = performance.getEntriesByName('first-paint')
      if (!painted) return
      // A frame that is laid out before its styles are here counts it, and shows nothing of it.
      for (const { startTime, value, hadRecentInput, sources } of known.splice(0))
        if (startTime > painted.startTime)
          noteShift({
            page: location.pathname + location.search,
            value,
            isAfterInput: hadRecentInput,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} (${box(previousRect)} → ${box(currentRect)})`,
            ),
          })
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    for (const type of ['layout-shift', 'paint']) observer.observe({ type, buffered: true })
    addEventListener('pagehide', () => note(observer.takeRecords()))
  })
  return shifts
}

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
