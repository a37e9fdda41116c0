/** `ilots init`: what a site writes into its template and its server, by what a page of it asks for. */
import { VERSION } from '../../src/engine/api'
import { type Key, type Said, say } from '../messages'
import { closePage, openPage } from '../page'
import { readPage } from '../read-page'
import { globalsIn, lookAtScripts, tagsOf } from '../scripts'
import type { SiteOptions } from './options'
import { policyOf, servedFiles, tagOf } from './tags'

/** What a page of the site says of it. */
interface Seen {
  /** Names of the older library that its scripts use. */
  readonly legacy: string
  /** Globals of the product's that its scripts use. */
  readonly globals: string
  /** Scripts and handlers written into the HTML. */
  readonly inline: number
  readonly recaptcha: boolean
  /** The tag that is there already. */
  readonly tag: string | undefined
}
const NOTHING: Seen = { legacy: '', globals: '', inline: 0, recaptcha: false, tag: undefined }

/** @throws Unread */
export async function init(options: SiteOptions, dist: string): Promise<string> {
  const { settings, lang, react } = options
  const seen = options.place === undefined ? NOTHING : await look(options.place, options)
  const oldScripts = options.legacy || seen.legacy !== '' || /legacy/.test(seen.tag ?? '')
  const file = `${react ? 'react/' : ''}ilots${oldScripts ? '.legacy' : ''}.js`
  const integrity = (await servedFiles(dist)).find(({ path }) => path === file)?.integrity ?? ''
  const atOnce = oldScripts || seen.globals !== ''
  const notes = notesOf(options, seen, oldScripts).map(([key, values]) => `- ${say(lang, key, values)}`)
  return [
    say(lang, 'the-tag'),
    tagOf({ file, version: VERSION, integrity, atOnce }, settings),
    say(lang, 'the-configuration'),
    configurationOf(seen),
    say(lang, 'the-header'),
    `Content-Security-Policy: ${policyOf(settings, { oldScripts, recaptcha: seen.recaptcha })}`,
    [say(lang, 'to-know'), ...notes].join('\n'),
  ].join('\n\n')
}

async function look(page: string, { settings, allowPrivate, timeout }: SiteOptions): Promise<Seen> {
  const { html, url } = await readPage(page, { seconds: timeout, isTyped: true, allowPrivate })
  const root = await openPage(html, url)
  const product = settings.product ?? productIn(root)
  const noticed = lookAtScripts(root, product, true)
  const written = [...root.querySelectorAll('script:not([src])')]
    .map(({ textContent }) => textContent)
    .join('\n')
  const legacy = noticed.flatMap(({ code, values }) =>
    code === 'global-legacy' ? String(values?.names).split(', ') : [],
  )
  const seen = {
    legacy: [...new Set(legacy)].join(', '),
    globals: globalsIn(written, product).join(', '),
    inline: noticed.filter(({ code }) => /^inline-/.test(code)).length,
    recaptcha: root.querySelector('[data-ilot~="bot-check"]') !== null,
    tag: tagsOf(root)[0]?.getAttribute('src') ?? undefined,
  }
  await closePage()
  return seen
}

/** A tag that is there already names it. */
const productIn = (root: Document): string => tagsOf(root)[0]?.dataset.product ?? 'ilots'

function configurationOf({ recaptcha }: Seen): string {
  const values = {
    session: { hash: '' },
    identite: { nom: '', logo: '', telephone: '' },
    ...(recaptcha && { recaptcha: { version: 3, siteKey: '' } }),
  }
  return `<script type="application/json" id="ilots-config">\n${JSON.stringify(values, null, 2)}\n</script>`
}

function notesOf({ settings, place }: SiteOptions, seen: Seen, oldScripts: boolean): [Key, Said][] {
  const { address, product, platform, site } = settings
  const isElsewhere =
    /^https?:/.test(address) &&
    (place === undefined || !/^https?:/.test(place) || new URL(place).origin !== new URL(address).origin)
  const notes: [boolean, Key, Said][] = [
    [seen.tag !== undefined, 'has-tag', {}],
    [seen.legacy !== '', 'with-legacy', { names: seen.legacy }],
    [seen.globals !== '' && !oldScripts, 'with-globals', { names: seen.globals }],
    [seen.inline > 0, 'with-inline', { count: seen.inline }],
    [oldScripts, 'without-trusted-types', {}],
    [seen.recaptcha, 'with-recaptcha', {}],
    [isElsewhere, 'other-origin', { origin: isElsewhere ? new URL(address).origin : '' }],
    [!product || !platform || !site, 'without-settings', {}],
    [true, 'then-copy', { address }],
  ]
  return notes.flatMap(([isSo, key, values]) => (isSo ? [[key, values] as [Key, Said]] : []))
}
