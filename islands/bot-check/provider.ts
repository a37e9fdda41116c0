/** The provider: its script, fetched once a page and again after a failure; its widget; the field of its token. */

import { ilotsError, sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import { markAdded } from '../../src/dom/added-nodes'
import { scriptGlobal } from '../../src/dom/script-global'
import { changer } from '../../src/dom/undo'
import { formElements } from '../../src/forms/form-members'
import { scriptAddress } from '../../src/server/html'
import { shownUrl } from '../../src/server/urls'
import type { Settings } from './context'

/** The part of the script's interface that is used here. */
export interface Provider {
  ready(run: () => void): void
  render(box: HTMLElement, options: WidgetOptions): number
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

/** The options of version 2's widget, named as the provider names them. */
export interface WidgetOptions {
  sitekey: string
  theme: 'light' | 'dark'
  callback(token: string): void
  'expired-callback'(): void
  'error-callback'(): void
}

/** Milliseconds. Longer than a slow telephone needs; without a limit the form would never be sent. */
const PATIENCE = 10_000
let known: Promise<Provider> | undefined
let failures = 0

const SOURCE = 'https://www.google.com/recaptcha/api.js'
const given = () => scriptGlobal('grecaptcha') as Provider | undefined

/** Loads the provider. Rejects when it is not ready in time. @throws IlotsError `ILOTS-203` for a refused address. */
export function loadProvider(settings: Settings): Promise<Provider> {
  if (known) return known
  known = withTimeout(load(settings))
  known.catch(() => {
    known = undefined
    failures += 1
  })
  return known
}

async function load(settings: Settings): Promise<Provider> {
  // The page may already have the provider's script.
  if (!given()?.ready) await addScript(settings)
  const provider = given()
  if (!provider) throw new Error('grecaptcha absent')
  await new Promise<void>((resolve) => provider.ready(resolve))
  return provider
}

function addScript({ version, siteKey, src, lang, nonce }: Settings): Promise<void> {
  const url = shownUrl(src ?? SOURCE)
  url.searchParams.set('render', version === '3' ? siteKey : 'explicit')
  url.searchParams.set('hl', lang)
  // A retry needs another address: browsers let it wait for the earlier request of the same one.
  if (failures > 0) url.searchParams.set('retry', String(failures))
  // Without React: the provider's script, and below the hidden field of the token.
  const script = document.createElement('script')
  script.async = true
  script.nonce = nonce
  script.src = scriptAddress(url.href)
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(ilotsError(Code.network, sentence`${url.href} n'a pas pu être chargé`))
    }
    document.head.append(script)
  })
}

/** Rejects when `answer` is not here within `PATIENCE`. */
export function withTimeout<Value>(answer: PromiseLike<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const error = ilotsError(Code.network, sentence`pas de réponse en ${PATIENCE / 1000} s`)
    timer = setTimeout(reject, PATIENCE, error)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** The page's own scheme: dark only where the page supports it. */
function themeOf(host: Element): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(host)
  const isDark = colorScheme.includes('light') ? matchMedia('(prefers-color-scheme: dark)').matches : true
  return colorScheme.includes('dark') && isDark ? 'dark' : 'light'
}

/** @param onChange is called when the widget's state changes; with an empty token it has to be solved again. */
export const widgetOptions = (
  host: Element,
  sitekey: string,
  onChange: (token: string, phase: 'solved' | 'expired' | 'failed') => void,
): WidgetOptions => ({
  sitekey,
  theme: themeOf(host),
  callback: (token) => onChange(token, 'solved'),
  'expired-callback': () => onChange('', 'expired'),
  'error-callback': () => onChange('', 'failed'),
})

/**
 * @returns writes the token into the page's field, or into the one that the provider has rendered. Without either, a
 * hidden field is created, until `signal` aborts.
 */
export function bindTokenField(form: HTMLFormElement, host: Element, name: string, signal: AbortSignal) {
  const change = changer(signal)
  const isOurs = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    element.matches('input,textarea') && (element as HTMLInputElement).name === name
  const make = () => {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name })
    host.append(markAdded(field))
    signal.addEventListener('abort', () => field.remove())
    return field
  }
  return (token: string): void => {
    const field = formElements(form).find(isOurs) ?? (token ? make() : undefined)
    if (!field) return
    // The value of a hidden field is its attribute, part of the server's HTML.
    change(field, 'value', () => {
      field.value = token
    })
  }
}
