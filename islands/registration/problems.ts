/** Checks an integrator's definition. */

import { refusal, sentence } from '../../src/base/errors'
import { ownProperty } from '../../src/base/own-property'
import type { Message } from '../../src/contracts/errors'
import { isSelector } from '../../src/dom/query'
import { isComponent, PLACES } from '../../src/island/custom-island'

type Written = Readonly<Record<string, unknown>>

/** What the island does: one of these. */
const CODE = ['mount', 'Component', 'load']
const KEYS = [
  'name',
  'marker',
  'when',
  'early',
  'aria',
  'inContent',
  'attributes',
  'messages',
  ...CODE,
  'place',
]
const IN_CONTENT = ['yes', 'no', 'restricted']
const MOMENTS = ['now', 'visible', 'idle', 'interaction', 'hash', 'back', 'return']
const TYPES = ['text', 'flag', 'integer', 'choice']
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const isObject = (value: unknown): value is Written => typeof value === 'object' && value !== null
const isAbsent = (value: unknown) => value === undefined
const isFunction = (value: unknown) => typeof value === 'function'

/** The problems of a definition, a French sentence each. @param taken names of all other islands. */
export function problemsOf(definition: unknown, taken: readonly string[]): Message[] {
  if (!isObject(definition))
    return [refusal('Ilots.register(…)', definition, 'un objet { name, marker, mount }')]
  return [
    ...unknownKeys(definition),
    ...nameOf(definition, taken),
    ...selectorOf('marker', definition.marker),
    ...(isAbsent(definition.early) ? [] : selectorOf('early', definition.early)),
    ...momentOf(definition.when),
    ...(isAbsent(definition.inContent) || IN_CONTENT.includes(String(definition.inContent))
      ? []
      : [refusal('inContent', definition.inContent, IN_CONTENT.join(', '))]),
    ...codeOf(definition),
    ...placeOf(definition),
    ...attributesOf(definition.attributes),
    ...(['aria', 'messages'] as const).flatMap((key) =>
      isAbsent(ownProperty(definition, key)) || isObject(ownProperty(definition, key))
        ? []
        : [refusal(key, ownProperty(definition, key), 'un objet')],
    ),
  ]
}

const unknownKeys = (definition: Written): Message[] =>
  Object.keys(definition)
    .filter((key) => !KEYS.includes(key))
    .map((key) => refusal('clé de la définition', key, sentence`une clé parmi ${KEYS.join(', ')}`))

function nameOf({ name }: Written, taken: readonly string[]): Message[] {
  if (typeof name !== 'string' || !NAME.test(name))
    return [refusal('name', name, 'un nom en minuscules et tirets, comme compteur-de-mots')]
  return taken.includes(name)
    ? [refusal('name', name, sentence`un nom libre ; un îlot s’appelle déjà ainsi, par exemple ma-${name}`)]
    : []
}

const selectorOf = (key: string, selector: unknown): Message[] =>
  typeof selector === 'string' && isSelector(selector)
    ? []
    : [refusal(key, selector, 'un sélecteur CSS, comme [data-ilot~="compteur-de-mots"]')]

function momentOf(when: unknown): Message[] {
  if (isAbsent(when)) return []
  const { on, media } = isObject(when) ? when : ({} as Written)
  const isRight = MOMENTS.includes(String(on)) && (isAbsent(media) || typeof media === 'string')
  return isRight
    ? []
    : [refusal('when', JSON.stringify(when), sentence`{ on: ${MOMENTS.join(', ')} }, avec ou sans media`)]
}

/** One of them: with two, it is not clear which one is meant. */
function codeOf(definition: Written): Message[] {
  const given = CODE.filter((key) => !isAbsent(ownProperty(definition, key)))
  const [key] = given
  if (!key)
    return [
      'ni mount ni load ni Component ; attendu l’un des trois : une fonction mount(host, context), un composant, ou load() qui donne le module de l’un ou de l’autre.',
    ]
  if (given.length > 1) return [sentence`${together(given)} ensemble ; garder l’un des ${count(given)}.`]
  const code = ownProperty(definition, key)
  if (key !== 'Component') return isFunction(code) ? [] : [refusal(key, code, 'une fonction')]
  return isComponent(code) ? [] : [refusal(key, code, 'un composant : une fonction ou une classe')]
}

const together = (keys: readonly Message[]): Message =>
  keys.reduce((text, each) => sentence`${text} et ${each}`)
const count = ({ length }: readonly unknown[]) => (length === 2 ? 'deux' : 'trois')

/** Where something is drawn is a component's; a mount sees to it itself. */
function placeOf({ place, mount }: Written): Message[] {
  if (isAbsent(place)) return []
  if (!isAbsent(mount)) return [refusal('place', place, 'Component au lieu de mount, ou pas de place')]
  return PLACES.some((each) => each === place)
    ? []
    : [refusal('place', place, sentence`un mot parmi ${PLACES.join(', ')}`)]
}

function attributesOf(attributes: unknown): Message[] {
  if (isAbsent(attributes)) return []
  if (!isObject(attributes)) return [refusal('attributes', attributes, "un objet { clé: { type: 'text' } }")]
  return Object.entries(attributes).flatMap(([key, definition]) =>
    attributeOf(`attributes.${key}`, isObject(definition) ? definition : {}),
  )
}

function attributeOf(where: string, definition: Written): Message[] {
  const { type, read, words, default: value } = definition
  if (isFunction(read)) return []
  if (!TYPES.includes(String(type)))
    return [refusal(`${where}.type`, type, sentence`${TYPES.join(', ')}, ou une fonction read`)]
  if (type === 'integer' && !Number.isInteger(value))
    return [refusal(`${where}.default`, value, 'un nombre entier')]
  if (type !== 'choice') return []
  if (!Array.isArray(words)) return [refusal(`${where}.words`, words, 'une liste de mots')]
  return words.includes(value)
    ? []
    : [refusal(`${where}.default`, value, sentence`un mot parmi ${words.join(', ')}`)]
}
