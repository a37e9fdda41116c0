/** Loader settings as scripts and the configuration give them (§3.18). */
import type { Attribute } from '../../src/island/attributes'
import { attributes, type Settings } from './attributes'

/** `show_logo` to the reader of `showLogo`. */
const readers = new Map<string, readonly [key: string, attribute: Attribute<unknown>]>(
  Object.entries(attributes).map(([key, attribute]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    [key, attribute],
  ]),
)

/**
 * Reads an object of settings. PHP writes booleans as `1`, `'1'`, `0`, `''`.
 * @param refuse is told of each setting that is left out, and of what was expected.
 */
export function readSettings(
  source: unknown,
  refuse: (name: string, found: unknown, expected: string) => void,
): Settings {
  const settings: Record<string, unknown> = {}
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
        attribute ? expected(attribute, key) : `une clé parmi ${[...readers.keys()].join(', ')}`,
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
  if (/^(true|1)$/i.test(String(found))) return true
  return /^(false|0|)$/i.test(String(found)) ? false : undefined
}

const expected = (attribute: Attribute<unknown>, key: string): string =>
  isFlag(key) ? 'true ou false' : attribute.expected || 'un texte'
