/** The one place that prints what is wrong (contract §2, §7). */

import { isIlotsError, nameElement } from '../base/errors'
import { Code, type Message, type Place, type Report } from '../contracts/errors'
import type { Reports } from '../contracts/page'

const MAX_RECORDS = 200

/** Is given each report as it is made. */
export type Print = (method: 'error' | 'warn', report: Report, sentence: Message, place: Place) => void

/**
 * Makes what prints, keeps and forwards reports. One for each page.
 * @param print the console's, unless another tool wants the reports.
 */
export function makeReporter(
  forward: (report: Report, element: Element | null | undefined) => void,
  print: Print = toConsole,
): Reports {
  const errors: Report[] = []
  const warnings: Report[] = []
  const refused = new WeakSet<Element>()
  const record = (
    list: Report[],
    method: 'error' | 'warn',
    number: Code,
    sentence: Message,
    place: Place,
  ) => {
    const { island, element } = place
    const code = `ILOTS-${number}`
    const name = element ? nameElement(element) : undefined
    const report = { code, message: String(sentence), island, element: name }
    if (list.push(report) > MAX_RECORDS) list.shift()
    print(method, report, sentence, place)
    return report
  }
  const error: Reports['error'] = (code, sentence, place = {}) =>
    forward(record(errors, 'error', code, sentence, place), place.element)
  const warn: Reports['warn'] = (code, sentence, place = {}) => {
    record(warnings, 'warn', code, sentence, place)
  }
  return {
    errors,
    warnings,
    error,
    warn,
    refuse(message, place) {
      const { element } = place
      if (element && refused.has(element)) return
      if (element) refused.add(element)
      warn(Code.urlRefused, message, place)
    },
    thrown(cause, fallback, place) {
      if (isIlotsError(cause)) error(cause.code, cause.sentence, place)
      else error(fallback, String(cause), { ...place, cause })
    },
  }
}

/** Writes a report to the console, with the element and what was thrown. */
export const toConsole: Print = (method, { code, message, island, element: name }, _, place) => {
  const { element, cause, verbatim } = place
  const where = name ? ` (${name})` : ''
  const line = verbatim ? message : `[${code}] ${island ? `${island}${where} : ` : ''}${message}`
  console[method](line, ...[element, cause].filter(Boolean))
}
