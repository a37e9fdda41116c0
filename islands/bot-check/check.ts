/** The check as the form sees it: loaded on the first focus, passed on the submit. */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { pipelineOf, type SubmitPipeline } from '../../src/forms/submit-pipeline'
import type { BotCheckContext } from './context'
import { askConsent, type Consent, type Panel, renderPanel, waitForRelease } from './panel'
import { loadProvider, type Provider, widgetOptions, withTimeout } from './provider'
import { renderRefusal, showFailure } from './refusals'
import type { Settings } from './settings'
import { bindTokenField } from './token-field'

/** The action that version 3 is told (§7.15). */
const ACTION = 'submitform'

type Submitter = HTMLElement | null

/** The state of one form's check. */
export class BotCheck {
  readonly #context: BotCheckContext
  readonly #settings: Settings
  readonly #pipeline: SubmitPipeline
  readonly #write: (token: string) => void
  /** Set while the visitor's consent is required and missing. */
  #consent: Consent | undefined
  #parts: readonly Element[] = []
  #panel: Panel | undefined
  #ready: Promise<Provider> | undefined
  /** The token of version 2, while it is valid. */
  #token = ''
  /** A submit that waits for the consent: it continues by itself, unless the visitor goes on typing. */
  #held: { submitter: Submitter } | undefined
  #isRefusing = false

  constructor(form: HTMLFormElement, context: BotCheckContext, settings: Settings) {
    const { attributes, host, signal } = context
    this.#context = context
    this.#settings = settings
    this.#pipeline = pipelineOf(form)
    this.#write = bindTokenField(form, host, attributes.field, signal)
    const onInput = ({ target }: Event) => membersOf(host).contains(target as Node) || this.#forget()
    membersOf(form).addEventListener('input', onInput, { signal })
    if (attributes.consent) this.#consent = askConsent(context, () => this.#agree())
  }

  /** Fetches the provider, unless the visitor has to agree first. A failure is shown on the submit, when it matters. */
  readonly prepare = (): void => {
    if (!this.#consent) this.#load().catch(() => {})
  }

  /** First check of a submit: whether the visitor has agreed, and solved version 2. */
  readonly checkHuman = (submitter: Submitter): boolean | Promise<boolean> => {
    this.#isRefusing = false
    if (this.#consent) {
      this.#held = { submitter }
      this.#refuse('agreeFirst')
      this.#consent.focus()
      return false
    }
    if (this.#settings.version === '3' || this.#token) return true
    return this.#load().then(
      () => this.#refuseUnsolved(),
      (error) => this.#fail(error, () => this.#pipeline.submit(submitter), submitter),
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
      return this.#fail(error, () => this.#pipeline.submit(submitter), submitter)
    }
  }

  #agree(): void {
    this.#parts = this.#consent?.parts ?? []
    this.#consent = undefined
    this.#goOn()
  }

  async #goOn(): Promise<void> {
    this.#silence()
    try {
      await this.#load()
    } catch (error) {
      this.#fail(error, () => void this.#goOn(), null)
      return
    }
    if (this.#settings.version === '3') this.#release()
    else if (this.#held) this.#refuseUnsolved()
    this.#panel?.focus()
  }

  /** Fetches the provider once; again after a failure. */
  #load(): Promise<Provider> {
    this.#ready ??= this.#fetch()
    return this.#ready
  }

  async #fetch(): Promise<Provider> {
    // The panel moves the submit button below it: not while that button is pressed, or its click is lost.
    await waitForRelease()
    this.#panel ??= renderPanel(this.#context, this.#parts)
    const panel = this.#panel
    panel.status('loading')
    try {
      const provider = await loadProvider(this.#settings).finally(waitForRelease)
      const { version, siteKey } = this.#settings
      if (version === '2' && !this.#context.signal.aborted)
        provider.render(panel.widget, widgetOptions(this.#context.host, siteKey, this.#hear(panel)))
      panel.status(version === '2' ? '' : 'ready')
      return provider
    } catch (error) {
      this.#ready = undefined
      panel.status('')
      throw error
    }
  }

  #hear(panel: Panel) {
    return (token: string, text: 'solved' | 'expired' | 'failed'): void => {
      this.#token = token
      this.#write(token)
      panel.status(token ? '' : text)
      if (!token) return
      announce(this.#context.say('solved'))
      this.#silence()
      this.#release()
    }
  }

  #release(): void {
    const held = this.#held
    this.#forget()
    if (held) this.#pipeline.submit(held.submitter)
  }

  #forget(): void {
    this.#held = undefined
  }

  #refuseUnsolved(): false {
    this.#refuse('solve')
    this.#panel?.focus()
    return false
  }

  #refuse(text: 'agreeFirst' | 'solve'): void {
    this.#isRefusing = true
    this.#pipeline.say(renderRefusal(this.#context.say(text)))
  }

  /** Removes the check's own refusal; other messages stay until the next submit. */
  #silence(): void {
    if (this.#isRefusing) this.#pipeline.silence()
    this.#isRefusing = false
  }

  #fail(error: unknown, retry: () => void, submitter: Submitter): false {
    return showFailure(error, this.#context, this.#pipeline, submitter, retry)
  }
}
