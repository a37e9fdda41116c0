/** The origin of each value of an island: the element, the configuration, or the island's default. */

import { ownProperty } from '../../src/base/own-property'
import type { Attribute, AttributeSchema } from '../../src/contracts/attributes'
import type { Config } from '../../src/contracts/config'
import { attributeNames } from '../../src/island/attributes'
import { isPageData } from './page-data'

type Origin = 'attribute' | 'configuration' | 'default' | 'refused'

/** One line of the table of attributes. */
export interface AttributeLine {
  readonly name: string
  readonly value: string
  readonly origin: Origin
  /** The attribute's text, when it is refused. */
  readonly found?: string
}

/** Islands whose attributes fall back to a part of the configuration, key by key (contract §1). */
const FALLBACKS: Readonly<Record<string, 'loader' | 'recaptcha'>> = {
  'loading-screen': 'loader',
  'bot-check': 'recaptcha',
}

/**
 * The attributes of an island on its host.
 * @param schema the island's attributes, once its code is loaded; without it, the element's own are listed.
 * @param values the values that the island has parsed.
 */
export function attributeLines(
  island: string,
  host: Element,
  schema: AttributeSchema | undefined,
  values: unknown,
  config: Config,
): AttributeLine[] {
  const entries = Object.entries(schema ?? {})
  if (entries.length === 0) return lines(host)
  const parsed = (values ?? {}) as Record<string, unknown>
  const part = ownProperty(FALLBACKS, island)
  const fallback = { ...(part && config[part]) }
  return entries.map(([key, attribute]) => lineOf(host, key, attribute, ownProperty(parsed, key), fallback))
}

function lineOf(
  host: Element,
  key: string,
  attribute: Attribute<unknown>,
  value: unknown,
  fallback: Record<string, unknown>,
): AttributeLine {
  const names = attributeNames(key, attribute)
  const name = names.find((candidate) => host.hasAttribute(candidate))
  const found = name && (host.getAttribute(name) ?? '')
  if (name && found !== undefined && attribute.read(found) === undefined)
    return { name, value: shown(value), origin: 'refused', found }
  if (name && found) return { name, value: shown(value), origin: 'attribute' }
  const label = name ?? names[0] ?? key
  const configured = Object.keys(fallback).find((candidate) => plain(candidate) === plain(key))
  if (configured && !value)
    return { name: label, value: shown(ownProperty(fallback, configured)), origin: 'configuration' }
  return { name: label, value: shown(value), origin: name ? 'attribute' : 'default' }
}

/** Makes `show_logo` and `showLogo`, or `siteKey` and `sitekey`, the same name. */
const plain = (key: string): string => key.replace(/[_-]/g, '').toLowerCase()

/** The element's own `data-*`, for an island that reads its attributes at each use. */
const lines = (host: Element): AttributeLine[] =>
  [...host.attributes]
    .filter(({ name }) => isPageData(name))
    .map(({ name, value }) => ({ name, value, origin: 'attribute' }))

function shown(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
