/**
 * Brings an island to the state that the catalogue shows, at a moment and with letters that are the same everywhere.
 */
import type { Page } from '@playwright/test'
import type { Scheme, Width } from '../../scripts/reference/catalogue/pictures'
import type { Shown, Step } from '../../scripts/reference/catalogue/shown'
import { hearLiveRegions } from '../reading/live'
import { Pace } from '../reading/pace'
import { expect, settle } from '../test'
import { regionOf } from './region'

const HEIGHTS: Readonly<Record<Width, number>> = { 390: 780, 1280: 800 }
const CASE = '.case-demo, dialog[open], [popover]:popover-open, [role="listbox"]'

export class Visit {
  readonly #page: Page
  readonly #pace: Pace

  private constructor(page: Page, pace: Pace) {
    this.#page = page
    this.#pace = pace
  }

  static async of(page: Page): Promise<Visit> {
    await hearLiveRegions(page)
    return new Visit(page, await Pace.of(page))
  }

  async bring({ page: path, steps, height }: Shown, width: Width): Promise<void> {
    await this.#page.setViewportSize({ width: Number(width), height: height ?? HEIGHTS[width] })
    await this.#page.emulateMedia({ reducedMotion: 'reduce' })
    await this.#page.goto(`/ilots/${path}?cadre=1&police=livree`)
    await this.#pace.settle()
    await this.#standBefore()
    for (const step of steps) {
      await this.#take(step)
      await this.#pace.settle()
    }
  }

  /** The page's clock stands still: what counts down, or goes away, is the same in both schemes. */
  async picture({ around }: Shown, scheme: Scheme): Promise<Buffer> {
    const page = this.#page
    await page.emulateMedia({ colorScheme: scheme === 'sombre' ? 'dark' : 'light' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await settle(page)
    const clip = around === 'window' ? {} : { clip: await regionOf(page, around ?? CASE) }
    return page.screenshot({ ...clip, animations: 'disabled', caret: 'hide' })
  }

  /** Tab goes to what the case holds first. */
  #standBefore(): Promise<void> {
    return this.#page.evaluate(() => {
      const start = document.querySelector<HTMLElement>('.case-demo')
      start?.setAttribute('tabindex', '-1')
      start?.focus()
      start?.blur()
      start?.removeAttribute('tabindex')
    })
  }

  async #take(step: Step): Promise<void> {
    const page = this.#page
    if ('press' in step) await page.keyboard.press(step.press)
    else if ('type' in step) await page.keyboard.type(step.type)
    else if ('click' in step) await page.locator(step.click).click()
    else if ('hover' in step) await page.locator(step.hover).hover()
    else if ('scroll' in step) await page.evaluate((top) => scrollTo(0, top), step.scroll)
    else if ('run' in step) await page.evaluate(step.run)
    else await expect(page.locator(step.see).first()).toBeVisible()
  }
}
