/**
 * What a submit passes before it leaves: checks, a confirmation, a bot check, the server's verification.
 * Until all have passed no other listener gets it; then one submit event reaches every listener, and the
 * browser sends the form by itself.
 */
import { afterReset } from './after-reset'
import { isButtonOf } from './body'
import { showBusy } from './busy'
import { requestSubmit } from './form-members'
import { MessageArea } from './message-area'

/**
 * In this order: the visitor is asked only about a form that passes the checks, and the token is fresh when the
 * server sees it. What the verification has seen may be used up: the form itself leaves with another token.
 */
const STAGES = ['check', 'human', 'confirm', 'token', 'verify', 'renew'] as const
type Stage = (typeof STAGES)[number]

/** A step returns true to let the form go on; it returns false to keep it, and has shown why. */
export type Step = (submitter: HTMLElement | null) => boolean | Promise<boolean>

/** Milliseconds after which the page stays: the answer was a download, or the visitor has stopped it. */
const PATIENCE = 15_000
const pipelines = new WeakMap<HTMLFormElement, SubmitPipeline>()

/** The pipeline of a form, shared by the islands on it and in it. */
export function pipelineOf(form: HTMLFormElement): SubmitPipeline {
  const pipeline = pipelines.get(form) ?? new SubmitPipeline(form)
  pipelines.set(form, pipeline)
  return pipeline
}

/** The pipeline of one form: islands add their steps, and the form is sent once all have passed. */
export class SubmitPipeline {
  readonly #form: HTMLFormElement
  readonly #area: MessageArea
  readonly #steps = new Map<Stage, Step>()
  #open = new AbortController()
  /** Set from the submit until it is refused, or while the page goes: another submit is ignored meanwhile. */
  #round: AbortController | undefined
  #isPassing = false

  constructor(form: HTMLFormElement) {
    this.#form = form
    this.#area = new MessageArea(form)
  }

  /** Adds a step until `signal` aborts. */
  join(stage: Stage, step: Step, signal: AbortSignal): void {
    if (this.#steps.size === 0) this.#listen()
    this.#steps.set(stage, step)
    signal.addEventListener('abort', () => {
      this.#steps.delete(stage)
      if (this.#steps.size === 0) this.#open.abort()
    })
  }

  /** Shows a message above the form; the next submit takes it away. */
  say(content: Node): void {
    this.#area.show(content, this.#open.signal)
  }

  /** Takes the message above the form away. */
  silence(): void {
    this.#area.clear(this.#open.signal)
  }

  /** What the server has refused on the page that it sent. */
  get refusal(): DocumentFragment | undefined {
    return this.#area.refusal
  }

  /** Submits the form again, with the button that the visitor has pressed. */
  submit(submitter: HTMLElement | null): void {
    requestSubmit(this.#form, isButtonOf(this.#form, submitter) ? submitter : null)
  }

  #listen(): void {
    this.#open = new AbortController()
    const { signal } = this.#open
    this.#form.addEventListener('submit', (event) => void this.#judge(event), {
      capture: true,
      signal,
    })
    // The back/forward cache gives the page back as it was left, with a busy form (contract §3).
    addEventListener('pageshow', ({ persisted }) => persisted && this.#release(), { signal })
    signal.addEventListener('abort', () => this.#release())
  }

  async #judge(event: SubmitEvent): Promise<void> {
    if (event.defaultPrevented) return
    if (this.#isPassing) return this.#leave(event)
    if (this.#round) return hold(event)
    this.silence()
    const verdict = this.#pass(event.submitter, 0)
    if (verdict === true) return this.#leave(event)
    hold(event)
    if (verdict === false) return
    const round = this.#begin(event.submitter)
    // A step that throws does not hold the form: the server judges it anyway.
    const isGood = await verdict.catch((error) => {
      reportError(error)
      return true
    })
    // Browsers ignore a submit of a form whose submit event is still on its way.
    await new Promise((resolve) => setTimeout(resolve))
    // The pipeline was closed meanwhile, or the page came back from the back/forward cache.
    if (this.#round !== round) return
    this.#release()
    if (isGood) this.#send(event.submitter)
  }

  /** Runs the steps. It is synchronous as long as they are: the browser's own event then goes on. */
  #pass(submitter: HTMLElement | null, from: number): boolean | Promise<boolean> {
    for (let index = from; index < STAGES.length; index += 1) {
      const verdict = this.#steps.get(STAGES[index] as Stage)?.(submitter) ?? true
      if (verdict instanceof Promise)
        return verdict.then((isGood) => isGood && this.#pass(submitter, index + 1))
      if (!verdict) return false
    }
    return true
  }

  #send(submitter: HTMLElement | null): void {
    this.#isPassing = true
    try {
      this.submit(submitter)
    } finally {
      this.#isPassing = false
    }
  }

  /** The form leaves, unless a script of the page prevents the event from here on. */
  #leave(event: SubmitEvent): void {
    const { submitter } = event
    const { signal } = this.#begin(submitter)
    const release = () => signal.aborted || this.#release()
    // `getAttribute`: the form's property `target` may be a field of that name.
    const target = submitter?.getAttribute('formtarget') ?? this.#form.getAttribute('target')
    const isElsewhere = target && target !== '_self'
    const timers = [
      setTimeout(() => (event.defaultPrevented || isElsewhere) && release()),
      setTimeout(release, PATIENCE),
    ]
    signal.addEventListener('abort', () => timers.forEach(clearTimeout))
    this.#form.addEventListener('input', release, { signal })
    afterReset(this.#form, release, signal)
  }

  #begin(submitter: HTMLElement | null): AbortController {
    const round = new AbortController()
    this.#round = round
    showBusy(this.#form, submitter, round.signal)
    return round
  }

  #release(): void {
    this.#round?.abort()
    this.#round = undefined
  }
}

function hold(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
