/** `data-autocomplete`: the configuration of §3.15, as JSON. */

import type { Attribute } from '../../src/contracts/attributes'
import type { OnSkipped } from '../../src/contracts/on-skipped'
import { readEach } from '../../src/island/read-each'
import { readJson } from '../../src/server/json'
import { asObject } from '../../src/server/shape'

export interface Settings {
  readonly className: string
  readonly method: string
  /** Extra fields to send, by name, flattened as PHP reads them. */
  readonly addParams: readonly (readonly [name: string, value: string])[]
  /** The field of an item that fills the input. */
  readonly value: string
  /** From a field of an item to the selector of what it fills. */
  readonly targets: Readonly<Record<string, string>>
  /** Whether a text that is no suggestion may stay. */
  readonly isFreeText: boolean
  readonly disabled: boolean
  /** CSS pixels; 0: as wide as the input. */
  readonly width: number
  readonly position: 'top' | 'bottom'
}

/** CSS pixels. */
const WIDEST = 10_000

/** Reads `data-autocomplete`; null without it. */
export const settings: Attribute<Settings | null> = {
  default: null,
  expected:
    'un objet JSON { "classname": …, "methode": … } de textes, dont cibles associe des champs à des sélecteurs',
  read(raw, onSkipped) {
    try {
      return readSettings(readJson(raw), onSkipped)
    } catch {
      return undefined
    }
  },
}

function readSettings(given: unknown, onSkipped: OnSkipped | undefined): Settings | undefined {
  const {
    classname,
    methode,
    add_params,
    value = 'value',
    cibles,
    saisielibre,
    disabled,
    width,
    position,
  } = asObject(given) ?? {}
  // PHP writes an empty object as `[]`.
  const targets = Object.keys(cibles ?? {})[0] ? asObject(cibles) : {}
  if (!isText(classname) || !isText(methode) || !isText(value) || !targets) return undefined
  return {
    className: classname,
    method: methode,
    addParams: typeof add_params === 'string' ? [...new URLSearchParams(add_params)] : flatten(add_params),
    value,
    targets: Object.fromEntries(readEach(targets, 'un sélecteur', readTarget, onSkipped)),
    isFreeText: isOn(saisielibre),
    disabled: isOn(disabled),
    width: Math.min(WIDEST, Math.max(0, Number.parseInt(String(width), 10) || 0)),
    position: position === 'top' ? 'top' : 'bottom',
  }
}

const readTarget = (selector: unknown, _: unknown, field: string) =>
  isText(selector) ? ([field, selector] as const) : undefined

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
/** PHP's booleans may come as `1` or `"0"` (contract §7). */
const isOn = (value: unknown): boolean => Boolean(value) && !/^(false|0)$/i.test(String(value))

/** `{ region: { id: 3 }, tags: ['a'] }` → `region[id]=3`, `tags[]=a`. */
function flatten(value: unknown, name = ''): [string, string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object')
    return name ? [[name, value === true ? '1' : value === false ? '0' : String(value)]] : []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, each]) =>
    flatten(each, name ? `${name}[${isList ? '' : key}]` : key),
  )
}
