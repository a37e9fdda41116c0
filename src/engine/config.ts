/** Configuration from its four sources (contract §1); a bad value is reported by name and its default is used. */

import { refusal, sentence } from '../base/errors'
import { isPlain, ownProperty, withoutPrototype } from '../base/own-property'
import type { Config } from '../contracts/config'
import { Code, type Message } from '../contracts/errors'
import type { Reports } from '../contracts/page'
import { CONTENT_ATTRIBUTE, isInContent } from '../dom/content'
import { isSelector } from '../dom/query'
import { scriptGlobal } from '../dom/script-global'

type Source = Record<string, unknown>

const SEGMENT = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/
const ANY = /^/
const LANGUAGE = 'une langue comme fr ou en-GB (BCP 47)'
/** An address from the root of the site, or with its protocol; of a folder, not of the script. */
const FOLDER = /^(?!.*\.js\/?$)(https?:\/\/[^\s/\\?#@]+)?\/([^\s/\\?#][^\s\\?#]*)?$/i
const ELEMENT = '#ilots-config'
/** Content, whatever else the configuration selects. */
const MARKED = `[${CONTENT_ATTRIBUTE}]`

/**
 * The pattern of each text. The code that uses another key checks what is inside.
 */
const TEXTS: Record<string, { test(text: string): boolean; source?: string; expected?: string }> = {
  // Without a prototype, so that a key named `constructor` is not found.
  __proto__: null as never,
  product: /^[a-z_$][\w$]*$/i,
  platform: SEGMENT,
  site: SEGMENT,
  lang: {
    test: (text) => languageOf(text) !== undefined,
    expected: LANGUAGE,
  },
  windowName: ANY,
  'session.hash': ANY,
  content: { test: isSelector },
  inspector: /^(on|off|query)$/,
  warm: /^(near|none)$/,
  base: {
    test: (text) => FOLDER.test(text),
    expected: 'le dossier d’ilots.js, comme /assets/ilots/ ou https://…/ilots/',
  },
}

/**
 * The language that a text names, as `Intl` takes it: PHP and Linux write `en_GB`, or `en_GB.UTF-8`.
 * @returns undefined for what is no language: `Intl` would throw for it.
 */
function languageOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text.replace(/[.@].*/, '').replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** What a value is that is no text: those that a key takes are of the kind of its default. */
const kindOf = (value: unknown): string | undefined =>
  Array.isArray(value)
    ? 'une liste'
    : ({ object: 'un objet', boolean: 'true ou false' } as Record<string, string>)[typeof value]

/**
 * Resolves the configuration from its sources. A source may stand after the script, so this runs at once and again
 * before the first scan. An element whose `id` or `name` is that of a source does not count as one (contract §8).
 * @param report is told what is wrong, the second time.
 */
export function resolveConfig(script: HTMLElement | null, report?: Reports): Config {
  const language = document.documentElement.lang.trim()
  const config: Source = {
    __proto__: null,
    product: 'ilots',
    platform: 'platform',
    site: 'site',
    lang: languageOf(language) ?? 'fr',
    windowName: undefined,
    'session.hash': '',
    identite: {},
    loader: {},
    recaptcha: null,
    analytics: { consent: false },
    markers: {},
    islands: null,
    endpoints: {},
    translations: true,
    navbar: [],
    typography: true,
    trustOldHtml: false,
    content: MARKED,
    contentIslands: [],
    inspector: 'off',
    warm: 'near',
    base: '',
  }
  const refuse = (name: Message, found: unknown, expected: Message) => {
    const message = refusal(
      sentence`configuration ${name}`,
      typeof found === 'string' ? found : JSON.stringify(found),
      expected,
    )
    report?.error(Code.configValue, message)
  }
  const take = (given: unknown, where: string) => {
    const source = withoutPrototype(given)
    if (!isPlain(source)) return refuse(where, source, 'un objet')
    const { session, ...values } = source
    if (isPlain(session)) values['session.hash'] = session.hash
    else values.session = session
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined || value === null) continue
      const form = TEXTS[key]
      const kind = kindOf(config[key])
      if (
        form
          ? typeof value === 'string' && form.test(value)
          : kind && (kindOf(value) === kind || (key === 'islands' && typeof value === 'object'))
      )
        config[key] = key === 'lang' ? languageOf(String(value)) : value
      else
        refuse(
          sentence`${key} (${where})`,
          value,
          form
            ? (form.expected ?? sentence`un texte /${form.source ?? 'sélecteur'}/`)
            : (kind ?? sentence`une clé parmi ${Object.keys(config)}`),
        )
    }
  }
  if (language && !languageOf(language))
    refuse('lang (<html>)', language, sentence`${LANGUAGE} ; elle reste fr`)
  const named = [...document.querySelectorAll(ELEMENT)]
  const element = named.find((each) => each instanceof HTMLScriptElement && each.type === 'application/json')
  if (named[0] && !element) refuse(ELEMENT, named[0].localName, '<script type="application/json">')
  const json = element?.textContent || '{}'
  try {
    take(JSON.parse(json), ELEMENT)
  } catch (error) {
    refuse(ELEMENT, json.slice(0, 80), sentence`du JSON (${error})`)
  }
  const baseOfElement = config.base
  config.base = ''
  take(scriptGlobal('IlotsConfig') ?? {}, 'IlotsConfig')
  const data: Readonly<DOMStringMap> = script instanceof HTMLScriptElement ? script.dataset : {}
  const texts = Object.keys(TEXTS).map((key) => [
    key,
    ownProperty(data, key === 'session.hash' ? 'sessionHash' : key),
  ])
  take(Object.fromEntries(texts), '<script>')
  const endpoints = Object.entries(config.endpoints as Source).filter(([name, address]) => {
    const isOfThisSite = /^\/[^/\\]/.test(`${address}`.replace(location.origin, ''))
    if (!isOfThisSite) refuse(`endpoints.${name}`, address, 'un chemin de ce site, qui commence par /')
    return isOfThisSite
  })
  config.endpoints = Object.fromEntries(endpoints)
  if (config.content !== MARKED) config.content = `${MARKED},${config.content}`
  // Content never says where code comes from.
  if (baseOfElement && isInContent(element, config as unknown as Config))
    refuse(`base (${ELEMENT})`, baseOfElement, 'hors d’un contenu')
  else config.base ||= baseOfElement
  const { 'session.hash': hash, windowName = config.product, ...resolved } = config
  return withoutPrototype({ ...resolved, windowName, session: { hash } }) as unknown as Config
}
