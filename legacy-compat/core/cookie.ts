/** `Cookie` reads, writes and deletes the cookie of one key. */
import { membersOf } from '../../src/dom/members'
import { isEncrypted } from '../cookies'
import { defineClass, Options } from './class-extras'
import { jsonMembers } from './json'
import type { Dictionary, Loose } from './loose'
import { Hash, hashNames } from './objects'
import { add, hidden } from './types'

interface CookieOptions {
  path: string | false
  domain: string | false
  /** Days until the cookie expires. */
  duration: number | false
  /** True by default for pages in https. */
  secure?: boolean
  /** `lax` by default. */
  sameSite?: string | false
  document: Document
  encode: boolean
}
interface CookieObject {
  key: string
  options: CookieOptions
}

const DAY = 24 * 60 * 60 * 1000

export const Cookie = defineClass<CookieObject & { setOptions(options: unknown): void }>({
  Implements: Options,
  options: { path: '/', domain: false, duration: false, encode: true },
  initialize(key: string, options?: unknown) {
    this.key = key
    this.setOptions(options)
    this.options.document ??= document
  },
  write(value: string | number | boolean) {
    const { domain, path, duration, encode, document } = this.options
    const { sameSite = 'lax', secure = isEncrypted() } = this.options
    const expires = duration && new Date(Date.now() + duration * DAY).toUTCString()
    let text = `${this.key}=${encode ? encodeURIComponent(value) : value}`
    for (const [name, given] of Object.entries({ domain, path, expires, sameSite }))
      if (given) text += `; ${name}=${given}`
    membersOf(document).cookie = text + (secure ? '; secure' : '')
    return this
  },
  read() {
    const start = `${this.key}=`
    const pair = membersOf(this.options.document)
      .cookie.split('; ')
      .find((each) => each.startsWith(start))
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

interface HashCookieObject extends CookieObject {
  options: CookieOptions & { autoSave: boolean }
  hash: Loose
  parent(...args: unknown[]): void
  read(): string | null
  write(value: string): void
  dispose(): void
  save(): boolean
}

/** A Hash that is read from its cookie, and written after each change. */
const HashCookie = defineClass<HashCookieObject>({
  Extends: Cookie,
  options: { autoSave: true },
  initialize(name: string, options?: unknown) {
    this.parent(name, options)
    this.hash = new Hash(jsonMembers.decode(this.read(), true))
  },
  save() {
    const value = JSON.stringify(this.hash)
    // A browser would not keep a longer value.
    if (value.length > 4096) return false
    if (value === '{}') this.dispose()
    else this.write(value)
    return true
  },
})

export function installCookies(): void {
  add(Cookie, shorts)
  hidden(Hash, 'Cookie', HashCookie)
  const methods: Dictionary = {}
  for (const name of hashNames())
    methods[name] = function (this: HashCookieObject, ...args: unknown[]) {
      const value = this.hash[name]?.apply(this.hash, args)
      if (this.options.autoSave) this.save()
      return (value as unknown) === this.hash ? this : value
    }
  HashCookie.implement?.(methods)
}
