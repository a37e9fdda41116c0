/** Addresses that leave the page's site, where a visitor or the bundle follows them unasked. */
import { noticed } from '../shared/finding'
import { nodesOf } from '../shared/positions'
import type { Noticed } from './messages'

/** Attributes that markers lead by; what shares (`data-share`) is meant to leave. */
const LEADING: readonly (readonly [string, readonly string[]])[] = [
  ['[data-goto-url]', ['data-goto-url']],
  [
    '.squeezebox,[data-ilot~="popup"],[data-ilot~="secure-link"],[data-ilot~="share-mail"],[data-ilot~="admin-window"]',
    ['href', 'data-url'],
  ],
]
/** Called in the visitor's name: only the page's own server is. */
const CALLED = 'a[data-role="load-more"],a[data-param]'
const TOP = /^(|_self|_parent|_top)$/i
const BLOCK = /^\s*bloc\s*(\{[\s\S]*\})\s*$/

interface Place {
  readonly root: Document
  readonly url: string
  readonly isFile: boolean
  /** A path segment of the calls. */
  readonly platform: string
}

export function checkAddresses(place: Place): Noticed[] {
  const isElsewhere = (value: string | null) => Boolean(value && foreign(value, place.url))
  return [...nodesOf(place.root)].flatMap((node) => {
    if (node.nodeType === 8) return blockOf(node as Comment, place)
    if (node.nodeType !== 1) return []
    const element = node as Element
    return [
      ...leading(element, isElsewhere),
      ...formOf(element, isElsewhere),
      ...windowOf(element, isElsewhere),
      ...frameOf(element, isElsewhere),
    ].map((each) => softened(each, place))
  })
}

/** Which site a file belongs to is not known: its own addresses may be written whole. */
const softened = (each: Noticed, { isFile }: Place): Noticed => (isFile ? { ...each, level: 'hint' } : each)

/** @returns the origin that an address leads to, when it is not the page's. */
function foreign(value: string, base: string): string | undefined {
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.origin === new URL(base).origin ? undefined : url.origin
}

type Judge = (value: string | null) => boolean

function leading(element: Element, isElsewhere: Judge): Noticed[] {
  const names = LEADING.flatMap(([selector, attributes]) => (element.matches(selector) ? attributes : []))
  const left = names.filter((name) => isElsewhere(element.getAttribute(name)))
  const isCalled = element.matches(CALLED) && isElsewhere(element.getAttribute('href'))
  return [
    ...left.map((name) =>
      noticed('warning', 'address-elsewhere', element, { name, address: element.getAttribute(name) ?? '' }),
    ),
    ...(isCalled
      ? [noticed('error', 'call-elsewhere', element, { address: element.getAttribute('href') ?? '' })]
      : []),
  ]
}

/** A button may send its form elsewhere than the form says. */
function formOf(element: Element, isElsewhere: Judge): Noticed[] {
  const name = element.matches('form') ? 'action' : 'formaction'
  const address = element.getAttribute(name)
  return element.matches('form,button,input') && isElsewhere(address)
    ? [noticed('warning', 'form-elsewhere', element, { name, address: address ?? '' })]
    : []
}

/** The page that a named window shows may lead this one elsewhere; `_blank` has an `opener` only when asked. */
function windowOf(element: Element, isElsewhere: Judge): Noticed[] {
  if (!element.matches('a[target],area[target],form[target]')) return []
  const target = element.getAttribute('target') ?? ''
  const rel = (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/)
  const address = element.getAttribute(element.matches('form') ? 'action' : 'href')
  if (TOP.test(target) || rel.includes('noopener') || rel.includes('noreferrer') || !isElsewhere(address))
    return []
  if (/^_blank$/i.test(target) && !rel.includes('opener')) return []
  return [noticed('warning', 'opener', element, { target })]
}

function frameOf(element: Element, isElsewhere: Judge): Noticed[] {
  return element.matches('iframe[src]:not([sandbox])') && isElsewhere(element.getAttribute('src'))
    ? [noticed('hint', 'frame-open', element, { address: element.getAttribute('src') ?? '' })]
    : []
}

/** A block refreshes from its own address: it should be the page's, or of the shared platform. */
function blockOf(comment: Comment, { url, isFile, platform }: Place): Noticed[] {
  const address = addressIn(comment.data)
  if (address === undefined || !URL.canParse(address, url)) return []
  if (foreign(address, url))
    return [noticed(isFile ? 'hint' : 'error', 'call-elsewhere', comment, { address })]
  const { pathname } = new URL(address, url)
  const isOwn = isFile || pathname === new URL(url).pathname || pathname.startsWith(`/${platform}/`)
  return isOwn ? [] : [noticed('hint', 'block-elsewhere', comment, { address })]
}

function addressIn(text: string): string | undefined {
  const [, json] = BLOCK.exec(text) ?? []
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    const url = value !== null && typeof value === 'object' && 'url' in value ? value.url : undefined
    return typeof url === 'string' ? url : undefined
  } catch {
    return undefined
  }
}
