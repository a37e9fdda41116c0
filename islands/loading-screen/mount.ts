import styles from 'styles:loading-screen'
import { sayWith } from '../../src/i18n/say'
import { defineIsland } from '../../src/island/define-island'
import { Code, refusal } from '../../src/island/errors'
import type { Page } from '../../src/island/page'
import type { LoadingService } from '../../src/island/services/loading'
import { adopt } from '../../src/ui/styles/adopt'
import { messages } from './messages'
import { mount } from './page-screen'
import { percentage } from './percentage'
import { Screen } from './screen'
import { attributes, fromScript, resolveSettings, written } from './settings'

/** The marker: the page's own screen. */
export const island = defineIsland(attributes, messages, mount)

/** Makes the service of `Ilots.loading`; all callers share one screen. */
export async function create(page: Page): Promise<LoadingService> {
  adopt(styles)
  const screen = new Screen(page, sayWith(messages, page))
  /** Calls of `show()` without their `hide()` yet. */
  let wanted = 0
  return {
    async show(given) {
      wanted += 1
      if (given !== undefined || wanted === 1)
        screen.settings = resolveSettings(page, given === undefined ? {} : fromScript(page, given))
      screen.show()
    },
    async progress(done, total) {
      const percent = percentage(done, total)
      if (percent === undefined) return refuse(page, done, total)
      // Progress that is reported after the end must not appear on the next screen.
      if (wanted > 0) screen.percent = percent
    },
    async hide() {
      wanted = Math.max(0, wanted - 1)
      if (wanted === 0) screen.hide()
    },
  }
}

function refuse({ report }: Page, ...found: unknown[]): void {
  report.error(
    Code.attributeRefused,
    refusal('Ilots.loading.progress(n, m)', found.map(written).join(', '), 'deux nombres comme 3, 12'),
    { island: 'loading-screen' },
  )
}
