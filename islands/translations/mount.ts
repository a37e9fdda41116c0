/**
 * Loads the table of the site's translations in the background, and adds to it (§7.12). The English of the console is
 * a file of its own.
 */

import { sentence } from '../../src/base/errors'
import type { Page } from '../../src/contracts/page'
import type { RequestRecord } from '../../src/contracts/request-record'
import type { LearnOptions, Table, TranslationsService } from '../../src/contracts/services/translations'
import { isOurLanguage } from '../../src/i18n/is-english'
import { addressOf, bodyOf } from '../../src/i18n/translation-table'
import type { Caller } from '../../src/server/call'
import { request } from '../../src/server/request'
import { makeLearner } from './learn'
import { readAnswer } from './read-answer'

const languageOfParts = () => import('./language-of-parts')
const consoleWords = () => import('../../src/i18n/in-english')

/** Makes the service of translations. */
export async function create(page: Page): Promise<TranslationsService> {
  const call = (body: URLSearchParams) =>
    request(callerOf(page), { url: addressOf(page.config), body, read: readAnswer })
  const add = (table: Table) => merge(page, table)
  const learner = makeLearner(page, (body) => call(body).then(add))
  let reading: Promise<void> | undefined
  if (!isOurLanguage(page.config.lang))
    page.fetchCode('translations', languageOfParts).then(
      ({ markFrench }) => markFrench(page),
      () => {},
    )
  return {
    async inEnglish(report, sentence) {
      const words = await page.fetchCode('console-words', consoleWords).catch(() => undefined)
      if (words) report.message = words.inEnglish(sentence)
    },
    async want(expression: string, learn?: LearnOptions) {
      reading ??= read(page, () => call(bodyOf('get_traductions')).then(add))
      await reading
      if (learn) learner(expression, learn)
    },
  }
}

const MISSING = [404, 405, 410]

/** A missing table is a warning, with the setting that avoids it: many sites have none. */
function callerOf(page: Pick<Page, 'report' | 'config' | 'fetchCode' | 'emit'>): Caller {
  let record: RequestRecord | undefined
  const { warn, error } = page.report
  return {
    island: 'translations',
    host: document.documentElement,
    page: {
      config: page.config,
      fetchCode: (name, load) => page.fetchCode(name, load),
      emit(type, detail) {
        record = detail as RequestRecord
        page.emit(type, detail)
      },
      report: {
        ...page.report,
        error: (code, message, place) =>
          MISSING.includes(record?.status ?? 0)
            ? warn(
                code,
                sentence`${message} Un site sans traductions l'écrit dans sa configuration : translations: false.`,
                place,
              )
            : error(code, message, place),
      },
    },
    signal: new AbortController().signal,
  }
}

/** Loads the table: texts stay in French until then. */
async function read(page: Pick<Page, 'store' | 'config'>, fetchTable: () => Promise<void>): Promise<void> {
  const { store } = page
  if (!page.config.translations) return
  // An old script may have loaded the table in the meantime.
  const { translation } = store.getState()
  if (translation.state !== 'none') return
  store.setState({ translation: { ...translation, state: 'asked' } })
  await fetchTable().catch(() => {
    const { translation: now } = store.getState()
    if (now.state === 'asked') store.setState({ translation: { ...now, state: 'failed' } })
  })
}

function merge({ store }: Pick<Page, 'store'>, { langue, traductions }: Table): void {
  const { translation } = store.getState()
  store.setState({
    translation: {
      langue: langue || translation.langue,
      traductions: Object.assign(Object.create(null), translation.traductions, traductions),
      state: 'here',
    },
  })
}
