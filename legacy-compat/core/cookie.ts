/** `Cookie`: read, written and disposed of under one key. */
import { defineClass, Options } from './class-extras'
import type { Loose } from './loose'
import { merge } from './objects'

interface CookieOptions {
  path: string | false
  domain: string | false
  /** Days. */
  duration: number | false
  secure: boolean
  document: Document
  encode: boolean
  httpOnly: boolean
}
interface CookieObject {
  key: string
  options: CookieOptions
}

const DAY = 24 * 60 * 60 * 1000

export const Cookie = defineClass<CookieObject & { setOptions(options: unknown): void }>({
  Implements: Options,
  options: { path: '/', domain: false, duration: false, secure: false, encode: true, httpOnly: false },
  initialize(key: string, options?: unknown) {
    this.key = key
    this.setOptions(options)
    this.options.document ??= document
  },
  write(value: unknown) {
    const { options } = this
    const date = new Date(Date.now() + Number(options.duration) * DAY).toUTCString()
    const parts = [`${this.key}=${options.encode ? encodeURIComponent(String(value)) : value}`]
    if (options.domain) parts.push(`domain=${options.domain}`)
    if (options.path) parts.push(`path=${options.path}`)
    if (options.duration) parts.push(`expires=${date}`)
    if (options.secure) parts.push('secure')
    if (options.httpOnly) parts.push('HttpOnly')
    options.document.cookie = parts.join('; ')
    return this
  },
  read() {
    const key = this.key.replace(/([-.*+?^${}()|[\]/\\])/g, '\\$1')
    const value = new RegExp(`(?:^|;)\\s*${key}=([^;]*)`).exec(this.options.document.cookie)
    return value ? decodeURIComponent(value[1] ?? '') : null
  },
  dispose() {
    new Cookie(this.key, merge({}, this.options, { duration: -1 })).write?.('')
    return this
  },
})

/** The short forms: `Cookie.read(key)`. */
export const cookieShorts = {
  write: (key: string, value: unknown, options?: unknown) => new Cookie(key, options).write?.(value),
  read: (key: string): unknown => (new Cookie(key) as Loose).read?.(),
  dispose: (key: string, options?: unknown) => new Cookie(key, options).dispose?.(),
}
