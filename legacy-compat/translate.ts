/** `{product}Traduire`. It is synchronous: old scripts write its answer into the page at once (§7.12). */

import { sentence } from '../src/base/errors'
import { Code } from '../src/contracts/errors'
import type { Page } from '../src/contracts/page'
import type { LearnOptions } from '../src/contracts/services/translations'
import { addressOf, bodyOf, readTable } from '../src/i18n/translation-table'
import { isSameOriginAnswer } from '../src/server/same-origin-answer'

/** How a server answers that has no table (see `islands/translations`). */
const MISSING: readonly unknown[] = [404, 405, 410]

export function translateGlobal(page: Pick<Page, 'store' | 'config' | 't' | 'report'>) {
  return (expression: string, options: LearnOptions = {}): string => {
    const { state } = page.store.getState().translation
    if (page.config.translations && (state === 'none' || state === 'asked')) readNow(page)
    return page.t(expression, options.tableau_donnee, { learn: options })
  }
}

/** Reads the table with the one call that holds the whole page up; after a failure, it is not tried again. */
function readNow({ config, store, report }: Pick<Page, 'config' | 'store' | 'report'>): void {
  const call = new XMLHttpRequest()
  try {
    call.open('POST', addressOf(config), false)
    call.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    call.send(bodyOf('get_traductions'))
    if (call.status !== 200 || !isSameOriginAnswer(call)) throw call.status
    store.setState({ translation: { ...readTable(call.responseText), state: 'here' } })
  } catch (cause) {
    store.setState(({ translation }) => ({ translation: { ...translation, state: 'failed' } }))
    const tell = MISSING.includes(cause) ? report.warn : report.error
    tell(Code.network, sentence`traductions non lues (${cause}) : les textes restent en français.`)
  }
}
