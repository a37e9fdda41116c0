/** The script's tag, and what scripts written into the page ask for. */
import { distance } from '../../src/island/edit-distance'
import { noticed } from '../shared/finding'
import { OF_PRODUCT, tagsOf } from '../shared/script-tag'
import type { Noticed } from './messages'

/** Of the old library and its companions (contract §6.2), as scripts write them. */
const LEGACY: readonly (readonly [string, RegExp])[] = [
  ['$$', /(^|[^\w$])\$\$\s*\(/],
  ['$', /(^|[^\w$.])\$\s*\(\s*['"][\w-]+['"]\s*\)/],
  ['Class', /\bnew Class\b/],
  ['Fx', /\bnew Fx\b/],
  ['Request', /\bnew Request\.(HTML|JSON)\b/],
  ['Cookie', /\bCookie\.(read|write|dispose)\b/],
  ['addEvent', /\.addEvents?\s*\(/],
  ['Tips', /\bnew Tips\b/],
  ['SqueezeBox', /\bSqueezeBox\b/],
  ['Autocompleter', /\bAutocompleter\b/],
  ['Lightbox', /\bLightbox\b/],
  ['Slimbox', /\bSlimbox\b/],
]
/** What the tag may say (contract §1). */
const SETTINGS = [
  ...['product', 'platform', 'site', 'lang', 'window-name', 'session-hash', 'content'],
  ...['inspector', 'inspector-axe', 'inspector-reference', 'warm'],
].map((key) => `data-${key}`)
const ADDRESS = /^((xlink:)?href|src|(form)?action|data)$/
/** Browsers read an address without these: `java\nscript:` is one that runs. */
const PASSED_OVER = /^[\0- ]+|[\t\n\r]/g
/** An attribute's address. */
export const addressIn = (element: Element, name: string): string =>
  (element.getAttribute(name) ?? '').replace(PASSED_OVER, '')
const JAVASCRIPT = /^(javascript|vbscript):/i

/** @param isWhole a part of a page has no tag of its own. */
export function checkScripts(root: Document, product: string, isWhole: boolean): Noticed[] {
  const tags = tagsOf(root)
  return [
    ...(isWhole && tags.length === 0 && !mayStart(root) ? [noticed('error', 'tag-missing')] : []),
    ...tags.flatMap(settingsOf),
    ...tags.slice(1).map((at): Noticed => ({ level: 'warning', code: 'tag-doubled', at, first: tags[0] })),
    ...tags.flatMap((tag) => withoutCrossorigin(tag, root)),
    ...[...root.querySelectorAll('script:not([src])')].flatMap((script) =>
      inlineScript(script, tags[0], product),
    ),
    ...[...root.querySelectorAll('*')].flatMap((element) => handlersOf(element)),
  ]
}

/** A script of another origin that is fetched without its leave has no address of its own, and imports nothing. */
function withoutCrossorigin(tag: HTMLScriptElement, root: Document): Noticed[] {
  const src = tag.getAttribute('src') ?? ''
  const isElsewhere =
    URL.canParse(src, root.URL) && new URL(src, root.URL).origin !== new URL(root.URL).origin
  if (!isElsewhere || tag.hasAttribute('crossorigin')) return []
  const { origin } = new URL(src, root.URL)
  return [noticed('error', 'tag-crossorigin', tag, { origin })]
}

/** `data-plateform`: what the tag says and nobody reads. */
function settingsOf(tag: HTMLScriptElement): Noticed[] {
  const wrong = tag.getAttributeNames().filter((name) => name.startsWith('data-') && !SETTINGS.includes(name))
  return wrong.map((word) => {
    const meant = SETTINGS.find((known) => distance(word, known) <= 3) ?? SETTINGS.join(', ')
    return noticed('warning', 'setting-unknown', tag, { word, meant })
  })
}

/** Whether a module may start it, without a tag: one in a file is read later (`script-files.ts`). */
const mayStart = (root: Document) =>
  root.querySelector('script[type="module"][src]') !== null || importsIlots(root)

/** Whether a module in the page imports it. */
export const importsIlots = (root: Document): boolean =>
  [...root.querySelectorAll('script[type="module"]')].some((script) =>
    /(?:from|import\(?)\s*['"][^'"]*ilots/.test(script.textContent ?? ''),
  )

/** Globals of the product's that a script uses. */
export const globalsIn = (source: string, product: string): string[] =>
  OF_PRODUCT.map((end) => product + end).filter((name) =>
    new RegExp(`(^|[^\\w$.])(window\\.)?${name.replaceAll('$', '\\$')}\\b`).test(source),
  )

/** `acmeAlert`, and `acmeLoader.show`. */
export const isProductGlobal = (path: string, product: string): boolean =>
  OF_PRODUCT.some((end) => path === product + end || path.startsWith(`${product + end}.`))

/** Names of the older library that a script uses. */
export const legacyIn = (source: string): string[] =>
  LEGACY.filter(([, pattern]) => pattern.test(source)).map(([name]) => name)

function inlineScript(script: Element, tag: HTMLScriptElement | undefined, product: string): Noticed[] {
  const type = script.getAttribute('type') ?? ''
  if (type && !/javascript|module/.test(type)) return []
  const source = script.textContent ?? ''
  const given = globalsIn(source, product)
  const legacy = legacyIn(source)
  return [
    ...(given.length > 0 && tag && runsBefore(script, tag)
      ? [noticed('warning', 'global-given', script, { names: given.join(', ') })]
      : []),
    ...(legacy.length > 0 ? [noticed('hint', 'global-legacy', script, { names: legacy.join(', ') })] : []),
    ...(script.hasAttribute('nonce') ? [] : [noticed('hint', 'inline-script', script)]),
  ]
}

const isBefore = (a: Node, b: Node) => Boolean(a.compareDocumentPosition(b) & 4)

/** A module is deferred, and so is a file with `defer`; a script in the page runs where it stands. */
const isDeferred = (script: Element): boolean =>
  script.getAttribute('type') === 'module' || (script.hasAttribute('src') && script.hasAttribute('defer'))

/** Whether a script runs, or may run, before the tag does. */
export function runsBefore(script: Element, tag: Element): boolean {
  if (tag.hasAttribute('async')) return true
  const isLate = isDeferred(tag)
  if (script.hasAttribute('async') && script.hasAttribute('src')) return isLate || isBefore(script, tag)
  return isLate === isDeferred(script) ? isBefore(script, tag) : isLate
}

function handlersOf(at: Element): Noticed[] {
  const names = at
    .getAttributeNames()
    .filter((name) => /^on[a-z]+$/.test(name) || (ADDRESS.test(name) && JAVASCRIPT.test(addressIn(at, name))))
    .map((name) => (name.startsWith('on') ? name : `${name}="javascript:…"`))
  return names.length > 0 ? [noticed('hint', 'inline-handler', at, { names: names.join(', ') })] : []
}
