/** `{product}Traduire`: synchronous, as old scripts write its answer into the page at once (§7.12). */
import type { Engine } from '../src/engine/engine'
import { addressOf, bodyOf, readTable } from '../src/i18n/translation-table'
import { Code } from '../src/island/errors'
import type { LearnOptions } from '../src/island/services/translations'
import { isOwnAnswer } from '../src/server/own-answer'

export function translateGlobal(engine: Engine) {
  return (expression: string, options: LearnOptions = {}): string => {
    if (/none|asked/.test(engine.store.getState().translation.state)) readNow(engine)
    return engine.t(expression, options.tableau_donnee, { learn: options })
  }
}

/** The one call of the page that holds everything up: what fails once is not tried again. */
function readNow({ config, store, report }: Engine): void {
  const call = new XMLHttpRequest()
  try {
    call.open('POST', addressOf(config), false)
    call.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    call.send(bodyOf('get_traductions'))
    if (call.status !== 200 || !isOwnAnswer(call)) throw call.status
    store.setState({ translation: { ...readTable(call.responseText), state: 'here' } })
  } catch (cause) {
    store.setState(({ translation }) => ({ translation: { ...translation, state: 'failed' } }))
    report.error(Code.network, `traductions non lues (${cause}) : les textes restent en français.`)
  }
}
