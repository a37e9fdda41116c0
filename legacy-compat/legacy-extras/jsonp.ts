/**
 * `Request.JSONP`: an answer as a script of another site. The page's own policy decides which may run; what is
 * refused or cannot be had ends in `failure`.
 */

import { sentence } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { isHttp } from '../../src/server/safe-url'
import type { Dictionary, Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'

const OPTIONS = { url: '', callbackKey: 'callback', data: '', link: 'ignore', timeout: 0 }

interface JsonpObject extends OldObject {
  options: typeof OPTIONS & { injectScript?: Element }
  running: boolean
  script: HTMLScriptElement | null
  index: number
  timer: number
  check(...args: unknown[]): boolean
  clear(): JsonpObject
  getScript(address: string): HTMLScriptElement
  success(args: unknown): void
  timeout(): JsonpObject
}

/** Writes what is sent: a form, an object or a text. */
function written(data: unknown): string {
  if (data instanceof Element) return String((data as unknown as Loose).toQueryString?.() ?? '')
  const objects = Object as unknown as Loose
  return data && typeof data === 'object' ? String(objects.toQueryString?.(data)) : String(data ?? '')
}

export function makeJsonp(
  page: Pick<Page, 'report'>,
  { byId, defineClass, Events, Options, Request }: Kit,
): Loose {
  const callbacks: Dictionary = {}
  const reported = new Set<string>()
  /** Reports once for each script what the developer can do. */
  const warnOnce = (code: Code, address: string, problem: string) => {
    const [place = ''] = address.split('?')
    if (!reported.has(place)) page.report.warn(code, sentence`Request.JSONP : ${problem}, reçu « ${place} ».`)
    reported.add(place)
  }

  const { chain, callChain, clearChain, check } = Request.prototype as unknown as Loose
  const Jsonp: Loose = defineClass<JsonpObject>({
    Implements: [Events, Options],
    $chain: [],
    chain,
    callChain,
    clearChain,
    check,
    options: OPTIONS,
    initialize(options: unknown) {
      this.setOptions(options)
    },
    send(given?: unknown) {
      if (!this.check(given)) return this
      this.running = true
      const isData = typeof given === 'string' || given instanceof Element
      const options = { ...this.options, ...(isData ? { data: given } : (given as Dictionary)) }
      const index = Number((Jsonp as unknown as { counter: number }).counter)
      Object.assign(Jsonp, { counter: index + 1 })
      this.index = index
      const name = `request_${index}`
      const sent = written(options.data)
      const query = `${options.callbackKey}=Request.JSONP.request_map.${name}${sent && `&${sent}`}`
      const address = `${options.url}${options.url.includes('?') ? '&' : '?'}${query}`
      callbacks[name] = (...args: unknown[]) => {
        delete callbacks[name]
        // An answer that comes after its call was given up is not the next one's.
        if (this.index === index) this.success(args)
      }
      const fail = (code: Code, problem: string) => {
        delete callbacks[name]
        if (this.index !== index || !this.running) return
        warnOnce(code, address, problem)
        this.clear().fireEvent('error', address).fireEvent('failure')
      }
      let script: HTMLScriptElement
      try {
        if (!isHttp(new URL(address, document.baseURI))) throw new TypeError()
        script = this.getScript(address)
      } catch {
        fail(
          Code.codeRefused,
          'cette adresse de script est refusée (http ou https, CSP et Trusted Types de la page)',
        )
        return this
      }
      script.onerror = () =>
        fail(Code.network, 'ce script n’a pas pu être chargé, ou la CSP de la page le refuse')
      ;(byId(options.injectScript) ?? document.head).append(script)
      this.fireEvent('request', [address, script])
      if (options.timeout) this.timer = window.setTimeout(() => this.timeout(), options.timeout)
      return this
    },
    getScript(address: string) {
      const script = this.script ?? document.createElement('script')
      this.script = script
      return Object.assign(script, { async: true, src: address })
    },
    success(args: unknown) {
      if (this.running) this.clear().fireEvent('complete', args).fireEvent('success', args).callChain()
    },
    cancel() {
      return this.running ? this.clear().fireEvent('cancel') : this
    },
    isRunning() {
      return Boolean(this.running)
    },
    clear() {
      this.running = false
      window.clearTimeout(this.timer)
      this.script?.remove()
      this.script = null
      return this
    },
    timeout() {
      const { script } = this
      if (this.running) this.clear().fireEvent('timeout', [script?.src, script]).fireEvent('failure')
      return this
    },
  })
  return Object.assign(Jsonp, { counter: 0, request_map: callbacks })
}
