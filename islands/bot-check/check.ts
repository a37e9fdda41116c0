/** The check as the form sees it: made ready on its first focus, passed on its submit. */
import { announce } from '../../src/dom/announce'
import { membersOf } from '../../src/dom/members'
import { type Gate, gateOf } from '../../src/forms/gate'
import { askConsent, type Consent } from './consent'
import type { Context } from './context'
import { explain } from './failure'
import { tokenField } from './field'
import { makePanel, type Panel } from './panel'
import { inTime, type Provider, providerOf } from './provider'
import { refusalBox } from './refusal'
import type { Settings } from './settings'
import { unpressed } from './unpressed'
import { widgetOptions } from './widget'

/** §7.15 */
const ACTION = 'submitform'

type Submitter = HTMLElement | null

export class BotCheck {
  readonly #context: Context
  readonly #settings: Settings
  readonly #gate: Gate
  readonly #write: (token: string) => void
  /** Until the visitor has agreed; nothing to agree to otherwise. */
  #consent: Consent | undefined
  #parts: readonly Element[] = []
  #panel: Panel | undefined
  #ready: Promise<Provider> | undefined
  /** Of version 2, while it is good. */
  #token = ''
  /** A submit that the consent holds: it goes on by itself, unless the visitor writes on. */
  #held: { submitter: Submitter } | undefined
  #isRefusing = false

  constructor(form: HTMLFormElement, context: Context, settings: Settings) {
    const { attributes, host, signal } = context
    this.#context = context
    this.#settings = settings
    this.#gate = gateOf(form)
    this.#write = tokenField(form, host, attributes.field, signal)
    const onInput = ({ target }: Event) => membersOf(host).contains(target as Node) || this.#forget()
    membersOf(form).addEventListener('input', onInput, { signal })
    if (attributes.consent) this.#consent = askConsent(context, () => this.#agree())
  }

  /** Fetches the provider, unless the visitor has to agree first. What fails is told on a submit, when it matters. */
  readonly prepare = (): void => {
    if (!this.#consent) this.#load().catch(() => {})
  }

  /** Before anything else is asked: the visitor has agreed, and ticked version 2. */
  readonly human = (submitter: Submitter): boolean | Promise<boolean> => {
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
      (error) => this.#fail(error, () => this.#gate.submit(submitter), submitter),
    )
  }

  /** Version 3 judges at the moment of the submit. */
  readonly token = async (submitter: Submitter): Promise<boolean> => {
    if (this.#settings.version === '2') return true
    try {
      const provider = await this.#load()
      this.#write(await inTime(provider.execute(this.#settings.siteKey, { action: ACTION })))
      return true
    } catch (error) {
      return this.#fail(error, () => this.#gate.submit(submitter), submitter)
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

  /** Once; again after a failure. */
  #load(): Promise<Provider> {
    this.#ready ??= this.#fetch()
    return this.#ready
  }

  async #fetch(): Promise<Provider> {
    // What the panel says moves the submit button below it, which may be pressed now.
    await unpressed()
    this.#panel ??= makePanel(this.#context, this.#parts)
    const panel = this.#panel
    panel.status('loading')
    try {
      const provider = await providerOf(this.#settings).finally(unpressed)
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
    if (held) this.#gate.submit(held.submitter)
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
    this.#gate.say(refusalBox(this.#context.say(text)))
  }

  /** Takes only a refusal of ours away: other messages stand until the next submit. */
  #silence(): void {
    if (this.#isRefusing) this.#gate.silence()
    this.#isRefusing = false
  }

  #fail(error: unknown, retry: () => void, submitter: Submitter): false {
    return explain(error, this.#context, this.#gate, submitter, retry)
  }
}
