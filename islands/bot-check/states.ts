/** What the check of one form is doing, as data: each event leads from one state to the next. */

/** The button that a submit was made with. */
export type Submitter = HTMLElement | null

/** A submit that is made again. */
export interface Again {
  readonly submitter: Submitter
}

/**
 * `asking` for consent, `agreed` to, `resting` until the form is used, `loading`, `absent` when the provider could
 * not be had; then version 3 is `ready`, and version 2 `unsolved`, `solved`, `expired` or `failed`.
 */
export type Phase =
  | 'asking'
  | 'agreed'
  | 'resting'
  | 'loading'
  | 'absent'
  | 'ready'
  | 'unsolved'
  | 'solved'
  | 'expired'
  | 'failed'

/** Why the form is not sent. After a failure `again` is retried; without it, the provider is loaded again. */
type Refusal =
  | { readonly text: 'agreeFirst' | 'solve' }
  | { readonly text: 'failed'; readonly again: Again | undefined }

/** The state of one form's check. */
export interface State {
  readonly phase: Phase
  /** A submit that waits for the consent: it continues by itself, unless the visitor types again. */
  readonly pending?: Again | undefined
  /** The message above the form. */
  readonly refusal?: Refusal | undefined
}

/** What happens. */
export type Happening =
  | { readonly type: 'submit'; readonly submitter: Submitter }
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  | { readonly type: 'phase'; readonly phase: Exclude<Phase, 'asking' | 'resting'> }
  | { readonly type: 'input' | 'reset' | 'retry' | 'release' }

/** The state before anything happens. */
export const begin = (consent: boolean): State => ({ phase: consent ? 'asking' : 'resting' })

/** The state after something has happened: the same one when nothing changes. */
export function next(state: State, happening: Happening): State {
  const { phase, pending, refusal } = state
  switch (happening.type) {
    case 'submit':
      // An earlier refusal does not count for this submit.
      if (phase === 'asking') return { phase, pending: { submitter: happening.submitter } }
      return refusal ? { phase, pending } : state
    case 'refuse':
      return { phase, pending, refusal: happening.refusal }
    case 'phase': {
      const isDone = happening.phase === 'agreed' || happening.phase === 'solved'
      return { phase: happening.phase, pending, refusal: isDone ? undefined : refusal }
    }
    case 'retry':
      return { phase, pending }
    case 'reset':
      return pending || refusal ? { phase } : state
    case 'input':
    case 'release':
      return pending ? { phase, refusal } : state
  }
}

const LINES = ['loading', 'ready', 'expired', 'failed'] as const

/** The line that is shown and spoken in a phase. */
export const lineOf = (phase: Phase): (typeof LINES)[number] | undefined =>
  LINES.find((line) => line === phase)
