/**
 * Errors and warnings: stable codes, one place that prints them (contract §2, §7).
 *
 * A message is one French sentence: what was expected, what was found, where, how to mend it.
 */
import { membersOf } from '../dom/members'

/** Printed as `ILOTS-101`. A code is never given another meaning; a retired one is never used again. */
export enum Code {
  configValue = 101,
  secondInclusion = 103,
  globalTaken = 104,
  codeRefused = 106,
  attributeRefused = 201,
  partMissing = 202,
  urlRefused = 203,
  selectorInvalid = 204,
  commentUnreadable = 205,
  nothingToMount = 207,
  definitionRefused = 208,
  chunkFailed = 301,
  mountFailed = 302,
  disposeFailed = 303,
  listenerFailed = 305,
  network = 401,
  timeout = 402,
  httpStatus = 403,
  malformedReply = 404,
  emptyReply = 405,
  mediaFailed = 406,
  modalContent = 501,
  modalAlreadyOpen = 502,
  modalButtonLost = 503,
  modalOptions = 504,
  modalParameter = 505,
  legacyUse = 601,
  oldCallFailed = 602,
}

/** Where a problem was seen. */
export interface Place {
  island?: string | undefined
  element?: Element | null | undefined
  /** What was thrown, kept for the console's stack trace. */
  cause?: unknown
  /** Print the message alone: the specification gives its exact text (§8). */
  verbatim?: boolean
}

/** An error of the bundle's own, with a stable {@link Code | code} and the name `IlotsError`. */
export interface IlotsError extends Error {
  readonly code: Code
}

export const ilotsError = (code: Code, message: string): IlotsError =>
  Object.assign(new Error(message), { name: 'IlotsError', code })

/** By name: an error may come from a chunk, which has a copy of this file of its own. */
export const isIlotsError = (error: unknown): error is IlotsError =>
  (error as Error | null)?.name === 'IlotsError'

/** The sentence for a value that is refused. */
export const refusal = (name: string, found: unknown, expected: string): string =>
  `${name} refusé : reçu « ${found} », attendu ${expected}.`

/** One line of `Ilots.inspect().errors` or `.warnings`. */
export interface Report {
  code: string
  message: string
  island: string | undefined
  element: string | undefined
}

/** `div#actualites.bloc`: short, readable, enough to find the element again. */
export function nameElement(element: Element): string {
  const { localName, id, classList } = membersOf(element)
  return [id ? `${localName}#${id}` : localName, ...classList].join('.')
}

const KEPT = 200

/** Prints, keeps and forwards reports. One for each page. */
export class Reporter {
  readonly errors: Report[] = []
  readonly warnings: Report[] = []
  readonly #forward: (report: Report, element: Element | null | undefined) => void
  readonly #refused = new WeakSet<Element>()

  constructor(forward: (report: Report, element: Element | null | undefined) => void) {
    this.#forward = forward
  }

  /** Something does not work: `console.error`, the `error` event of `Ilots.on()` and `ilots:error` on the element. */
  error(code: Code, message: string, place: Place = {}): void {
    this.#forward(keep(this.errors, 'error', code, message, place), place.element)
  }

  /** Something is odd but handled: `console.warn`. */
  warn(code: Code, message: string, place: Place = {}): void {
    keep(this.warnings, 'warn', code, message, place)
  }

  /** An address that is refused: one warning for each element, whoever asks for it and however often (contract §8). */
  refuse(message: string, place: Place): void {
    const { element } = place
    if (element && this.#refused.has(element)) return
    if (element) this.#refused.add(element)
    this.warn(Code.urlRefused, message, place)
  }

  /** Whatever was thrown, with its own code when it has one. */
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
