/** `Request.HTML`, `Request.JSON`, and `Element.load` (§5.7, §7.5). */
import { defineClass } from './class-extras'
import { properties } from './element-properties'
import { byId, Elements, giveElements } from './elements'
import { keptProperty } from './fx-css'
import { setHtml } from './html'
import type { Dictionary, Loose } from './loose'
import { noteOldUse } from './old-use'
import { Request, type RequestObject } from './request'
import { search } from './select'
import { hidden, typeOf } from './types'

interface HtmlRequest extends RequestObject {
  options: RequestObject['options'] & { update: unknown; append: unknown; filter: string | false }
}

interface Answer {
  html: string
  javascript: string
}

/** Its body without scripts, which are handed over and not run. */
function readAnswer(text: string): Answer {
  let javascript = ''
  const html = (text as unknown as { stripScripts(use: (code: string) => void): string }).stripScripts(
    (code) => {
      javascript = code
    },
  )
  return { html: /<body[^>]*>([\s\S]*?)<\/body>/i.exec(html)?.[1] ?? html, javascript }
}

const HtmlRequest = defineClass<HtmlRequest>({
  Extends: Request,
  options: {
    update: false,
    append: false,
    evalScripts: true,
    filter: false,
    headers: { Accept: 'text/html, application/xml, text/xml, */*' },
  },
  success(text: string) {
    const { update, append, filter } = this.options
    const { html, javascript } = readAnswer(text)
    const box = document.createElement('div')
    setHtml(box, html)
    const elements = new Elements(search(box, filter || '*'))
    const tree = filter ? elements : [...box.childNodes]
    Object.assign(this.response, { html, javascript, elements, tree })
    const target = byId(update || append)
    if (update) target?.replaceChildren()
    // A copy of what is handed to the page's own handlers would be another element.
    if (target) target.append(...(tree as Node[]))
    this.onSuccess(tree, elements, html, javascript)
  },
})

const JsonRequest = defineClass<RequestObject>({
  Extends: Request,
  options: { secure: true },
  initialize(options: unknown) {
    this.parent(options)
    Object.assign(this.headers, {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Request': 'JSON',
    })
  },
  success(text: string) {
    const { decode } = JSON as unknown as { decode(text: string, isSecure: unknown): unknown }
    let json: unknown
    try {
      json = decode(text, this.options.secure)
    } catch (error) {
      this.fireEvent('error', [text, error])
      return
    }
    this.response.json = json
    if (json === null || json === undefined) this.onFailure()
    else this.onSuccess(json, text)
  },
})

/** §5.7. */
const MUST_BE_TEXT = 'l’URL doit être une chaîne'

/** @param url with ` selector` behind it, only that part of the answer is shown. */
function load(this: Element, url: unknown, data?: unknown): Element {
  if (typeof url !== 'string') throw new TypeError(MUST_BE_TEXT)
  const request = properties.load?.get?.call(this) as Loose
  const [, address = url, filter] = /^(\S+)\s+(\S.*)$/.exec(url.trim()) ?? []
  request.setOptions?.({ filter: filter ?? false })
  const isObject = typeOf(data) === 'object'
  request.send?.({ url: address, data: data ?? '', method: isObject ? 'post' : 'get' } satisfies Dictionary)
  return this
}

export function installRequestContent(): void {
  hidden(Request, 'HTML', HtmlRequest)
  hidden(Request, 'JSON', JsonRequest)
  keptProperty(
    'load',
    (element) => new HtmlRequest({ data: element, link: 'cancel', update: element, method: 'get' }),
  )
  giveElements({ load })
}

/** `new Request('/address')` stays the browser's own: scripts of today make it as well. */
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
