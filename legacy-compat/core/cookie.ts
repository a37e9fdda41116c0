/** `Cookie` reads, writes and deletes the cookie of one key. */
import { isEncrypted } from '../cookies'
import { defineClass, Options } from './class-extras'
import type { Loose, OldObject } from './loose'
import { add } from './types'

export interface CookieOptions {
  path: string | false
  domain: string | false
  /** Days until the cookie expires. */
  duration: number | false
  /** True by default for pages in https. */
  secure?: boolean
  /** `lax` by default. */
  sameSite?: string | false
  /** A browser refuses such a cookie of a script's, as it did with the original. */
  httpOnly?: boolean
  document: Document
  encode: boolean
}
export interface CookieObject extends OldObject {
  key: string
  options: CookieOptions
}

const DAY = 24 * 60 * 60 * 1000

export const Cookie = defineClass<CookieObject>({
  Implements: Options,
  options: { path: '/', domain: false, duration: false, encode: true },
  initialize(key: string, options?: unknown) {
    this.key = key
    this.setOptions(options)
    this.options.document ??= document
  },
  write(value: string | number | boolean) {
    const { domain, path, duration, encode, document, httpOnly } = this.options
    const { sameSite = 'lax', secure = isEncrypted() } = this.options
    const expires = duration && new Date(Date.now() + duration * DAY).toUTCString()
    let text = `${this.key}=${encode ? encodeURIComponent(value) : value}`
    for (const [name, given] of Object.entries({ domain, path, expires, sameSite }))
      if (given) text += `; ${name}=${given}`
    document.cookie = text + (secure ? '; secure' : '') + (httpOnly ? '; HttpOnly' : '')
    return this
  },
  read() {
    const start = `${this.key}=`
    const pair = this.options.document.cookie.split('; ').find((each) => each.startsWith(start))
    return pair ? decodeURIComponent(pair.slice(start.length)) : null
  },
  dispose() {
    new Cookie(this.key, { ...this.options, duration: -1 }).write?.('')
    return this
  },
})

/** The static short forms: `Cookie.read(key)`. */
const shorts = {
  write: (key: string, value: unknown, options?: unknown) => new Cookie(key, options).write?.(value),
  read: (key: string): unknown => (new Cookie(key) as Loose).read?.(),
  dispose: (key: string, options?: unknown) => new Cookie(key, options).dispose?.(),
}

export function installCookies(): void {
  add(Cookie, shorts)
}
