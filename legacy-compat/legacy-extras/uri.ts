/** `URI`: an address in parts, which scripts change one by one, and addresses relative to others. */

import { refusal } from '../../src/base/errors'
import { Code } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { safeUrl } from '../../src/server/safe-url'
import type { Dictionary, Loose, OldObject } from '../core/loose'
import type { Kit } from '../kit'
import { parseQueryString } from './query-string'

const PARTS = [
  'scheme',
  'user',
  'password',
  'host',
  'port',
  'directory',
  'file',
  'query',
  'fragment',
] as const
type Name = (typeof PARTS)[number]
type Parsed = Partial<Record<Name | 'value', string | number>>

const PORTS: Readonly<Record<string, number>> = {
  __proto__: null as never,
  http: 80,
  https: 443,
  ftp: 21,
  rtsp: 554,
  mms: 1755,
  file: 0,
}

interface UriObject extends OldObject {
  parsed: Parsed
  options: { base?: unknown }
  get(part: string, base?: UriObject): string
  set(part: string, value: unknown, base?: UriObject | false): UriObject
  getData(key?: string | null, part?: string): unknown
  setData(values: unknown, second?: unknown, part?: string): UriObject
  combine(parts: Parsed, base?: Parsed): string
}

const ADDRESS = /^(?:(\w+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s

function cutAt(text: string, sign: string): [before: string, after: string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Cuts an address; a part that it has not is empty. */
function cut(address: string): Record<Name, string> {
  const [, scheme = '', authority = '', path = '', query = '', fragment = ''] = ADDRESS.exec(address) ?? []
  const at = authority.lastIndexOf('@')
  const [user, password] = cutAt(authority.slice(0, Math.max(0, at)), ':')
  // The colons of an IPv6 address are not a port's.
  const place = authority.slice(at + 1)
  const [, port] = cutAt(place.slice(place.indexOf(']') + 1), ':')
  const host = port || place.endsWith(':') ? place.slice(0, place.lastIndexOf(':')) : place
  // `..` at the end is a directory.
  const last = path.slice(path.lastIndexOf('/') + 1)
  const file = last === '.' || last === '..' ? '' : last
  const directory = path.slice(0, path.length - file.length)
  return { scheme, user, password, host, port, directory, file, query, fragment }
}

/** Follows `.` and `..`; nothing is above the root. */
function resolved(directory: string, base: string | number | undefined): string {
  const whole = directory.startsWith('/') ? directory : (base || '/') + directory
  if (!/\.\/|\.$/.test(whole)) return whole
  const names: string[] = []
  for (const name of whole.replace(/\/$/, '').split('/')) {
    if (name === '..' && names.length > 1) names.pop()
    else if (!/^\.\.?$/.test(name)) names.push(name)
  }
  return `${names.join('/')}/`
}

/** What an address lacks up to its first own part is that of the base. */
function parse(address: string, base?: Parsed): Parsed | null {
  const parts = cut(address)
  if (!parts.scheme && !base?.scheme) return null
  const merged: Parsed = { ...parts }
  const first = PARTS.findIndex((name) => parts[name])
  if (base) for (const name of first < 0 ? PARTS : PARTS.slice(0, first)) merged[name] = base[name] ?? ''
  merged.port ||= PORTS[String(merged.scheme).toLowerCase()] ?? ''
  merged.directory = merged.directory ? resolved(String(merged.directory), base?.directory) : '/'
  return merged
}

/** What follows the directory. */
const endOf = ({ file, query, fragment }: Parsed) =>
  (file || '') + (query ? `?${query}` : '') + (fragment ? `#${fragment}` : '')

function whole(parts: Parsed): string {
  const { value, scheme, user, password, host, port, directory } = parts
  if (value) return String(value)
  const login = user ? `${user}${password ? `:${password}` : ''}@` : ''
  const place = port && Number(port) !== PORTS[String(scheme)] ? `:${port}` : ''
  return `${scheme}://${login}${host || ''}${place}${directory || '/'}${endOf(parts)}`
}

/** The way from one directory to another of the same host. */
function relative(parts: Parsed, base: Parsed): string {
  const own = String(parts.directory ?? '')
  const nothing = parts.file ? '' : './'
  if (!base.directory) return (own || nothing) + endOf(parts)
  const from = String(base.directory).split('/')
  const to = own.split('/')
  let same = 0
  while (same < from.length && same < to.length && from[same] === to[same]) same += 1
  const up = '../'.repeat(Math.max(0, from.length - same - 1))
  const down = to.slice(same, -1).map((name) => `${name}/`)
  return (up + down.join('') || nothing) + endOf(parts)
}

export function makeUri(page: Pick<Page, 'report'>, { defineClass, Options }: Kit): Loose {
  const objects = Object as unknown as Loose
  const write = function (this: UriObject) {
    return this.get('value')
  }
  const Uri = defineClass<UriObject>({
    Implements: Options,
    parts: [...PARTS],
    schemes: PORTS,
    initialize(given?: unknown, options?: unknown) {
      this.setOptions(options)
      const base = this.options?.base || (Uri as Dictionary).base || location
      const uri = (given || base) as { parsed?: Parsed; href?: string }
      const isBase = uri === location
      if (uri.parsed) this.parsed = { ...uri.parsed }
      else this.set('value', uri.href || String(uri), !isBase && (new Uri(base) as unknown as UriObject))
    },
    parse: (address: string, base?: Parsed) => parse(address, base) ?? false,
    combine(parts: Parsed, base?: Parsed) {
      const isNear = base && (['scheme', 'host', 'port'] as const).every((name) => parts[name] === base[name])
      return isNear ? relative(parts, base) : whole(parts)
    },
    set(part: string, value: unknown, base?: UriObject | false) {
      if (part === 'data') return this.setData(value)
      if (part !== 'value') {
        this.parsed[part as Name] = value as string
        return this
      }
      const address = String(value)
      const [, scheme] = /^(\w+):/.exec(address) ?? []
      const isOther = scheme && PORTS[scheme.toLowerCase()] === undefined
      const alone = scheme ? { scheme, value: address } : { value: address }
      this.parsed = isOther ? alone : (parse(address, (base || this).parsed) ?? alone)
      return this
    },
    get(part: string, base?: UriObject) {
      if (part === 'value') return this.combine(this.parsed, base?.parsed)
      return part === 'data' ? (this.getData() as string) : String(this.parsed[part as Name] || '')
    },
    go() {
      const address = this.get('value')
      const url = safeUrl(address)
      if (url) location.assign(url)
      else
        page.report.warn(Code.urlRefused, refusal('URI', address, 'une adresse http, https, mailto ou tel'))
    },
    toURI() {
      return this
    },
    getData(key?: string | null, part = 'query') {
      const data = parseQueryString(this.get(part))
      return key ? (data[key] ?? null) : data
    },
    setData(values: unknown, second?: unknown, part = 'query') {
      const own = this.getData(null, part) as Dictionary
      const data =
        typeof values === 'string'
          ? { ...own, [values]: second }
          : second
            ? (objects.merge?.(own, values) as unknown)
            : values
      return this.set(part, objects.toQueryString?.(data))
    },
    clearData(part = 'query') {
      return this.set(part, '')
    },
    toRelative(base?: unknown) {
      return this.get('value', new Uri(base) as unknown as UriObject)
    },
    toAbsolute(base?: unknown) {
      const root = new Uri(base) as unknown as UriObject
      return this.get('value', root.set('directory', '').set('file', ''))
    },
    toString: write,
    valueOf: write,
  })
  const base = [...document.querySelectorAll<HTMLBaseElement>('base[href]')].at(-1)
  return Object.assign(Uri, { base: new Uri(base?.href ?? location) })
}
