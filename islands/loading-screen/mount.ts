import styles from 'styles:loading-screen'
import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import type { LoadingService } from '../../src/contracts/services/loading'
import { sayWith } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { adopt } from '../../src/styles/adopt'
import { messages } from './messages'
import { mount } from './page-screen'
import { Screen } from './screen'
import { attributes, fromScript, resolveSettings, written } from './settings'

/** The marker: the page's own screen. */
export const island = defineIsland(attributes, messages, mount)

/** Makes the service of `Ilots.loading`; all callers share one screen. */
export async function create(page: Page): Promise<LoadingService> {
  adopt(styles)
  const screen = new Screen(page, sayWith(messages, page))
  /** Calls of `show()` without their `hide()` yet. */
  let openCalls = 0
  return {
    async show(given) {
      openCalls += 1
      if (given !== undefined || openCalls === 1)
        screen.settings = resolveSettings(page, given === undefined ? {} : fromScript(page, given))
      screen.show()
    },
    async progress(done, total) {
      const percent = percentage(done, total)
      if (percent === undefined) return refuse(page, done, total)
      // Progress that is reported after the end must not appear on the next screen.
      if (openCalls > 0) screen.percent = percent
    },
    async hide() {
      openCalls = Math.max(0, openCalls - 1)
      if (openCalls === 0) screen.hide()
    },
  }
}

function refuse({ report }: Pick<Page, 'report'>, ...found: unknown[]): void {
  report.error(
    Code.attributeRefused,
    refusal('Ilots.loading.progress(n, m)', found.map(written).join(', '), 'deux nombres comme 3, 12'),
    { island: 'loading-screen' },
  )
}

/**
 * The progress 'n / m' as a percentage (§9.10), rounded up, from 0 to 100. Nothing to do (`m` of 0) is 0 (contract
 * §7).
 * @returns `undefined` when one of them is not a number.
 */
export function percentage(done: unknown, total: unknown): number | undefined {
  const n = toNumber(done)
  const m = toNumber(total)
  if (n === undefined || m === undefined) return undefined
  // Multiplied first: 7 / 100 * 100 is a little more than 7, and would be rounded up to 8.
  return m === 0 ? 0 : Math.min(100, Math.max(0, Math.ceil((n * 100) / m)))
}

/** Old pages pass texts, which they have read from fields and attributes. */
function toNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
