/** Sends expressions that the server does not know yet, each once, several in one call. */

import type { Page } from '../../src/contracts/page'
import type { LearnOptions } from '../../src/contracts/services/translations'
import { idle } from '../../src/dom/idle'
import { bodyOf } from '../../src/i18n/translation-table'

type Learner = (expression: string, options: LearnOptions) => void

const flag = (value: unknown): string => (value && value !== '0' ? '1' : '')

/** Makes the function that learns expressions. @param send the call, which reports its own failure. */
export function makeLearner(
  { store, config }: Pick<Page, 'store' | 'config'>,
  send: (body: URLSearchParams) => Promise<void>,
): Learner {
  const known = new Set<string>()
  /** Expressions to send, by the details that they share. */
  const waiting = new Map<string, string[]>()

  const sendAll = async () => {
    await idle()
    const groups = [...waiting]
    waiting.clear()
    for (const [details, expressions] of groups) {
      const body = bodyOf('add_traduction')
      // PHP reads a name that ends in brackets as a list.
      for (const expression of expressions)
        body.append(expressions[1] ? 'expression[]' : 'expression', expression)
      new URLSearchParams(details).forEach((value, name) => {
        body.append(name, value)
      })
      await send(body).catch(() => {})
    }
  }

  return (expression, { langue, tableau_donnee, module, no_modif, force_learn }) => {
    const { state, traductions, langue: current } = store.getState().translation
    // Without the table, it is not known which expressions are new.
    if (state !== 'here' || known.has(expression) || (Object.hasOwn(traductions, expression) && !force_learn))
      return
    known.add(expression)
    const details = new URLSearchParams({
      langue: langue ?? (current || config.lang),
      tableau_donnee: tableau_donnee ? JSON.stringify(tableau_donnee) : '',
      module: module ?? '',
      no_modif: flag(no_modif),
      force_learn: flag(force_learn),
    }).toString()
    const group = waiting.get(details)
    if (group) group.push(expression)
    else if (waiting.set(details, [expression]).size === 1) void sendAll()
  }
}
