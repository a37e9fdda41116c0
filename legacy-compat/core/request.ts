/** `Request`: each one is a call with an XMLHttpRequest of its own, POST by default (§7.5). */

import { isSameOriginAnswer } from '../../src/server/same-origin-answer'
import { Chain, defineClass, Events, isFree, Options } from './class-extras'
import { properties, storedProperty } from './element-properties'
import { giveElements } from './elements'
import { attemptAll } from './functions'
import { type Dictionary, isThere, type Loose, type OldObject } from './loose'
import { chainable } from './methods'
import { append, toQueryString } from './objects'
import { noteOldUse, refuse } from './refusals'
import { stripScripts, uniqueID } from './strings'
import { typeOf } from './types'

const OPTIONS = {
  url: '',
  data: '',
  headers: {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'text/javascript, text/html, application/xml, text/xml, */*',
  },
  async: true,
  format: false,
  method: 'post',
  link: 'ignore',
  isSuccess: null,
  emulation: true,
  urlEncoded: true,
  encoding: 'utf-8',
  evalScripts: false,
  evalResponse: false,
  timeout: 0,
  noCache: false,
}
type Headers = Record<string, string>
type RequestOptions = Dictionary &
  Omit<typeof OPTIONS, 'data' | 'format' | 'headers' | 'isSuccess'> & {
    data: unknown
    headers: Headers
    format: string | false
    isSuccess: ((this: RequestObject, status: number) => boolean) | null
    user?: string
    password?: string
  }
export interface RequestObject extends OldObject {
  xhr: XMLHttpRequest
  options: RequestOptions
  headers: Headers
  response: { text: string; xml?: Document | null } & Dictionary
  running: boolean
  status: number
  timer: number
  success(text: string, xml: Document | null): unknown
  failure(): unknown
  isSuccess(): boolean
  processScripts(text: string): string
  onSuccess(...args: unknown[]): void
  onFailure(): void
  onStateChange(): void
  cancel(): RequestObject
  check(...args: unknown[]): boolean
  send(options?: unknown): RequestObject
}

const nothing = () => {}

const and = (url: string) => (url.includes('?') ? '&' : '?')

/** Writes what is sent as text: it is given as a form, an object, or a text. */
function written(data: unknown): string {
  const type = typeOf(data)
  if (type === 'element') return String((data as Loose).toQueryString?.() ?? '')
  if (type === 'object' || type === 'hash') return toQueryString(data as Dictionary)
  return isThere(data) ? String(data) : ''
}

interface Call {
  url: string
  method: string
  data: string | null
}

/** Reads the call of the options. PUT and DELETE are sent in `_method`, as servers of that time understand them. */
function callOf(options: RequestOptions): Call {
  const { emulation, format, noCache, user: _user } = options
  let method = options.method.toLowerCase()
  const parts = [format ? `format=${format}` : '', written(options.data)]
  if (emulation && method !== 'get' && method !== 'post') {
    parts.unshift(`_method=${method}`)
    method = 'post'
  }
  // An address may be an object, such as the additions' `URI`.
  let url = `${options.url || location.pathname}`.replace(/#.*$/s, '')
  if (noCache) url += and(url) + uniqueID()
  const data = parts.filter(Boolean).join('&')
  if (!data || (method !== 'get' && method !== 'delete')) return { url, method, data }
  return { url: url + and(url) + data, method, data: null }
}

/** Reads the options of a call; an element or a text alone is what is sent. */
const given = (options: unknown): Dictionary =>
  ['string', 'element'].includes(typeOf(options)) ? { data: options } : ((options ?? {}) as Dictionary)

function open(self: RequestObject, { url, method }: Call): void {
  const { xhr, options } = self
  const { user, password } = options
  xhr.open(method.toUpperCase(), url, options.async, user, password)
  if (user || options.withCredentials) xhr.withCredentials = true
  xhr.onreadystatechange = () => self.onStateChange()
  if (options.urlEncoded && (method === 'post' || method === 'put'))
    self.headers['Content-type'] =
      `application/x-www-form-urlencoded${options.encoding ? `; charset=${options.encoding}` : ''}`
  for (const [name, value] of Object.entries(self.headers)) {
    try {
      xhr.setRequestHeader(name, value)
    } catch {
      self.fireEvent('exception', [name, value])
    }
  }
}

/** Ends a request: events that come later are ignored. */
function quieten(self: RequestObject): void {
  const { xhr } = self
  xhr.onreadystatechange = xhr.onprogress = xhr.onloadstart = nothing
  window.clearTimeout(self.timer)
}

/** Drops an answer of another site: none of it is handed on (contract §8). */
function forgetAnswer(self: RequestObject): void {
  refuse('refusedAnswer', self.xhr.responseURL)
  self.xhr = new window.XMLHttpRequest()
}

export const Request = defineClass<RequestObject>({
  Implements: [Chain, Events, Options],
  options: OPTIONS,
  // The window's class is read for each instance: pages and their tests replace it.
  initialize(options: unknown) {
    this.xhr = new window.XMLHttpRequest()
    this.setOptions(options)
    this.headers = this.options.headers
  },
  onStateChange() {
    if (this.xhr.readyState !== 4 || !this.running) return
    this.running = false
    quieten(this)
    if (!isSameOriginAnswer(this.xhr)) forgetAnswer(this)
    const { xhr } = this
    this.status = xhr.status
    // Reading throws for a binary answer, which has no text, and for an answer that is no document.
    const text = (attemptAll(() => xhr.responseText) as string) || ''
    this.response = { text, xml: attemptAll(() => xhr.responseXML) as Document | null }
    const isSuccess = this.options.isSuccess ?? this.isSuccess
    if (isSuccess.call(this, this.status)) this.success(this.response.text, this.response.xml ?? null)
    else this.failure()
  },
  isSuccess() {
    return this.status >= 200 && this.status < 300
  },
  isRunning() {
    return Boolean(this.running)
  },
  // Scripts are taken out; nothing is evaluated.
  processScripts(text: string) {
    return stripScripts(text, this.options.evalScripts)
  },
  success(text: string, xml: unknown) {
    this.onSuccess(this.processScripts(text), xml)
  },
  onSuccess(...args: unknown[]) {
    this.fireEvent('complete', args).fireEvent('success', args).callChain()
  },
  failure() {
    this.onFailure()
  },
  onFailure() {
    this.fireEvent('complete').fireEvent('failure', this.xhr)
  },
  loadstart(event: unknown) {
    this.fireEvent('loadstart', [event, this.xhr])
  },
  progress(event: unknown) {
    this.fireEvent('progress', [event, this.xhr])
  },
  timeout() {
    this.fireEvent('timeout', this.xhr)
  },
  setHeader(name: string, value: string) {
    this.headers[name] = value
    return this
  },
  getHeader(name: string) {
    return attemptAll(() => this.xhr.getResponseHeader(name))
  },
  check(...args: unknown[]) {
    return isFree(this, this.running, args)
  },
  send(options?: unknown) {
    if (!this.check(options)) return this
    this.running = true
    const call = callOf({ ...this.options, ...given(options) } as RequestOptions)
    const { xhr } = this
    xhr.onloadstart = (event) => (this as unknown as Loose).loadstart?.(event)
    xhr.onprogress = (event) => (this as unknown as Loose).progress?.(event)
    open(this, call)
    this.fireEvent('request')
    xhr.send(call.data)
    if (!this.options.async) this.onStateChange()
    else if (this.options.timeout)
      this.timer = window.setTimeout(() => (this as unknown as Loose).timeout?.(), this.options.timeout)
    return this
  },
  cancel() {
    if (!this.running) return this
    this.running = false
    this.xhr.abort()
    quieten(this)
    this.xhr = new window.XMLHttpRequest()
    return this.fireEvent('cancel')
  },
  ...Object.fromEntries(
    ['get', 'post', 'put', 'delete', 'patch', 'head']
      .flatMap((method) => [method, method.toUpperCase()])
      .map((method) => [
        method,
        function (this: RequestObject, data?: unknown) {
          return this.send(append({ method: method.toLowerCase() }, data === undefined ? {} : { data }))
        },
      ]),
  ),
})

/** Gives forms their `send` request, with the form's own method and address. */
export function installRequest(): void {
  storedProperty('send', (form) => {
    // Through `getAttribute`: a field may be named `action` or `method`.
    const [method, url] = ['method', 'action'].map((name) => form.getAttribute(name))
    return new Request({ data: form, link: 'cancel', method: method || 'post', url: url ?? '' })
  })
  const send = (form: Element, url?: string) => {
    const request = properties.send?.get?.call(form) as Loose
    request.send?.({ data: form, url: url ?? (request.options as Loose).url })
  }
  giveElements(chainable({ send }))
}

/** Makes `Request`. `new Request('/address')` stays the browser's own: today's scripts make it as well. */
export function makeRequest(): Loose {
  const native = window.Request
  return new Proxy(Request, {
    construct(target, args: unknown[], made) {
      const isNative =
        typeof args[0] === 'string' || args[0] instanceof URL || (native && args[0] instanceof native)
      if (isNative) return Reflect.construct(native, args)
      noteOldUse('Request')
      return Reflect.construct(target, args, made)
    },
  })
}
