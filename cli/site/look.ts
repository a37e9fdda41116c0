/** What a page of the site says of it: its tag, its configuration, and its scripts, those in files too. */

import { earlyCalls, scriptFiles } from '../check/script-files'
import { checkScripts, globalsIn, legacyIn } from '../check/scripts'
import type { Asset } from '../migrate/script'
import { ScriptCache } from '../migrate/script-cache'
import { configIn } from '../security/content'
import { closePage, openPage } from '../shared/page'
import { readPage } from '../shared/read-page'
import { tagsOf } from '../shared/script-tag'
import type { SiteOptions } from './options'
import type { Attribute } from './tags'
import { writesHtml } from './trusted-types'

export interface Seen {
  /** Names of the older library that its scripts use. */
  readonly legacy: readonly string[]
  /** Globals of the product's that its scripts use. */
  readonly globals: readonly string[]
  /** Scripts and handlers written into the HTML. */
  readonly inline: number
  readonly recaptcha: boolean
  /** Whether it has an import map of its own. */
  readonly importMap: boolean
  /** Origins that its forms leave for. */
  readonly formsTo: readonly string[]
  /** Scripts that write HTML as text, and how. */
  readonly writers: readonly string[]
  /** Files of other origins: nobody knows what is in them, and `script-src 'self'` does not allow them. */
  readonly elsewhere: readonly string[]
  /** Files that could not be had. */
  readonly unread: readonly string[]
  /** The tag that is there already. */
  readonly tag: readonly Attribute[] | undefined
  readonly config: Readonly<Record<string, unknown>>
}
export const NOTHING: Seen = {
  ...{ legacy: [], globals: [], inline: 0, recaptcha: false, writers: [] },
  ...{ importMap: false, formsTo: [] },
  ...{ elsewhere: [], unread: [], tag: undefined, config: {} },
}

/** @throws Unread */
export async function look(
  page: string,
  { settings, allowPrivate, timeout: seconds }: SiteOptions,
): Promise<Seen> {
  const asking = { seconds, isTyped: true, allowPrivate }
  const { html, url } = await readPage(page, asking)
  const root = await openPage(html, url)
  const loading = { ...asking, page, url, cache: new ScriptCache() }
  const files = await scriptFiles(root, loading)
  const [tag] = tagsOf(root)
  const config = configIn(root)
  const configured = typeof config.product === 'string' ? config.product : undefined
  // A tag that is there already names it, or the page's configuration.
  const product = settings.product ?? tag?.dataset.product ?? configured ?? 'ilots'
  const seen = {
    ...ofScripts(root, files, product, loading.cache),
    elsewhere: addresses(files, ({ trouble }) => trouble === 'other-origin'),
    unread: addresses(files, ({ trouble }) => trouble !== undefined && trouble !== 'other-origin'),
    recaptcha: root.querySelector('[data-ilot~="bot-check"]') !== null,
    importMap: root.querySelector('script[type="importmap" i]') !== null,
    formsTo: formsTo(root, url),
    tag: tag?.getAttributeNames().map((name): Attribute => [name, tag.getAttribute(name) ?? '']),
    config,
  }
  await closePage()
  return seen
}

/** The attributes: a field may have taken the name of the property. */
function formsTo(root: Document, url: string): string[] {
  const addresses = [...root.querySelectorAll('form[action], [formaction]')].flatMap(
    (each) => each.getAttribute(each.localName === 'form' ? 'action' : 'formaction') ?? [],
  )
  const origins = addresses.flatMap((address) =>
    URL.canParse(address, url) ? new URL(address, url).origin : [],
  )
  return [...new Set(origins)].filter((origin) => origin !== new URL(url).origin && origin !== 'null')
}

function ofScripts(root: Document, files: readonly Asset[], product: string, cache: ScriptCache) {
  const inline = [...root.querySelectorAll('script:not([src])')]
    .filter((script) => /^$|javascript|module/.test(script.getAttribute('type') ?? ''))
    .map((script) => ({ text: script.textContent ?? '', isModule: script.getAttribute('type') === 'module' }))
  const external = files.map(({ address, text, element }) => ({
    ...{ address, isModule: element.getAttribute('type') === 'module' },
    ...(text !== undefined && { text }),
  }))
  const held = external.map((file) => cache.librariesIn(file))
  const own = external.flatMap(({ text = '' }, index) =>
    held[index]?.libraries.length || held[index]?.isOtherPlugin ? [] : [text],
  )
  const written = [...inline.map(({ text }) => text), ...own].join('\n')
  const libraries = new Set(held.flatMap((each) => each.libraries))
  const isJquery = libraries.has('jquery') && !libraries.has('mootools')
  const early = files.flatMap((file) => earlyCalls(file, product, cache).map(({ path }) => path))
  return {
    // Where jQuery is and MooTools is not, `$` is jQuery's.
    legacy: legacyIn(written).filter((name) => name !== '$' || !isJquery),
    globals: [...new Set([...globalsIn(inline.map(({ text }) => text).join('\n'), product), ...early])],
    inline: checkScripts(root, product, true).filter(({ code }) => /^inline-/.test(code)).length,
    writers: [...external, ...inline].flatMap((script) => writesHtml(script, cache) ?? []),
  }
}

const addresses = (files: readonly Asset[], isOne: (file: Asset) => boolean): string[] =>
  files.filter(isOne).map(({ address }) => address)
