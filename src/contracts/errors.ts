/**
 * Errors and warnings: stable codes, one place that prints them (contract §2, §7).
 *
 * A message is one French sentence: what was expected, what was found, where, how to mend it.
 */

/** Printed as `ILOTS-101`. A code is never given another meaning; a retired one is never used again. */
export enum Code {
  configValue = 101,
  secondInclusion = 103,
  globalTaken = 104,
  codeRefused = 106,
  placeUnknown = 107,
  tagAfterRouter = 108,
  nameTaken = 109,
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
  undoneAgain = 306,
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

/** A French sentence whose values stay apart from its words: `ilots check` words both in English. */
export interface Sentence {
  readonly words: readonly string[]
  readonly values: readonly unknown[]
  toString(): string
}
/** A sentence; a plain text is one without values. */
export type Message = string | Sentence

/** An error of the bundle's own, with a stable {@link Code | code} and the name `IlotsError`. */
export interface IlotsError extends Error {
  readonly code: Code
  readonly sentence: Message
}

/** One line of `Ilots.inspect().errors` or `.warnings`. */
export interface Report {
  code: string
  message: string
  island: string | undefined
  element: string | undefined
}
