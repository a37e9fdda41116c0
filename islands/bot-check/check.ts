/** The check as the form sees it: it loads on the first focus, and decides on the submit. */

import { isIlotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { announce } from '../../src/dom/announce'
import { leadTo } from '../../src/dom/focus'
import { waitForRelease } from '../../src/dom/wait-for-release'
import { afterReset } from '../../src/forms/after-reset'
import { pipelineOf, type SubmitPipeline } from '../../src/forms/submit-pipeline'
import { failureNotice } from '../../src/ui/failure-notice'
import { type BotCheckContext, type Settings, settingsOf } from './context'
import { bindTokenField, loadProvider, type Provider, widgetOptions, withTimeout } from './provider'
import { type Again, begin, type Happening, next, type State, type Submitter } from './states'
import type { View } from './view'

/** The action that version 3 receives (§7.15). */
const ACTION = 'submitform'

const drawing = () => import('./view')

/** One form's check: it calls the provider, and leads from state to state (`states.ts`). */
export class BotCheck {
  readonly #context: BotCheckContext
  readonly #settings: Settings
  readonly #pipeline: SubmitPipeline
  readonly #write: (token: string) => void
  /** The page's own parts of the question of consent, and its button: not needed after the answer. */
  readonly #parts: Element[]
  readonly #pageButton: HTMLButtonElement | null
  #view: View | undefined
  #fetched: Promise<View | undefined> | undefined
  #state: State
  /** What the widget has given: a reset empties its field, and the widget stays solved. */
  #token = ''
  #provider: Promise<Provider> | undefined
  /** Whether the form's data has been read since the token was written: a call has used the token. */
  #isUsed = false

  constructor(form: HTMLFormElement, context: BotCheckContext) {
    const { attributes, host, signal } = context
    this.#context = context
    this.#settings = settingsOf(context)
    this.#pipeline = pipelineOf(form)
    this.#write = bindTokenField(form, host, attributes.field, signal)
    this.#state = begin(attributes.consent)
    this.#parts = attributes.consent ? [...host.children] : []
    this.#pageButton = attributes.consent ? host.querySelector('button') : null
    const agree = (event: Event) => {
      // A button without a type would submit the form.
      event.preventDefault()
      void this.#agree()
    }
    this.#pageButton?.addEventListener('click', agree, { signal })
    // Without a button of the page, the island draws the question.
    if (attributes.consent && !this.#pageButton) this.#draw()
    const onInput = ({ target }: Event) => host.contains(target as Node) || this.#happen({ type: 'input' })
    form.addEventListener('input', onInput, { signal })
    const onReset = () => {
      this.#happen({ type: 'reset' })
      if (this.#token) this.#write(this.#token)
    }
    afterReset(form, onReset, signal)
    const onData = () => {
      this.#isUsed = true
    }
    form.addEventListener('formdata', onData, { signal })
  }

  /** Fetches the provider, unless the visitor has to agree first. The submit shows a failure, where it matters. */
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
      this.#isUsed = false
      return true
    } catch (error) {
      return this.#fail(error, { submitter })
    }
  }

  /** A provider accepts each token once: after a call has used it, the next one needs another. */
  readonly renewToken = (submitter: Submitter): boolean | Promise<boolean> =>
    !this.#isUsed || this.fetchToken(submitter)

  #happen(happening: Happening): void {
    if (this.#context.signal.aborted) return
    const before = this.#state
    this.#state = next(before, happening)
    if (this.#state !== before) this.#draw()
  }

  /** Draws the state: at once when the view is loaded. */
  #draw(): void {
    if (this.#view) this.#view.draw(this.#state)
    else this.#drawn().catch(() => {})
  }

  /** The view, once it has drawn; undefined when the island has ended. @throws IlotsError `ILOTS-301`. */
  #drawn(): Promise<View | undefined> {
    this.#fetched ??= this.#fetchView().catch((error) => {
      this.#fetched = undefined
      throw error
    })
    return this.#fetched
  }

  async #fetchView(): Promise<View | undefined> {
    const { page, signal } = this.#context
    const { makeView } = await page.fetchCode('bot-check-view', drawing)
    await waitForRelease()
    if (signal.aborted) return undefined
    const acts = { agree: () => void this.#agree(), retry: () => this.#retry() }
    this.#view = makeView(this.#context, this.#pipeline, acts, this.#parts, this.#pageButton)
    this.#view.draw(this.#state)
    return this.#view
  }

  /** Acts on the view; when its code cannot be fetched, the refusal is shown without it. */
  #show(act: (view: View) => void): void {
    if (this.#view) act(this.#view)
    else
      this.#drawn().then(
        (view) => view && act(view),
        () => this.#showPlainRefusal(),
      )
  }

  #showPlainRefusal(): void {
    const { refusal } = this.#state
    const { page, signal, say } = this.#context
    if (!refusal || signal.aborted) return
    failureNotice(
      { page, signal, say: (key) => say(key === 'failed' ? refusal.text : key) },
      (notice) => this.#pipeline.say(notice),
      () => (refusal.text === 'failed' ? this.#retry() : this.#draw()),
    )
  }

  async #agree(): Promise<void> {
    if (this.#state.phase !== 'asking') return
    this.#happen({ type: 'phase', phase: 'agreed' })
    await this.#goOn()
  }

  /** Loads the provider once the visitor has agreed; a pending submit continues. */
  async #goOn(): Promise<void> {
    try {
      await this.#load()
    } catch (error) {
      this.#fail(error, undefined)
      return
    }
    if (this.#settings.version === '3') this.#release()
    else if (this.#state.pending) this.#refuse('solve')
    this.#show((view) => view.focus())
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
      if (version === '3') return provider
      const widget = (await this.#drawn())?.widget.current
      if (widget) provider.render(widget, widgetOptions(this.#context.host, siteKey, this.#onWidgetChange))
      return provider
    } catch (error) {
      this.#provider = undefined
      this.#happen({ type: 'phase', phase: 'absent' })
      throw error
    }
  }

  readonly #onWidgetChange = (token: string, phase: 'solved' | 'expired' | 'failed'): void => {
    this.#token = token
    this.#write(token)
    this.#happen({ type: 'phase', phase })
    if (phase !== 'solved') return
    announce(this.#context.say('solved'))
    this.#release()
  }

  #release(): void {
    const { pending } = this.#state
    this.#happen({ type: 'release' })
    if (pending) this.#pipeline.submit(pending.submitter)
  }

  #refuse(text: 'agreeFirst' | 'solve'): false {
    this.#happen({ type: 'refuse', refusal: { text } })
    this.#show((view) => {
      view.refuse()
      view.focus()
    })
    return false
  }

  /** Says that the check has failed: the form stays filled in. @returns false: this submit ends here. */
  #fail(error: unknown, again: Again | undefined): false {
    const { page, island, host, signal } = this.#context
    if (signal.aborted) return false
    const found = isIlotsError(error) ? error.sentence : String(Object(error).message ?? error)
    const message = sentence`la vérification anti-robot n'a pas abouti (${found}) ; le formulaire reste rempli, rien \
n'est envoyé.`
    page.report.error(isIlotsError(error) ? error.code : Code.network, message, { island, element: host })
    this.#happen({ type: 'refuse', refusal: { text: 'failed', again } })
    this.#show((view) => view.refuse().scrollIntoView({ block: 'nearest' }))
    return false
  }

  #retry(): void {
    const { refusal } = this.#state
    if (refusal?.text !== 'failed') return
    leadTo(refusal.again?.submitter)
    this.#happen({ type: 'retry' })
    if (refusal.again) this.#pipeline.submit(refusal.again.submitter)
    else void this.#goOn()
  }
}
