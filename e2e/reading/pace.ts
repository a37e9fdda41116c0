/**
 * The time of a journey: the page's clock goes on only between what the visitor does, until nothing changes any more.
 */
import type { Page } from '@playwright/test'
import { settle } from '../test'

declare global {
  interface Window {
    /** How many questions to the browser are without an answer: the clipboard's. */
    ilotsAsked?: number
  }
}

/** Every journey is walked at this moment: pages that show days show the same. */
const NOW = new Date('2026-11-23T10:00:00+01:00')
/** Milliseconds of the page's clock that pass at each look. */
const TICK = 250
/** Looks without a change after which a step is over. */
const CALM = 4
/** Looks after which what never stands still is announced as it is then. */
const PATIENCE = 24

export class Pace {
  readonly #page: Page
  /**
   * Calls under way: the page's clock stands still meanwhile, so that a slow machine hears the same as a fast one.
   */
  readonly #calls = new Set<unknown>()

  private constructor(page: Page) {
    this.#page = page
    page.on('request', (call) => this.#calls.add(call))
    page.on('requestfinished', (call) => this.#calls.delete(call))
    page.on('requestfailed', (call) => this.#calls.delete(call))
    // Those of the page before may never end.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#calls.clear()
    })
  }

  static async of(page: Page): Promise<Pace> {
    const pace = new Pace(page)
    await page.addInitScript(countAsked)
    await page.clock.install({ time: NOW })
    await page.clock.pauseAt(new Date(NOW.getTime() + 1000))
    return pace
  }

  async settle(): Promise<void> {
    let seen = -1
    for (let calm = 0, look = 0; calm < CALM && look < PATIENCE; ) {
      // A page that goes away in the middle is looked at again.
      const changes = await this.#look().catch(() => -1)
      const isBusy = await this.#isLoading()
      calm = changes >= 0 && changes === seen && this.#calls.size === 0 && !isBusy ? calm + 1 : 0
      seen = changes
      if (!isBusy) look += 1
    }
  }

  /** Code that was fetched ahead is read without a call that could be waited for. */
  #isLoading(): Promise<boolean> {
    const isLoading = () => window.Ilots?.inspect().islands.some(({ state }) => state === 'loading') ?? false
    return this.#page.evaluate(isLoading).catch(() => false)
  }

  /** @returns how often the page has changed until now. */
  async #look(): Promise<number> {
    for (let asked = 1; asked + this.#calls.size > 0; )
      asked = await this.#page.evaluate(() => window.ilotsAsked ?? 0)
    await settle(this.#page)
    await this.#page.clock.runFor(TICK)
    const counts = await Promise.all(
      this.#page.frames().map((frame) => frame.evaluate(() => window.ilotsChanges ?? 0).catch(() => 0)),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }
}

/** Runs in the page, before its own scripts: the browser answers what a call's events do not tell of. */
function countAsked(): void {
  const { clipboard } = navigator
  const write = clipboard?.writeText.bind(clipboard)
  if (!write) return
  clipboard.writeText = (text) => {
    window.ilotsAsked = (window.ilotsAsked ?? 0) + 1
    return write(text).finally(() => {
      window.ilotsAsked = (window.ilotsAsked ?? 0) - 1
    })
  }
}
