/** Configuration from its four sources (contract §1); a bad value is reported by name and its default is used. */

import { ownGlobal } from '../dom/own-global'
import { isSelector } from '../dom/query'
import type { Config } from '../island/config'
import { Code, refusal } from '../island/errors'
import type { Reports } from '../island/page'

type Source = Record<string, unknown>

/** Whether a value is a plain object: neither a list nor one of the browser's own objects. */
const isObject = (value: unknown): value is Source =>
  typeof value === 'object' &&
  value !== null &&
  [null, Object.prototype].includes(Object.getPrototypeOf(value))

const LANGUAGE = /^[a-z]{2,3}(-[\w-]+)?$/i
const SEGMENT = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*$/
const ANY = /^/
const JSON_TYPE = 'application/json'

/**
 * The pattern of each text. The other keys are objects, and `navbar` is a list; the code that
 * uses one checks what is inside.
 */
const TEXTS: Record<string, { test(text: string): boolean; source?: string }> = {
  // Without a prototype, so that a key named `constructor` is not found.
  __proto__: null as never,
  product: /^[a-z_$][\w$-]*$/i,
  platform: SEGMENT,
  site: SEGMENT,
  lang: LANGUAGE,
  windowName: ANY,
  'session.hash': ANY,
  content: { test: isSelector },
  inspector: /^(on|off|query)$/,
  warm: /^(near|none)$/,
}

/**
 * Resolves the configuration from its sources. A source may stand after the script, so this runs at once and again before
 * the first scan. An element whose `id` or `name` is that of a source does not count as one (contract §8).
 */
export function resolveConfig(script: HTMLElement | null, report: Reports): Config {
  const language = document.documentElement.lang
  const config: Source = {
    __proto__: null,
    product: 'ilots',
    platform: 'platform',
    site: 'site',
    lang: LANGUAGE.test(language) ? language : 'fr',
    windowName: undefined,
    'session.hash': '',
    identite: {},
    loader: {},
    recaptcha: null,
    analytics: { consent: false },
    markers: {},
    navbar: [],
    content: '[data-ilots-content]',
    inspector: 'off',
    warm: 'near',
  }
  const refuse = (name: string, found: unknown, expected: string) => {
    const message = refusal(
      `configuration ${name}`,
      typeof found === 'string' ? found : JSON.stringify(found),
      expected,
    )
    if (!report.errors.some((known) => known.message === message)) report.error(Code.configValue, message)
  }
  const take = (source: unknown, where: string) => {
    if (!isObject(source)) return refuse(where, source, 'un objet')
    const { session, ...values } = source
    if (isObject(session)) values['session.hash'] = session.hash
    else if (session !== undefined) refuse(`session (${where})`, session, 'un objet')
    for (const [key, value] of Object.entries(values)) {
      const form = TEXTS[key]
      const known = key in config
      const isRead = key === 'navbar' ? Array.isArray : isObject
      if (form ? typeof value === 'string' && form.test(value) : known && isRead(value)) config[key] = value
      else if (value !== undefined && value !== null)
        refuse(
          `${key} (${where})`,
          value,
          form
            ? `un texte /${form.source ?? 'sélecteur'}/`
            : known
              ? isRead === isObject
                ? 'un objet'
                : 'une liste'
              : `une clé parmi ${Object.keys(config)}`,
        )
    }
  }
  take(readJson(refuse), '#ilots-config')
  take(ownGlobal('IlotsConfig') ?? {}, 'IlotsConfig')
  const data = script instanceof HTMLScriptElement ? script.dataset : {}
  take(
    Object.fromEntries(
      Object.keys(TEXTS).map((key) => [key, data[key === 'session.hash' ? 'sessionHash' : key]]),
    ),
    '<script>',
  )
  const { 'session.hash': hash, windowName = config.product, ...resolved } = config
  return { ...resolved, windowName, session: { hash } } as unknown as Config
}

function readJson(refuse: (name: string, found: string, expected: string) => void): unknown {
  const named = [...document.querySelectorAll('#ilots-config')]
  const script = named.find((element) => element instanceof HTMLScriptElement && element.type === JSON_TYPE)
  if (named[0] && !script) refuse('#ilots-config', named[0].localName, `<script type="${JSON_TYPE}">`)
  const source = script?.textContent || '{}'
  try {
    return JSON.parse(source)
  } catch (error) {
    refuse('#ilots-config', source.slice(0, 80), `du JSON (${error})`)
    return {}
  }
}
