/** The provider's script: fetched once a page, asked for again after a failure. */
import { ownGlobal } from '../../src/dom/own-global'
import { scriptAddress, trustScript } from '../../src/server/script-address'
import { shownUrl } from '../../src/server/urls'

/** What the script gives: the part of its interface that is used here. */
export interface Provider {
  ready(run: () => void): void
  render(box: HTMLElement, options: WidgetOptions): number
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

export interface WidgetOptions {
  sitekey: string
  theme: 'light' | 'dark'
  callback(token: string): void
  'expired-callback'(): void
  'error-callback'(): void
}

interface Wanted {
  version: '2' | '3'
  siteKey: string
  /** Of the configuration; the provider's own without. */
  src: string | undefined
  lang: string
  nonce: string
}

/** Longer than a slow telephone needs; a form that waits for ever is a dead one. Milliseconds. */
const PATIENCE = 10_000
let known: Promise<Provider> | undefined
let failures = 0

const SOURCE = 'https://www.google.com/recaptcha/api.js'
const given = () => ownGlobal('grecaptcha') as Provider | undefined

/** Rejects when it has not come, or is not ready, in time. @throws IlotsError `ILOTS-203` for a refused address. */
export function providerOf(wanted: Wanted): Promise<Provider> {
  if (known) return known
  known = inTime(load(wanted))
  known.catch(() => {
    known = undefined
    failures += 1
  })
  return known
}

async function load(wanted: Wanted): Promise<Provider> {
  // A page may have the tag already.
  if (!given()?.ready) await addScript(wanted)
  const provider = given()
  if (!provider) throw new Error('grecaptcha absent')
  await new Promise<void>((resolve) => provider.ready(resolve))
  return provider
}

function addScript({ version, siteKey, src, lang, nonce }: Wanted): Promise<void> {
  const url = shownUrl(src ?? SOURCE)
  // Nobody but the site can say it: content has no say in the configuration (src/engine/config.ts).
  if (src) trustScript(url)
  url.searchParams.set('render', version === '3' ? siteKey : 'explicit')
  url.searchParams.set('hl', lang)
  // Browsers let a request wait for the one of the same address that hangs.
  if (failures > 0) url.searchParams.set('retry', String(failures))
  const script = document.createElement('script')
  script.async = true
  script.nonce = nonce
  script.src = scriptAddress(url.href)
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${url.href} n'a pas pu être chargé`))
    }
    document.head.append(script)
  })
}

/** Rejects when `answer` has not come in time. */
export function inTime<Value>(answer: PromiseLike<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`pas de réponse en ${PATIENCE / 1000} s`)), PATIENCE)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
