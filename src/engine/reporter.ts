/** The one place that prints what is wrong (contract §2, §7). */

import { Code, isIlotsError, nameElement, type Place, type Report } from '../island/errors'
import type { Reports } from '../island/page'

const KEPT = 200

/** Prints, keeps and forwards reports. One for each page. */
export class Reporter implements Reports {
  readonly errors: Report[] = []
  readonly warnings: Report[] = []
  readonly #refused = new WeakSet<Element>()

  constructor(private readonly forward: (report: Report, element: Element | null | undefined) => void) {}

  /** Reports what does not work: `console.error`, the `error` event of `Ilots.on()` and `ilots:error` on the element. */
  error(code: Code, message: string, place: Place = {}): void {
    this.forward(keep(this.errors, 'error', code, message, place), place.element)
  }

  /** Reports what is odd but handled: `console.warn`. */
  warn(code: Code, message: string, place: Place = {}): void {
    keep(this.warnings, 'warn', code, message, place)
  }

  /** Reports a refused address: one warning for each element, whatever code asks for it and however often (contract §8). */
  refuse(message: string, place: Place): void {
    const { element } = place
    if (element && this.#refused.has(element)) return
    if (element) this.#refused.add(element)
    this.warn(Code.urlRefused, message, place)
  }

  /** Reports what was thrown, under its own code when it has one, else under `fallback`. */
  thrown(cause: unknown, fallback: Code, place: Place = {}): void {
    if (isIlotsError(cause)) this.error(cause.code, cause.message, place)
    else this.error(fallback, String(cause), { ...place, cause })
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
