/** `ilots init`: what a site writes into its template and its server, by what a page of it asks for. */
import { VERSION } from '../../src/engine/api'
import { ENDPOINTS } from '../../src/island/endpoints'
import type { Values } from '../shared/wording'
import { look, NOTHING, type Seen } from './look'
import { type Key, say } from './messages'
import type { SiteOptions } from './options'
import { hashOf, importMapOf, importMapTag, policyOf, type Settings, servedFiles, tagOf } from './tags'

/** The same for every site (the reference's page on security). */
const HEADERS = ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin']

/** What is decided, by the command line and by the page. */
interface Site {
  readonly seen: Seen
  readonly settings: Settings
  /** Older scripts ask for what only `ilots.legacy.js` defines. */
  readonly isLegacy: boolean
  /** Scripts that follow the tag need it at once. */
  readonly atOnce: boolean
}

/** @throws Unread */
export async function init(options: SiteOptions, dist: string): Promise<string> {
  const { lang } = options
  const seen = options.place === undefined ? NOTHING : await look(options.place, options)
  const src = new Map(seen.tag).get('src') ?? ''
  const isLegacy = options.legacy || seen.legacy.length > 0 || /(^|\/)ilots\.legacy\.js([?#]|$)/.test(src)
  const site = {
    ...{ seen, isLegacy, settings: settingsOf(options, src) },
    atOnce: isLegacy || seen.globals.length > 0,
  }
  const isReact = options.react || /(^|\/)react\/[^/]*$/.test(src)
  const file = `${isReact ? 'react/' : ''}ilots${isLegacy ? '.legacy' : ''}.js`
  const files = await servedFiles(dist)
  const tag = { file, version: VERSION, files, atOnce: site.atOnce, present: seen.tag }
  const map = importMapOf(tag, site.settings)
  const needs = {
    ...{ oldScripts: isLegacy || seen.writers.length > 0, recaptcha: seen.recaptcha },
    hashes: [hashOf(map)],
  }
  const notes = notesOf(options, site).map(([key, values]) => `- ${say(lang, key, values)}`)
  return [
    say(lang, 'the-tag'),
    tagOf(tag, site.settings),
    say(lang, 'the-configuration'),
    configurationOf(seen, options),
    say(lang, 'the-parts', { kilobytes: Math.ceil(map.length / 1024) }),
    importMapTag(map, seen.tag),
    say(lang, 'the-header'),
    [`Content-Security-Policy: ${policyOf(site.settings, needs)}`, ...HEADERS].join('\n'),
    [say(lang, 'to-know'), ...notes].join('\n'),
  ].join('\n\n')
}

/** The folder of versions is where the present tag has it, unless the command line says otherwise. */
function settingsOf({ settings, isAddressGiven }: SiteOptions, src: string): Settings {
  const folders = src.split('/').slice(0, -1)
  if (folders.at(-1) === 'react') folders.pop()
  const isVersion = /^\d+\.\d+\.\d+/.test(folders.pop() ?? '')
  const address = folders.join('/')
  const isUsable = isVersion && /^(\/|https?:\/\/[^/])/.test(address)
  return isUsable && !isAddressGiven ? { ...settings, address } : settings
}

function configurationOf({ recaptcha, tag }: Seen, { noPlatform }: SiteOptions): string {
  const values = {
    ...(!new Map(tag).has('data-session-hash') && { session: { hash: '' } }),
    identite: { nom: '', logo: '', telephone: '' },
    ...(noPlatform && { translations: false, endpoints: {} }),
    ...(recaptcha && { recaptcha: { version: 3, siteKey: '' } }),
  }
  return `<script type="application/json" id="ilots-config">\n${JSON.stringify(values, null, 2)}\n</script>`
}

function notesOf({ place, noPlatform }: SiteOptions, site: Site): [Key, Values][] {
  const { seen, isLegacy } = site
  const { address } = site.settings
  const isElsewhere =
    /^https?:/.test(address) &&
    (place === undefined || !/^https?:/.test(place) || new URL(place).origin !== new URL(address).origin)
  const present = new Map(seen.tag)
  const missing = withoutValue(site, noPlatform)
  const notes: [boolean, Key, Values][] = [
    [seen.tag !== undefined, 'has-tag', {}],
    [present.has('nonce'), 'with-nonce', {}],
    [site.atOnce && (present.has('defer') || present.has('async')), 'no-longer-late', {}],
    [seen.legacy.length > 0, 'with-legacy', { names: seen.legacy.join(', ') }],
    [seen.globals.length > 0 && !isLegacy, 'with-globals', { names: seen.globals.join(', ') }],
    [seen.inline > 0, 'with-inline', { count: seen.inline }],
    [seen.writers.length > 0, 'with-writers', { scripts: seen.writers.join(', ') }],
    [isLegacy && seen.writers.length === 0, 'without-trusted-types', {}],
    [seen.elsewhere.length > 0, 'with-elsewhere', { files: seen.elsewhere.join(', ') }],
    [seen.unread.length > 0, 'with-unread', { files: seen.unread.join(', ') }],
    [seen.recaptcha, 'with-recaptcha', {}],
    [seen.importMap, 'has-import-map', {}],
    [seen.formsTo.length > 0, 'with-forms', { origins: seen.formsTo.join(', ') }],
    [isElsewhere, 'other-origin', { origin: isElsewhere ? new URL(address).origin : '' }],
    [missing.length > 0, 'without-settings', listed(missing)],
    [true, noPlatform ? 'no-platform' : 'with-platform', { names: ENDPOINTS.join(', ') }],
    [true, 'then-copy', { address }],
  ]
  return notes.flatMap(([isSo, key, values]) => (isSo ? [[key, values] as [Key, Values]] : []))
}

/** The settings that nobody gives: the command line, the tag that is there, or the configuration. */
function withoutValue({ seen, settings }: Site, noPlatform: boolean): string[] {
  const names = noPlatform ? (['product'] as const) : (['product', 'platform', 'site'] as const)
  const present = new Map(seen.tag)
  return names.filter((key) => !settings[key] && !present.get(`data-${key}`) && !seen.config[key])
}

const listed = (names: readonly string[]): Values => ({
  names: names.join(', '),
  options: names.map((name) => `--${name}`).join(', '),
})
