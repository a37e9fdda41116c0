/**
 * `custom-data.json`, and `custom-data.en.json` in English: completion for every marker, part and attribute, in
 * editors that read HTML custom data.
 * `openapi.json`: every call, for tools of servers.
 */
import parseSelectors, { type Attribute } from 'postcss-selector-parser'
import { wordsOf } from '../cli/check/product-words'
import type { Attribute as AttributeReader } from '../src/contracts/attributes'
import { attributeNames } from '../src/island/attributes'
import type { Words } from '../src/island/define-reference'
import type { Part } from '../src/island/part'
import { labelOf } from '../src/island/validate-parts'
import { registryEntries } from '../src/registry-entries'
import type { Language } from './reference/model'
import { references } from './reference/references'

interface Message {
  readonly name: string
  readonly description: string
  readonly words: readonly string[]
}

/** Each name once: several islands may read an attribute, and editors take the first that they find. */
export function customData(language: Language) {
  const byName = new Map<string, Message[]>()
  for (const message of [
    ...wordsOfMarkers(language),
    ...references.flatMap((each) => islandMessages(each, language)),
  ])
    byName.set(message.name, [...(byName.get(message.name) ?? []), message])
  const globalAttributes = [...byName].map(([name, all]) => {
    const values = [...new Set(all.flatMap(({ words }) => words))].filter(Boolean)
    return {
      name,
      description: [...new Set(all.map(({ description }) => description))].join('\n\n'),
      ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
    }
  })
  return { version: 1.1, globalAttributes }
}

const MARKS = { fr: 'Îlots : l’îlot, ou plusieurs.', en: 'Îlots: the island, or several.' }
const PARTS = { fr: 'Îlots : une partie d’un îlot.', en: 'Îlots: a part of an island.' }

/** The words of `data-ilot`, and `data-role` of the parts. */
function wordsOfMarkers(language: Language): Message[] {
  const markers = registryEntries.flatMap(({ marker }) => ('selector' in marker ? [marker.selector] : []))
  const parts = references.flatMap(({ partSchemas = {} }) =>
    Object.values(partSchemas).map(({ selector }) => selector),
  )
  return [
    {
      name: 'data-ilot',
      description: MARKS[language],
      words: wordsIn('data-ilot', [...markers, ...parts]),
    },
    { name: 'data-role', description: PARTS[language], words: wordsIn('data-role', parts) },
  ]
}

const wordsIn = (name: string, selectors: readonly string[]): string[] => {
  const all = selectors.flatMap(attributesIn).filter(({ attribute }) => attribute === name)
  return [...new Set(all.flatMap(({ value }) => value ?? []))].sort()
}

/** The attributes that a selector asks for. */
function attributesIn(selector: string): readonly Attribute[] {
  const found: Attribute[] = []
  parseSelectors((selectors) => {
    selectors.walkAttributes((attribute) => {
      found.push(attribute)
    })
  }).processSync(selector)
  return found
}

function islandMessages(
  { name, purpose, attributes, descriptions, parts, partSchemas = {} }: (typeof references)[number],
  language: Language,
) {
  const about = (text: string) => `Îlots, ${name}${COLON[language]} ${text}`
  const own = registryEntries.find((island) => island.name === name)
  const marks = own && 'selector' in own.marker ? namesIn(own.marker.selector) : []
  return [
    ...marks.map((mark): Message => ({ name: mark, description: about(purpose[language]), words: [] })),
    ...Object.entries(attributes).flatMap(([key, attribute]) =>
      attributeMessages(
        key,
        attribute,
        about(sentence(attribute, descriptions[key]?.[language] ?? '', language)),
      ),
    ),
    ...Object.entries(partSchemas).flatMap(([key, part]) => partMessages(part, parts[key], about, language)),
  ]
}

/** Attributes that a selector names, save those that every page has. */
const namesIn = (selector: string): string[] =>
  attributesIn(selector)
    .map(({ attribute }) => attribute)
    .filter((name) => name.startsWith('data-') && !['data-ilot', 'data-role'].includes(name))

type PartTextOf = (typeof references)[number]['parts'][string] | undefined

function partMessages(
  part: Part,
  text: PartTextOf,
  about: (text: string) => string,
  language: Language,
): Message[] {
  const described: Readonly<Record<string, Words>> = text && 'text' in text ? text.attributes : {}
  const own = text && 'text' in text ? text.text : text
  const entries = Object.entries(part.attributes ?? {})
  const names = entries.flatMap(([key, attribute]) => attributeNames(key, attribute))
  const marks = namesIn(part.selector).filter((mark) => !names.includes(mark))
  return [
    ...marks.map((mark): Message => ({ name: mark, description: about(own?.[language] ?? ''), words: [] })),
    ...entries.flatMap(([key, attribute]) =>
      attributeMessages(
        key,
        attribute,
        about(`${labelOf(part)}, ${sentence(attribute, described[key]?.[language] ?? '', language)}`),
      ),
    ),
  ]
}

/** What HTML has by itself an editor knows already. */
const attributeMessages = (
  key: string,
  attribute: AttributeReader<unknown>,
  description: string,
): Message[] =>
  attributeNames(key, attribute)
    .filter((name) => name.includes('-'))
    .map((name) => ({ name, description, words: attribute.words ?? [] }))

const COLON = { fr: ' :', en: ':' }
const DEFAULT = { fr: 'par défaut : ', en: 'default: ' }
const NONE = { fr: 'aucun', en: 'none' }
const BETWEEN = { fr: ' ; ', en: '; ' }

function sentence(
  { expected, default: value }: AttributeReader<unknown>,
  description: string,
  language: Language,
): string {
  const byDefault = `${DEFAULT[language]}${JSON.stringify(value) ?? NONE[language]}`
  const all = [expected && wordsOf(expected, language), byDefault].filter(Boolean)
  return `${description} (${all.join(BETWEEN[language])})`
}
