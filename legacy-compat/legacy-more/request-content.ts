/** `Request.HTML`, `Request.JSON`, `Ajax`, and `Element.load` (§5.7, §7.5). */

import type { Page } from '../../src/contracts/page'
import { htmlOf, judge } from '../answers'
import { type Dictionary, isThere, type Loose } from '../core/loose'
import type { RequestObject } from '../core/request'
import { stripScripts } from '../core/strings'
import type { Kit } from '../kit'

interface HtmlRequest extends RequestObject {
  options: RequestObject['options'] & { update: unknown; append: unknown; filter: string | false }
}

interface AjaxObject extends RequestObject {
  options: RequestObject['options'] & { update?: unknown }
}

interface Answer {
  html: string
  javascript: string
}

/** Reads an answer: its body, without the scripts. These are handed over and not run. */
function readAnswer(text: string): Answer {
  let javascript = ''
  const html = stripScripts(text, (code) => {
    javascript = code
  })
  return { html: bodyOf(html) ?? html, javascript }
}

/** What stands between the tags of the body; `undefined` unless both are there. */
function bodyOf(html: string): string | undefined {
  const tag = html.search(/<body/i)
  const start = tag < 0 ? 0 : html.indexOf('>', tag) + 1
  const length = start && html.slice(start).search(/<\/body>/i)
  return start && length >= 0 ? html.slice(start, start + length) : undefined
}

export function makeRequests(page: Pick<Page, 'report'>, { all, byId, defineClass, Request, search }: Kit) {
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
      const { html: answered, javascript } = readAnswer(htmlOf(page, this.xhr, text))
      const { box, html } = judge(answered)
      const elements = all(search(box, filter || '*'))
      const tree = filter ? elements : [...box.childNodes]
      Object.assign(this.response, { html, javascript, elements, tree })
      const target = byId(update || append)
      if (update) target?.replaceChildren()
      // The nodes themselves: the page's handlers are handed the same elements, not copies.
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
      if (!isThere(json)) this.onFailure()
      else this.onSuccess(json, text)
    },
  })

  /** The request of 1.1: the address comes first, and `onComplete` gets the answer's text. */
  const Ajax = defineClass<AjaxObject>({
    Extends: Request,
    initialize(url: string, options: Dictionary = {}) {
      this.parent({ url, data: options.postBody ?? '', ...options })
    },
    request(data?: unknown) {
      return this.send(data === undefined || data === null ? undefined : { data })
    },
    success(text: string, xml: unknown) {
      const target = byId(this.options.update)
      target?.replaceChildren(...judge(htmlOf(page, this.xhr, text)).box.childNodes)
      this.parent(text, xml)
    },
  })

  /** Of 1.1: it sends `json=…`. */
  const Remote = defineClass<RequestObject>({
    Extends: JsonRequest,
    initialize(url: string, options: Dictionary = {}) {
      this.parent({ url, ...options })
    },
    send(object: unknown) {
      return this.parent({ data: `json=${encodeURIComponent(JSON.stringify(object))}` })
    },
  })
  const { encode, decode } = JSON as unknown as Dictionary
  const Json = { Remote, encode, decode, toString: encode, evaluate: decode }
  return { requests: { HTML: HtmlRequest, JSON: JsonRequest }, Ajax, Json }
}

/** The message for an address that is no text (§5.7). */
const MUST_BE_TEXT = 'l’URL doit être une chaîne'

/**
 * Loads HTML into an element (§5.7).
 * @param url an address; with ` selector` behind it, only that part of the answer is shown.
 * @throws TypeError for an address that is no text.
 */
export function load(this: Element & { get(name: string): Loose }, url: unknown, data?: unknown): Element {
  if (typeof url !== 'string') throw new TypeError(MUST_BE_TEXT)
  const request = this.get('load')
  const [, address = url, filter] = /^(\S+)\s+(\S.*)$/.exec(url.trim()) ?? []
  request.setOptions?.({ filter: filter ?? false })
  const isObject = Object.prototype.toString.call(data) === '[object Object]'
  request.send?.({ url: address, data: data ?? '', method: isObject ? 'post' : 'get' } satisfies Dictionary)
  return this
}
