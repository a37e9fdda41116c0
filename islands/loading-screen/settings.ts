/** The screen's settings: of attributes, scripts and the configuration, and how they merge (§3.18, contract §1). */

import { refusal, sentence } from '../../src/base/errors'
import { withoutPrototype } from '../../src/base/own-property'
import type { Attribute, Values } from '../../src/contracts/attributes'
import { Code, type Message } from '../../src/contracts/errors'
import type { Page } from '../../src/contracts/page'
import { choice, flag, text } from '../../src/island/attributes'

/** An attribute that is not given leaves the setting to the configuration, then to the default. */
const optional = <Value>(attribute: Attribute<Value>): Attribute<Value | undefined> => ({
  ...attribute,
  default: undefined,
})

const colour: Attribute<string> = {
  default: '',
  expected: 'une couleur CSS comme #0b5cad, rgb(11 92 173 / 80%) ou var(--marque)',
  read: (raw) => (CSS.supports('color', raw.trim()) ? raw.trim() : undefined),
}

/** §3.18. The configuration and `show()` have the same keys, written as `show_logo`. */
export const attributes = {
  version: optional(choice(['1', '2'], '1')),
  showLogo: optional(flag()),
  showTitle: optional(flag()),
  showDesc: optional(flag()),
  txtLoading: optional(text()),
  txtPatienter: optional(text()),
  couleurFond: optional(colour),
  couleurTexte: optional(colour),
  couleurBarre: optional(colour),
  image: optional(text()),
}

/** The settings that one source gives; the next source decides those that are missing. */
export type Settings = Partial<Values<typeof attributes>>

/** What the screen draws, in the code's own names. */
export type ScreenSettings = Pick<Settings, 'version' | 'showLogo' | 'showTitle' | 'showDesc' | 'image'> & {
  readonly loadingText?: string | undefined
  readonly waitText?: string | undefined
  readonly colours?: Readonly<Record<'background' | 'color' | 'bar', string | undefined>>
}

/** Attributes by their name as a setting: `show_logo` for `showLogo`. */
const readers = new Map<string, readonly [key: string, attribute: Attribute<unknown>]>(
  Object.entries(attributes).map(([key, attribute]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    [key, attribute],
  ]),
)

/**
 * Reads an object of settings. PHP writes booleans as `1`, `'1'`, `0`, `''`.
 * @param refuse is called for each refused setting, with what was expected.
 */
export function readSettings(
  source: unknown,
  refuse: (name: string, found: unknown, expected: Message) => void,
): Settings {
  const settings: Record<string, unknown> = Object.create(null)
  if (typeof source !== 'object' || source === null) {
    refuse('', source, "un objet comme { show_logo: true, txt_loading: 'Envoi' }")
    return settings
  }
  for (const [name, found] of Object.entries(source)) {
    if (found === undefined || found === null) continue
    const [key = '', attribute] = readers.get(name) ?? []
    const value = attribute && readValue(attribute, key, found)
    if (value !== undefined) settings[key] = value
    else
      refuse(
        name,
        found,
        attribute ? expected(attribute, key) : sentence`une clé parmi ${[...readers.keys()].join(', ')}`,
      )
  }
  return settings
}

const isFlag = (key: string) => key.startsWith('show')

function readValue(attribute: Attribute<unknown>, key: string, found: unknown): unknown {
  if (isFlag(key)) return readFlag(found)
  return typeof found === 'string' || typeof found === 'number' ? attribute.read(String(found)) : undefined
}

function readFlag(found: unknown): boolean | undefined {
  if (typeof found === 'object') return undefined
  if (/^(true|1)$/i.test(String(found))) return true
  return /^(false|0|)$/i.test(String(found)) ? false : undefined
}

const expected = (attribute: Attribute<unknown>, key: string): Message =>
  isFlag(key) ? 'true ou false' : attribute.expected || 'un texte'

/** The configuration's settings, read once so that a bad value is reported once. */
const configured = new WeakMap<object, Settings>()

function fromConfiguration({ config: { loader }, report }: Pick<Page, 'config' | 'report'>): Settings {
  const known =
    configured.get(loader) ??
    readSettings(loader, (name, found, expected) =>
      report.error(Code.configValue, refusal(`configuration loader.${name}`, written(found), expected)),
    )
  configured.set(loader, known)
  return known
}

/** Reads what a script gives to `Ilots.loading.show()`; what is refused is reported. */
export function fromScript({ report }: Pick<Page, 'report'>, given: unknown): Settings {
  return readSettings(given, (name, found, expected) =>
    report.error(Code.attributeRefused, refusal(`Ilots.loading.show(${name})`, written(found), expected), {
      island: 'loading-screen',
    }),
  )
}

/**
 * Merges the configuration with the screen's own settings, which win. A setting that neither gives has its default
 * when drawn.
 */
export function resolveSettings(
  page: Pick<Page, 'config' | 'report'>,
  screenSettings: Settings,
): ScreenSettings {
  const given = Object.entries(screenSettings).filter(([, value]) => value !== undefined)
  const { txtLoading, txtPatienter, couleurFond, couleurTexte, couleurBarre, ...settings }: Settings =
    withoutPrototype({ ...fromConfiguration(page), ...Object.fromEntries(given) })
  const colours = { background: couleurFond, color: couleurTexte, bar: couleurBarre }
  return { ...settings, loadingText: txtLoading, waitText: txtPatienter, colours }
}

/** A value as a sentence quotes it. */
export const written = (found: unknown): string =>
  typeof found === 'string' ? found : (JSON.stringify(found) ?? String(found))
