/** The check as the form sees it: loaded on the first focus, passed on the submit. */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { pipelineOf, type SubmitPipeline } from '../../src/forms/submit-pipeline'
import { Code, isIlotsError } from '../../src/island/errors'
import type { BotCheckContext } from './context'
import { loadProvider, type Provider, waitForRelease, widgetOptions, withTimeout } from './provider'
import type { Settings } from './settings'
import { type Again, begin, type Happening, next, type State, type Submitter } from './states'
import { bindTokenField } from './token-field'
import { View } from './view'

/** The action that version 3 is told (§7.15). */
const ACTION = 'submitform'

/** One form's check: it calls the provider, and leads from state to state (`states.ts`). */
export class BotCheck {
  readonly #context: BotCheckContext
  readonly #settings: Settings
  readonly #pipeline: SubmitPipeline
  readonly #write: (token: string) => void
  readonly #view: View
  #state: State
  #provider: Promise<Provider> | undefined

  constructor(form: HTMLFormElement, context: BotCheckContext, settings: Settings) {
    const { attributes, host, signal } = context
    this.#context = context
    this.#settings = settings
    this.#pipeline = pipelineOf(form)
    this.#write = bindTokenField(form, host, attributes.field, signal)
    this.#state = begin(attributes.consent)
    const retry = () => this.#retry()
    this.#view = new View(context, this.#pipeline, { agree: () => void this.#agree(), retry })
    if (attributes.consent) this.#view.draw(this.#state)
    const onInput = ({ target }: Event) =>
      membersOf(host).contains(target as Node) || this.#happen({ type: 'input' })
    membersOf(form).addEventListener('input', onInput, { signal })
  }

  /** Fetches the provider, unless the visitor has to agree first. A failure is shown on the submit, when it matters. */
  readonly prepare = (): void => {
    if (this.#state.phase !== 'asking') this.#load().catch(() => {})
  }

  /** First check of a submit: whether the visitor has agreed, and solved version 2. */
  readonly checkHuman = (submitter: Submitter): boolean | Promise<boolean> => {
    this.#happen({ type: 'submit', submitter })
    const { phase } = this.#state
    if (phase === 'asking') return this.#refuse('agreeFirst')
    if (this.#settings.version === '3' || phase === 'solved') return true
    return this.#load().then(
      () => this.#refuse('solve'),
      (error) => this.#fail(error, { submitter }),
    )
  }

  /** Last check of a submit: version 3 gives its token at this moment. */
  readonly fetchToken = async (submitter: Submitter): Promise<boolean> => {
    if (this.#settings.version === '2') return true
    try {
      const provider = await this.#load()
      this.#write(await withTimeout(provider.execute(this.#settings.siteKey, { action: ACTION })))
      return true
    } catch (error) {
      return this.#fail(error, { submitter })
    }
  }

  #happen(happening: Happening): void {
    if (this.#context.signal.aborted) return
    const before = this.#state
    this.#state = next(before, happening)
    if (this.#state !== before) this.#view.draw(this.#state)
  }

  async #agree(): Promise<void> {
    if (this.#state.phase !== 'asking') return
    this.#happen({ type: 'phase', phase: 'agreed' })
    await this.#goOn()
  }

  /** Loads the provider once the visitor has agreed; a submit that was held goes on. */
  async #goOn(): Promise<void> {
    try {
      await this.#load()
    } catch (error) {
      this.#fail(error, undefined)
      return
    }
    if (this.#settings.version === '3') this.#release()
    else if (this.#state.held) this.#refuse('solve')
    this.#view.focus()
  }

  /** Fetches the provider once; again after a failure. */
  #load(): Promise<Provider> {
    this.#provider ??= this.#fetch()
    return this.#provider
  }

  async #fetch(): Promise<Provider> {
    // The panel moves the submit button below it: not while that button is pressed, or its click is lost.
    await waitForRelease()
    this.#happen({ type: 'phase', phase: 'loading' })
    const { version, siteKey } = this.#settings
    try {
      const provider = await loadProvider(this.#settings).finally(waitForRelease)
      this.#happen({ type: 'phase', phase: version === '2' ? 'unsolved' : 'ready' })
      const { widget } = this.#view
      if (version === '2' && widget)
        provider.render(widget, widgetOptions(this.#context.host, siteKey, this.#hear))
      return provider
    } catch (error) {
      this.#provider = undefined
      this.#happen({ type: 'phase', phase: 'absent' })
      throw error
    }
  }

  readonly #hear = (token: string, phase: 'solved' | 'expired' | 'failed'): void => {
    this.#write(token)
    this.#happen({ type: 'phase', phase })
    if (phase !== 'solved') return
    announce(this.#context.say('solved'))
    this.#release()
  }

  #release(): void {
    const { held } = this.#state
    this.#happen({ type: 'release' })
    if (held) this.#pipeline.submit(held.submitter)
  }

  #refuse(text: 'agreeFirst' | 'solve'): false {
    this.#happen({ type: 'refuse', refusal: { text } })
    this.#view.refuse()
    this.#view.focus()
    return false
  }

  /** Says that the check has failed: the form stays filled in and can be sent again. @returns false: this submit ends here. */
  #fail(error: unknown, again: Again | undefined): false {
    const { page, island, host, signal } = this.#context
    if (signal.aborted) return false
    const found = error instanceof Error ? error.message : String(error)
    const message = `la vérification anti-robot n'a pas abouti (${found}) ; le formulaire reste rempli, rien n'est envoyé.`
    page.report.error(isIlotsError(error) ? error.code : Code.network, message, { island, element: host })
    this.#happen({ type: 'refuse', refusal: { text: 'failed', again } })
    this.#view.refuse()
    this.#view.showRefusal()
    return false
  }

  #retry(): void {
    const { refusal } = this.#state
    if (refusal?.text !== 'failed') return
    refusal.again?.submitter?.focus()
    this.#happen({ type: 'retry' })
    if (refusal.again) this.#pipeline.submit(refusal.again.submitter)
    else void this.#goOn()
  }
}
