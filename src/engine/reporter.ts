/** The one place that prints what is wrong (contract §2, §7). */

import { Code, isIlotsError, nameElement, type Place, type Report } from '../island/errors'
import type { Reports } from '../island/page'

const KEPT = 200

/** Makes what prints, keeps and forwards reports. One for each page. */
export function makeReporter(
  forward: (report: Report, element: Element | null | undefined) => void,
): Reports {
  const errors: Report[] = []
  const warnings: Report[] = []
  const refused = new WeakSet<Element>()
  const error: Reports['error'] = (code, message, place = {}) =>
    forward(keep(errors, 'error', code, message, place), place.element)
  const warn: Reports['warn'] = (code, message, place = {}) => {
    keep(warnings, 'warn', code, message, place)
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
      if (isIlotsError(cause)) error(cause.code, cause.message, place)
      else error(fallback, String(cause), { ...place, cause })
    },
  }
}

function keep(
  list: Report[],
  method: 'error' | 'warn',
  number: Code,
  message: string,
  { island, element, cause, verbatim }: Place,
): Report {
  const code = `ILOTS-${number}`
  const report = { code, message, island, element: element ? nameElement(element) : undefined }
  if (list.push(report) > KEPT) list.shift()
  const where = element ? ` (${report.element})` : ''
  const line = verbatim ? message : `[${code}] ${island ? `${island}${where} : ` : ''}${message}`
  console[method](line, ...[element, cause].filter(Boolean))
  return report
}
