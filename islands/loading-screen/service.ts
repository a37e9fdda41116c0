/** `Ilots.loading`: the loader that scripts show while they work (contract §2). */
import styles from 'styles:loading-screen'
import type { Engine } from '../../src/engine/engine'
import { sayWith } from '../../src/i18n/say'
import { Code, refusal } from '../../src/island/errors'
import type { LoadingService } from '../../src/island/services/loading'
import { adopt } from '../../src/ui/styles/adopt'
import { messages } from './messages'
import { percentage } from './percentage'
import { Screen } from './screen'
import { fromScript, resolveSettings, written } from './settings'

/** The service; one screen for all who ask. */
export async function create(engine: Engine): Promise<LoadingService> {
  adopt(styles)
  const screen = new Screen(engine, sayWith(messages, engine))
  /** How many have asked for it and not yet given it back. */
  let wanted = 0
  return {
    async show(given) {
      wanted += 1
      if (given !== undefined || wanted === 1)
        screen.settings = resolveSettings(engine, given === undefined ? {} : fromScript(engine, given))
      screen.show()
    },
    async progress(done, total) {
      const percent = percentage(done, total)
      if (percent === undefined) return refuse(engine, done, total)
      // A late report of work that is done must not stand on the next screen.
      if (wanted > 0) screen.percent = percent
    },
    async hide() {
      wanted = Math.max(0, wanted - 1)
      if (wanted === 0) screen.hide()
    },
  }
}

function refuse({ report }: Engine, ...found: unknown[]): void {
  report.error(
    Code.attributeRefused,
    refusal('Ilots.loading.progress(n, m)', found.map(written).join(', '), 'deux nombres comme 3, 12'),
    { island: 'loading-screen' },
  )
}
