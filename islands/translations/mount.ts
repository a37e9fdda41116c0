/** The table of the site's translations, read and added to in the background (§7.12). */
import type { Engine } from '../../src/engine/engine'
import { addressOf, bodyOf, readTable, type Table } from '../../src/i18n/translation-table'
import type { LearnOptions, TranslationsService } from '../../src/island/services/translations'
import { type Caller, request } from '../../src/server/request'
import { idle } from './idle'
import { makeLearner } from './learn'

export async function create(engine: Engine): Promise<TranslationsService> {
  const caller: Caller = {
    island: 'translations',
    host: document.documentElement,
    engine,
    signal: new AbortController().signal,
  }
  const call = (body: URLSearchParams) =>
    request(caller, { url: addressOf(engine.config), body, read: readTable })
  const add = (table: Table) => merge(engine, table)
  const learner = makeLearner(engine, (body) => call(body).then(add))
  let reading: Promise<void> | undefined
  return {
    async want(expression: string, learn?: LearnOptions) {
      reading ??= read(engine, () => call(bodyOf('get_traductions')).then(add))
      await reading
      if (learn) learner(expression, learn)
    },
  }
}

/** Not before the page is there: texts in French are good enough until then. */
async function read({ store, ready }: Engine, fetchTable: () => Promise<void>): Promise<void> {
  await ready
  await idle()
  // An old script may have asked in the meantime, and waited for the answer.
  const { translation } = store.getState()
  if (translation.state !== 'none') return
  store.setState({ translation: { ...translation, state: 'asked' } })
  await fetchTable().catch(() => {
    const { translation: now } = store.getState()
    if (now.state === 'asked') store.setState({ translation: { ...now, state: 'failed' } })
  })
}

function merge({ store }: Engine, { langue, traductions }: Table): void {
  const { translation } = store.getState()
  store.setState({
    translation: {
      langue: langue || translation.langue,
      traductions: Object.assign(Object.create(null), translation.traductions, traductions),
      state: 'here',
    },
  })
}
