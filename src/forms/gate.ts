/**
 * What a submit passes before it leaves: checks, a confirmation, a bot check, the server's verification. Until then
 * nobody else hears of it; then one submit event goes to everybody, and the browser sends the form by itself.
 */
import { membersOf } from '../dom/members'
import { isButtonOf } from './body'
import { showBusy } from './busy'
import { MessageArea } from './message-area'

/** In this order: nothing is asked before the checks, and a token is fresh when the server sees it. */
const STAGES = ['check', 'human', 'confirm', 'token', 'verify'] as const
type Stage = (typeof STAGES)[number]

/** True lets the form go on; false keeps it, and has said why. */
export type Step = (submitter: HTMLElement | null) => boolean | Promise<boolean>

/** A page that has not gone by then stays: a download, a visitor who stopped it. Milliseconds. */
const PATIENCE = 15_000
const gates = new WeakMap<HTMLFormElement, Gate>()

/** The gate of a form, shared by the islands on it and in it. */
export function gateOf(form: HTMLFormElement): Gate {
  const gate = gates.get(form) ?? new Gate(form)
  gates.set(form, gate)
  return gate
}

export class Gate {
  readonly #form: HTMLFormElement
  readonly #area: MessageArea
  readonly #steps = new Map<Stage, Step>()
  #open = new AbortController()
  /** From the submit on, until it is refused, or for as long as the page goes: a second one is not heard. */
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

  silence(): void {
    this.#area.clear(this.#open.signal)
  }

  /** Submits again, as the visitor did. */
  submit(submitter: HTMLElement | null): void {
    membersOf(this.#form).requestSubmit(isButtonOf(this.#form, submitter) ? submitter : null)
  }

  #listen(): void {
    this.#open = new AbortController()
    const { signal } = this.#open
    membersOf(this.#form).addEventListener('submit', (event) => void this.#judge(event), {
      capture: true,
      signal,
    })
    // Given back by the browser as it was left, busy (contract §3).
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
    // A step that breaks does not hold the form: the server judges it anyway.
    const isGood = await verdict.catch((error) => {
      reportError(error)
      return true
    })
    // While its event is still on its way browsers ignore another submit of the form.
    await new Promise((resolve) => setTimeout(resolve))
    // Taken down meanwhile, or the page came back from the browser's memory.
    if (this.#round !== round) return
    this.#release()
    if (isGood) this.#send(event.submitter)
  }

  /** Synchronous for as long as its steps are: the browser's own event then goes on. */
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

  /** It goes, unless a script of the page takes it from here. */
  #leave(event: SubmitEvent): void {
    const { submitter } = event
    const { signal } = this.#begin(submitter)
    const release = () => signal.aborted || this.#release()
    // Not the property: a field may have that name.
    const target = submitter?.getAttribute('formtarget') ?? membersOf(this.#form).getAttribute('target')
    const isElsewhere = target && target !== '_self'
    const timers = [
      setTimeout(() => (event.defaultPrevented || isElsewhere) && release()),
      setTimeout(release, PATIENCE),
    ]
    signal.addEventListener('abort', () => timers.forEach(clearTimeout))
    for (const type of ['input', 'reset']) membersOf(this.#form).addEventListener(type, release, { signal })
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
