/** Checks an integrator's definition. */

import { isSelector } from '../../src/dom/query'
import { refusal } from '../../src/island/errors'

type Written = Readonly<Record<string, unknown>>

const KEYS = ['name', 'marker', 'when', 'early', 'aria', 'attributes', 'messages', 'mount', 'load']
const MOMENTS = ['now', 'visible', 'idle', 'interaction', 'hash']
const TYPES = ['text', 'flag', 'integer', 'choice']
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const isObject = (value: unknown): value is Written => typeof value === 'object' && value !== null
const isAbsent = (value: unknown) => value === undefined
const isFunction = (value: unknown) => typeof value === 'function'

/** The problems of a definition, a French sentence each. @param taken names of all other islands. */
export function problemsOf(own: unknown, taken: readonly string[]): string[] {
  if (!isObject(own)) return [refusal('Ilots.register(…)', own, 'un objet { name, marker, mount }')]
  return [
    ...unknownKeys(own),
    ...nameOf(own, taken),
    ...selectorOf('marker', own.marker),
    ...(isAbsent(own.early) ? [] : selectorOf('early', own.early)),
    ...momentOf(own.when),
    ...codeOf(own),
    ...attributesOf(own.attributes),
    ...(['aria', 'messages'] as const).flatMap((key) =>
      isAbsent(own[key]) || isObject(own[key]) ? [] : [refusal(key, own[key], 'un objet')],
    ),
  ]
}

const unknownKeys = (own: Written): string[] =>
  Object.keys(own)
    .filter((key) => !KEYS.includes(key))
    .map((key) => refusal('clé de la définition', key, `une clé parmi ${KEYS.join(', ')}`))

function nameOf({ name }: Written, taken: readonly string[]): string[] {
  if (typeof name !== 'string' || !NAME.test(name))
    return [refusal('name', name, 'un nom en minuscules et tirets, comme compteur-de-mots')]
  return taken.includes(name)
    ? [refusal('name', name, `un nom libre ; un îlot s’appelle déjà ainsi, par exemple ma-${name}`)]
    : []
}

const selectorOf = (key: string, selector: unknown): string[] =>
  typeof selector === 'string' && isSelector(selector)
    ? []
    : [refusal(key, selector, 'un sélecteur CSS, comme [data-ilot~="compteur-de-mots"]')]

function momentOf(when: unknown): string[] {
  if (isAbsent(when)) return []
  const { on, media } = isObject(when) ? when : ({} as Written)
  const isRight = MOMENTS.includes(String(on)) && (isAbsent(media) || typeof media === 'string')
  return isRight
    ? []
    : [refusal('when', JSON.stringify(when), `{ on: ${MOMENTS.join(', ')} }, avec ou sans media`)]
}

/** Either `mount` or `load`: with both, it is not clear which one is meant. */
function codeOf({ mount, load }: Written): string[] {
  if (isAbsent(mount) && isAbsent(load))
    return ['ni mount ni load ; attendu une fonction mount(host, context), ou load() qui en donne le module.']
  if (!isAbsent(mount) && !isAbsent(load)) return ['mount et load ensemble ; garder l’un des deux.']
  const [name, code] = isAbsent(mount) ? ['load', load] : ['mount', mount]
  return isFunction(code) ? [] : [refusal(String(name), code, 'une fonction')]
}

function attributesOf(attributes: unknown): string[] {
  if (isAbsent(attributes)) return []
  if (!isObject(attributes)) return [refusal('attributes', attributes, "un objet { clé: { type: 'text' } }")]
  return Object.entries(attributes).flatMap(([key, definition]) =>
    attributeOf(`attributes.${key}`, isObject(definition) ? definition : {}),
  )
}

function attributeOf(where: string, definition: Written): string[] {
  const { type, read, words, default: value } = definition
  if (isFunction(read)) return []
  if (!TYPES.includes(String(type)))
    return [refusal(`${where}.type`, type, `${TYPES.join(', ')}, ou une fonction read`)]
  if (type === 'integer' && !Number.isInteger(value))
    return [refusal(`${where}.default`, value, 'un nombre entier')]
  if (type !== 'choice') return []
  if (!Array.isArray(words)) return [refusal(`${where}.words`, words, 'une liste de mots')]
  return words.includes(value) ? [] : [refusal(`${where}.default`, value, `un mot parmi ${words.join(', ')}`)]
}
